"""Language models and captured attention in the window: found, opened, run, and looked through.

`desk` puts the parts together and follows the bench. From the file to the screen:

- `dialog` lists what is on this computer, `opening` opens it, `fetching` opens again what a saved
  layer or a step taken back is of; `opened` is a model or capture that is open, `at_hand` which one
  that is now
- `job` is work off the window's thread, `work` what is done there
- `layer_bench` puts a layer of it into the lab
- `running` runs texts, `changing` changes inside, `writing` tokens behind; `measuring` measures all
  heads, `picking` chooses layer and head, `training` goes along a model's training
- `showing` shows all this in the `bar` above the canvas, the `cards` beside it and the `cover` over
  it
"""
