"""Real language models, in NumPy alone: a file to tokens, to a residual stream, to Documents.

Reading order: `model` opens a file and runs a text; `config` says what the model is; `gguf` and
`safetensors` read files, `quantization` widens their numbers; `layout` says where the weights lie;
`forward` is the forward pass and `changes` what can be replaced in it; `tokenizer` and `tokens` are
text; `layers` makes a Document of a layer.
"""
