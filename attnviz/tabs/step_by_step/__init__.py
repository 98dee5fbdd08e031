"""Tab 2, step by step. The class is `attnviz.tabs.step_by_step.view.StepByStepView`."""
