"""Models of every family give the reference numbers, through the public loader."""

import importlib.util
import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from attnviz.checkpoints import weights
from attnviz.checkpoints.changes import HeadOff, HeldRow, HiddenCell, RopeOff, StreamRow
from attnviz.checkpoints.forward import CancelledError
from attnviz.checkpoints.model import open_model, patch_from
from attnviz.checkpoints.safetensors import SafetensorsFile
from attnviz.errors import CheckpointError, EditError

_SPEC = importlib.util.spec_from_file_location("models_run", Path(__file__).with_name("run.py"))
reference_run = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(reference_run)

MODELS = Path(__file__).parent.parent / "data" / "models"
FOLDERS = [
    *(MODELS / name for name in ("gpt2", "llama", "llama-gguf", "mistral")),
    *sorted((MODELS / "families").iterdir()),
]


@pytest.fixture
def gpt2():
    model = open_model(MODELS / "gpt2")
    yield model
    model.close()


@pytest.fixture
def copied(tmp_path):
    """Give a function that copies a model folder to where it may be changed."""

    def copy(name):
        return Path(shutil.copytree(MODELS / name, tmp_path / name))

    return copy


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_reference_numbers(folder, capsys):
    assert reference_run.main([str(folder)]) == 0, capsys.readouterr().out


def test_a_wrong_number_is_told(tmp_path, capsys):
    folder = shutil.copytree(MODELS / "families" / "qwen3", tmp_path / "qwen3")
    arrays = dict(np.load(folder / "reference.npz"))
    arrays["attentions"][0, 0, 5, 2] += 0.01
    np.savez(folder / "reference.npz", **arrays)
    assert reference_run.main([str(folder)]) == 1
    assert "FAILED" in capsys.readouterr().out


def test_both_layouts_of_the_config_open_the_same_model(copied):
    folder = copied("llama")
    ids = json.loads((folder / "reference.json").read_text())["input_ids"]
    old = open_model(folder).run(ids)
    shutil.copy(folder / "config.v5.json", folder / "config.json")
    assert np.array_equal(open_model(folder).run(ids).pattern, old.pattern)


def test_an_output_matrix_that_is_not_there_is_said(tmp_path):
    """Tied by the config, nothing is said; untied and without lm_head, the embedding is used."""
    model = open_model(MODELS / "gpt2")
    assert model.notes == ()
    shutil.copytree(MODELS / "gpt2", tmp_path / "untied")
    path = tmp_path / "untied" / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"tie_word_embeddings": False}))
    untied = open_model(tmp_path / "untied")
    assert "has no lm_head.weight: the token embedding is used" in untied.notes[0]
    assert np.array_equal(untied.run([1, 2, 3]).logits, model.run([1, 2, 3]).logits)


def test_a_trained_context_of_one_token_is_refused(tmp_path):
    """The factor of longrope divides by its logarithm."""
    folder = tmp_path / "phi3"
    shutil.copytree(MODELS / "families" / "phi3-long", folder)
    path = folder / "config.json"
    values = json.loads(path.read_text()) | {"original_max_position_embeddings": 1}
    path.write_text(json.dumps(values))
    with pytest.raises(CheckpointError, match="trained context of RoPE: found 1, expected"):
        open_model(folder)


def test_opening_reads_no_weight(gpt2):
    assert not gpt2.weights._layers


def test_a_model_that_is_not_kept_gives_the_same(gpt2):
    ids = list(range(10))
    lean = open_model(MODELS / "gpt2", keep_bytes=0)
    assert np.array_equal(lean.run(ids).pattern, gpt2.run(ids).pattern)
    assert np.allclose(lean.run(ids).logits, gpt2.run(ids).logits, atol=1e-5)
    assert not lean.weights._layers


def test_the_output_matrix_is_never_held_whole(monkeypatch):
    """Its rows are widened a few at a time, whatever is kept of the layers."""
    ids, model = [5, 6, 7], open_model(MODELS / "gpt2")
    whole = model.run(ids).logits
    file, rows = model.weights._file, []
    read, read_rows = file.read, file.read_rows
    monkeypatch.setattr(weights, "NUMBERS_AT_ONCE", 10 * model.config.d_model)
    monkeypatch.setattr(file, "read", lambda name, dtype: rows.append(name) or read(name, dtype))
    monkeypatch.setattr(
        file,
        "read_rows",
        lambda name, part, dtype: rows.append(part) or read_rows(name, part, dtype),
    )
    assert np.allclose(model.run(ids).logits, whole, atol=1e-5)
    assert "wte.weight" not in "".join(map(str, rows))
    parts = [part for part in rows if isinstance(part, slice)]
    assert all(part.stop - part.start <= 10 for part in parts)
    assert sum(part.stop - part.start for part in parts) == len(whole)


def test_text_longer_than_the_model(gpt2):
    with pytest.raises(CheckpointError, match="33 tokens, the model has 32 positions"):
        gpt2.run([1] * 33)
    assert gpt2.run([1] * 32).n_tokens == 32


@pytest.mark.parametrize("ids", [[], [400], [-1]])
def test_ids_outside_the_vocabulary(gpt2, ids):
    with pytest.raises(CheckpointError, match="tokens: found"):
        gpt2.run(ids)


def test_an_edit_computes_only_the_rows_it_reaches(gpt2):
    before = gpt2.run([5, 6, 7, 8, 9, 10])
    after = gpt2.run([5, 6, 7, 99, 9, 10], previous=before)
    whole = gpt2.run([5, 6, 7, 99, 9, 10])
    assert after.reused_rows == 3
    assert np.array_equal(after.pattern[:, :, :3], before.pattern[:, :, :3, :])
    assert np.allclose(after.pattern, whole.pattern, atol=1e-5)
    assert np.allclose(after.logits, whole.logits, atol=1e-4)


def test_layers_below_a_change_stay_to_the_bit(gpt2):
    plain = gpt2.run([5, 6, 7, 8])
    changed = gpt2.run([5, 6, 7, 8], previous=plain, changes=[HeadOff(1, 2)])
    assert changed.reused_layers == 1
    assert np.array_equal(changed.pattern[0], plain.pattern[0])
    assert np.array_equal(changed.stream[1], plain.stream[1])
    assert not np.allclose(changed.logits, plain.logits)
    back = gpt2.run([5, 6, 7, 8], previous=changed)
    assert np.allclose(back.logits, plain.logits, atol=1e-6)


def test_changes_in_any_order_give_the_same(gpt2):
    ids = [5, 6, 7, 8]
    two = [HeadOff(0, 1), HiddenCell(1, 2, 3, 0)]
    assert np.array_equal(
        gpt2.run(ids, changes=two).logits, gpt2.run(ids, changes=two[::-1]).logits
    )


def test_the_only_visible_key_hidden_leaves_zeros(gpt2):
    run = gpt2.run([5, 6], changes=[HiddenCell(0, 0, 0, 0)])
    assert run.pattern[0, 0, 0].tolist() == [0.0, 0.0]
    assert np.isfinite(run.logits).all()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (HeadOff(2, 0), "layer: found 2, expected 0 to 1"),
        (HeadOff(0, 4), "head: found 4, expected 0 to 3"),
        (HiddenCell(0, 0, 5, 0), "query: found 5, expected 0 to 3"),
        (RopeOff(0), "learned positions"),
        (HeldRow(0, 0, 1, (0.5, 0.5)), "found 2 weights, expected 4"),
    ],
)
def test_changes_that_do_not_fit(gpt2, change, message):
    with pytest.raises(EditError, match=message):
        gpt2.run([5, 6, 7, 8], changes=[change])


def test_a_patch_needs_as_many_tokens(gpt2):
    other = gpt2.run([1, 2, 3])
    with pytest.raises(EditError, match="the same number of tokens"):
        gpt2.run([1, 2, 3, 4], changes=[patch_from(other, 0, 0)])


def test_progress_and_cancel(gpt2):
    seen = []
    gpt2.run([1, 2], progress=lambda done, total: seen.append((done, total)) or True)
    assert seen == [(1, 2), (2, 2)]
    with pytest.raises(CancelledError):
        gpt2.run([1, 2], progress=lambda done, total: False)


def test_direct_effects_add_up_to_the_logit(gpt2):
    run = gpt2.run([5, 6, 7, 8, 9])
    best, second = (token for token, _ in run.top(2))
    found = gpt2.direct_effect(run, [best, second])
    assert found.totals()["sum"] == pytest.approx(found.logits, abs=1e-3)
    assert found.logits[0] == pytest.approx(float(run.logits[best]), abs=1e-3)
    with pytest.raises(EditError, match="token: found 400"):
        gpt2.direct_effect(run, [400])


class TestRefusals:
    def test_no_such_file(self, tmp_path):
        with pytest.raises(CheckpointError, match="nowhere: no such file"):
            open_model(tmp_path / "nowhere")

    def test_no_config(self, copied):
        folder = copied("gpt2")
        (folder / "config.json").unlink()
        with pytest.raises(CheckpointError, match=r"no config\.json"):
            open_model(folder)

    def test_weights_in_pickle_are_named(self, copied):
        folder = copied("gpt2")
        (folder / "model.safetensors").rename(folder / "pytorch_model.bin")
        with pytest.raises(CheckpointError, match="pickle"):
            open_model(folder)

    def test_a_missing_shard(self, copied):
        folder = copied("mistral")
        (folder / "model-00002-of-00002.safetensors").unlink()
        with pytest.raises(CheckpointError, match="1 of 2 weight files are missing"):
            open_model(folder)

    def test_an_index_that_leads_out_of_the_folder(self, copied):
        folder = copied("mistral")
        index = folder / "model.safetensors.index.json"
        described = json.loads(index.read_text())
        described["weight_map"] = dict.fromkeys(described["weight_map"], "../gpt2.safetensors")
        index.write_text(json.dumps(described))
        with pytest.raises(CheckpointError, match="expected a file name"):
            open_model(folder)

    def test_a_truncated_file(self, copied):
        folder = copied("gpt2")
        path = folder / "model.safetensors"
        path.write_bytes(path.read_bytes()[:90_000])
        with pytest.raises(CheckpointError, match="its header promises"):
            open_model(folder)

    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"model_type": "mixtral"}, "mixtral is a mixture of experts"),
            ({"model_type": "qwen3_moe"}, "a mixture of experts"),
            ({"model_type": "bert"}, "an encoder: it does not write text"),
            ({"model_type": "mamba"}, "a recurrent model"),
            ({"model_type": "t5"}, "an encoder with a decoder"),
            ({"model_type": "qwen2_vl"}, "a model that reads images"),
            ({"model_type": "opt"}, "not a supported family"),
            ({"hidden_act": "swiglu"}, "hidden_act: found 'swiglu'"),
            ({"rope_scaling": {"rope_type": "mystery"}}, "RoPE type: found mystery"),
            ({"num_attention_heads": -4}, "num_attention_heads: found -4"),
            ({"num_key_value_heads": 3}, "key/value heads: found 3"),
            ({"hidden_size": 48}, "expected"),
            ({"rms_norm_eps": "small"}, "rms_norm_eps: found 'small'"),
        ],
    )
    def test_configs_that_are_not_read(self, copied, change, message):
        folder = copied("llama")
        config = json.loads((folder / "config.json").read_text())
        (folder / "config.json").write_text(json.dumps(config | change))
        with pytest.raises(CheckpointError, match=message):
            open_model(folder)

    def test_no_tokenizer(self, copied):
        folder = copied("gpt2")
        (folder / "tokenizer.json").unlink()
        model = open_model(folder)
        assert model.run([1, 2]).n_tokens == 2
        with pytest.raises(CheckpointError, match=r"no tokenizer\.json"):
            model.encode("a")


def _config(folder, **values):
    path = folder / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | values))


@pytest.mark.parametrize(
    ("told", "named"),
    [
        ({"quant_method": "gptq", "bits": 4}, "quantised with gptq"),
        ({"load_in_8bit": True}, "quantised with bitsandbytes"),
        ({"bits": 3}, "quantised in a way that is not read"),
    ],
)
def test_packed_weights_are_refused_by_their_method(copied, told, named):
    """Their tensors may have the shapes of plain ones: read as numbers they would be wrong ones."""
    folder = copied("llama")
    _config(folder, quantization_config=told)
    with pytest.raises(CheckpointError, match=named):
        open_model(folder)


def test_an_adapter_names_the_model_that_it_belongs_to(copied):
    folder = copied("llama")
    (folder / "model.safetensors").rename(folder / "adapter_model.safetensors")
    (folder / "adapter_config.json").write_text('{"base_model_name_or_path": "org/base"}')
    for path in (folder, folder / "adapter_model.safetensors"):
        with pytest.raises(CheckpointError, match=r"an adapter \(LoRA\).* into org/base"):
            open_model(path)


@pytest.mark.parametrize(
    ("name", "raw", "message"),
    [
        ("model.bin", b"PK\3\4", "in a pickle.*as safetensors"),
        ("weights", b"\x80\2", "in a pickle"),
        ("model.bin", b"tjgg\3\0\0\0", "GGML file from before GGUF"),
        ("model.onnx", b"\x08\7", "found neither a GGUF nor a safetensors file"),
    ],
)
def test_other_kinds_of_file_are_named(copied, name, raw, message):
    path = copied("llama") / name
    path.write_bytes(raw)
    with pytest.raises(CheckpointError, match=message):
        open_model(path)


def test_several_gguf_files_in_a_folder_are_listed(tmp_path):
    for name in ("a.gguf", "b.gguf"):
        shutil.copy(MODELS / "llama-gguf" / "tiny-llama-q8_0.gguf", tmp_path / name)
    with pytest.raises(CheckpointError, match=r"found 2 GGUF files.*a\.gguf, b\.gguf"):
        open_model(tmp_path)


def test_a_model_that_was_not_made_to_write_says_so(copied):
    folder = copied("llama")
    _config(folder, architectures=["LlamaForSequenceClassification"])
    model = open_model(folder)
    assert "LlamaForSequenceClassification" in model.notes[0]
    assert len(model.run([1, 2, 3]).pattern) == 2


def test_kinds_of_layers_that_are_not_read_are_refused(copied):
    folder = copied("mistral")
    _config(folder, layer_types=["linear_attention", "full_attention"])
    with pytest.raises(CheckpointError, match=r"layer_types: found linear_attention, expected"):
        open_model(folder)
    _config(folder, layer_types=["full_attention"])
    with pytest.raises(CheckpointError, match="layer_types: found 1 kinds, expected one for each"):
        open_model(folder)


@pytest.mark.parametrize("name", ["config.json", "tokenizer.json", "model.safetensors.index.json"])
def test_a_file_of_zeros_without_end_takes_no_memory(copied, name):
    folder = copied("mistral")
    with (folder / name).open("r+b") as file:
        file.truncate(2**29)
    with pytest.raises(CheckpointError, match=r"found 536,870,912 bytes, expected at most"):
        open_model(folder).encode("a")


def test_fields_that_are_left_out_mean_what_the_family_says(copied):
    """A missing window of Mistral is its 4,096; null is none."""
    folder = copied("mistral")
    path = folder / "config.json"
    values = json.loads(path.read_text())
    del values["sliding_window"]
    path.write_text(json.dumps(values))
    assert open_model(folder).config.windows == (4096, 4096)
    _config(folder, sliding_window=None)
    assert open_model(folder).config.windows == (None, None)


def test_a_config_cannot_promise_more_rows_than_there_are(copied):
    folder = copied("gpt2")
    _config(folder, n_positions=64, vocab_size=500)
    model = open_model(folder)
    assert (model.config.max_tokens, model.config.vocab_size) == (32, 400)
    with pytest.raises(CheckpointError, match="33 tokens, the model has 32 positions"):
        model.run([1] * 33)
    with pytest.raises(CheckpointError, match="found id 405, expected 0 to 399"):
        model.run([405])


def test_a_base_of_rope_that_turns_nothing_is_refused(copied):
    folder = copied("llama")
    _config(folder, rope_theta=1.0)
    with pytest.raises(CheckpointError, match="base of RoPE: found 1, expected more than 1"):
        open_model(folder)


def _with_tensors(folder, **extra):
    """Write a model's weights once more, with some tensors beside them."""
    path = folder / "model.safetensors"
    file = SafetensorsFile(path)
    arrays = {name: file.read(name) for name in file.tensors} | extra
    header, data = {}, b""
    for name, array in arrays.items():
        raw = np.asarray(array, "<f4").tobytes()
        ends = [len(data), len(data) + len(raw)]
        header[name] = {"dtype": "F32", "shape": list(np.shape(array)), "data_offsets": ends}
        data += raw
    told = json.dumps(header).encode()
    path.write_bytes(len(told).to_bytes(8, "little") + told + data)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
@pytest.mark.parametrize(
    "name",
    ["model.layers.1.self_attn.q_proj.weight", "model.norm.weight", "model.embed_tokens.weight"],
)
def test_a_weight_that_is_no_number_is_named(copied, recwarn, name, bad):
    folder = copied("llama")
    weight = SafetensorsFile(folder / "model.safetensors").read(name).copy()
    weight[..., -1] = bad
    _with_tensors(folder, **{name: weight})
    with pytest.raises(CheckpointError, match=f"^llama: the tensor {name} holds infinite numbers"):
        open_model(folder).run([1, 2, 3])
    assert not recwarn.list


def test_numbers_beyond_float32_say_after_which_layer(copied, gpt2):
    folder = copied("llama")
    name = "model.layers.0.mlp.down_proj.weight"
    weight = SafetensorsFile(folder / "model.safetensors").read(name)
    _with_tensors(folder, **{name: np.full_like(weight, 3e38)})
    with pytest.raises(
        CheckpointError, match=r"^llama: the numbers behind layer 0 are larger than"
    ):
        open_model(folder).run([1, 2, 3])
    stream = np.full(gpt2.config.d_model, 3e38, np.float32)
    with pytest.raises(CheckpointError, match=r"^With these changes the numbers behind layer 1"):
        gpt2.run([1, 2, 3], changes=[StreamRow(0, 1, stream)])


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("self_attn.q_norm.weight", "q_norm.weight, which layers of Llama do not have"),
        ("self_attn.q_proj.bias", "k_proj.bias is missing, though model.*q_proj.bias is present"),
        ("self_attn.rotary_emb.inv_freq", None),
    ],
)
def test_a_tensor_that_would_be_left_out_is_refused(copied, name, message):
    """It would change the numbers; tables that follow from the config do not."""
    folder = copied("llama")
    _with_tensors(folder, **{f"model.layers.1.{name}": np.ones(32)})
    if message is None:
        assert not open_model(folder).notes
        return
    with pytest.raises(CheckpointError, match=f"^llama: .*{message}"):
        open_model(folder)


def test_layers_that_the_config_does_not_count_are_told(copied):
    folder = copied("llama")
    _config(folder, num_hidden_layers=1)
    assert "has 2 layers, the config counts 1" in open_model(folder).notes[0]


def test_a_tokenizer_of_another_model_is_told(copied):
    folder = copied("llama")
    told = json.loads((folder / "tokenizer.json").read_text())
    told["model"]["vocab"] = {word: i + 5000 for word, i in told["model"]["vocab"].items()}
    (folder / "tokenizer.json").write_text(json.dumps(told))
    with pytest.raises(
        CheckpointError, match=r"^llama/tokenizer\.json: .* gives token 5\d+, expected 0"
    ):
        open_model(folder).encode("Hello")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"rope_parameters": {"full_attention": {"rope_theta": 1e4}}},
            "full_attention: found a table of its own, expected a number",
        ),
        (
            {"rope_scaling": {"type": "llama3", "factor": 8, "low_freq_factor": 4}},
            "RoPE, llama3: low_freq_factor",
        ),
    ],
)
def test_rotations_that_do_not_fit_are_refused_when_the_model_is_opened(copied, given, message):
    folder = copied("llama")
    _config(folder, **given)
    with pytest.raises(CheckpointError, match=rf"^llama/config\.json: .*{message}"):
        open_model(folder)
