"""Tab 2, step by step. The class is `attnviz.views.step_by_step.view.StepByStepView`."""
