"""What arrays of attention mean, in every form that programs save them."""

import json
import struct
import zipfile
from pathlib import Path

import numpy as np
import pytest

from attnviz.captures.archives import read_arrays, tokens_beside
from attnviz.captures.documents import capture_document
from attnviz.captures.objects import capture_of
from attnviz.captures.reading import read_capture
from attnviz.errors import AttnvizError, CaptureError

DATA = Path(__file__).parent.parent / "data" / "captures"


def patterns(*shape, seed=0):
    """Return causal patterns with these leading axes: shape (..., n, n)."""
    scores = np.random.default_rng(seed).normal(size=shape)
    scores[..., ~np.tri(*shape[-2:], dtype=bool)] = -np.inf
    exponentials = np.exp(scores)
    return exponentials / exponentials.sum(axis=-1, keepdims=True)


def opened(path, **how):
    return read_capture(read_arrays(path), title=path.name, **how)


def saved(tmp_path, **arrays):
    path = tmp_path / "run.npz"
    np.savez(path, **arrays)
    return path


class TestFiles:
    def test_layer_2_comes_before_layer_10(self):
        capture = opened(DATA / "F50-layers.npz")
        found = [round(float(layer[0, 2, 0]), 4) for layer in capture.layers]
        assert found == [round((i + 1) / 100, 4) for i in range(12)]

    def test_pickled_objects_are_not_read(self):
        with pytest.raises(CaptureError, match="pickled objects, which are not read for safety"):
            opened(DATA / "F51-objects.npz")

    def test_no_attention_names_the_cure(self):
        with pytest.raises(CaptureError, match='attn_implementation="eager"'):
            opened(DATA / "F52-no-attentions.npz")

    def test_steps_of_generate_are_joined(self):
        tokens = [f"t{i}" for i in range(8)]
        capture = opened(DATA / "F54-generate.npz", tokens=tokens)
        assert capture.stacked().shape == (2, 4, 7, 7)
        assert np.allclose(capture.stacked().sum(axis=-1), 1, atol=1e-6)
        row = capture.layers[0][0, 6]
        assert row[:2] == pytest.approx([0.9583093523979187, 0.0010734089883044362])
        assert capture.layers[0][0, 5, 6] == 0
        assert capture.tokens == tuple(tokens[:7])
        assert any("never fed in" in note for note in capture.notes)

    def test_more_positions_than_tokens(self):
        with pytest.raises(CaptureError, match="6 attention positions but 5 tokens"):
            opened(DATA / "F57-mismatch.npz")

    def test_one_array_with_tokens_inside(self, tmp_path):
        path = saved(
            tmp_path,
            attention=patterns(3, 2, 4, 4).astype(np.float16),
            tokens=np.array(list("abcd")),
        )
        capture = opened(path)
        assert capture.stacked().shape == (3, 2, 4, 4)
        assert capture.stacked().dtype == np.float32
        assert capture.tokens == ("a", "b", "c", "d")
        assert "Rows sum to 1." in capture.notes
        assert "Causal: no query gives weight to a later token." in capture.notes

    def test_npy_and_safetensors_hold_the_same(self, tmp_path):
        array = patterns(2, 2, 3, 3).astype(np.float32)
        np.save(tmp_path / "run.npy", array)
        header = {"attention": {"dtype": "F32", "shape": [2, 2, 3, 3], "data_offsets": [0, 144]}}
        header["__metadata__"] = {"tokens": json.dumps(["x", "y", "z"])}
        raw = json.dumps(header).encode()
        path = tmp_path / "run.safetensors"
        path.write_bytes(struct.pack("<Q", len(raw)) + raw + array.tobytes())
        assert np.array_equal(opened(tmp_path / "run.npy").stacked(), array)
        assert np.array_equal(opened(path).stacked(), array)
        assert opened(path).tokens == ("x", "y", "z")

    def test_tokens_beside_the_file(self, tmp_path):
        (tmp_path / "run.tokens.json").write_text('["a", "b"]', encoding="utf-8")
        assert tokens_beside(tmp_path / "run.npz") == ("a", "b")
        (tmp_path / "other.tokens.txt").write_text("c\nd\n", encoding="utf-8")
        assert tokens_beside(tmp_path / "other.npz") == ("c", "d")
        assert tokens_beside(tmp_path / "third.npz") == ()

    @pytest.mark.parametrize(
        ("raw", "message"),
        [
            (b"", "the file is empty"),
            (b"\x80\x04pickle", "this is a pickle"),
            (b"PK\3\4 damaged", r"run\.npz: the archive is damaged \(.*\), expected .* again"),
            (b"no array", r"run\.npz: found b'no arr', expected b'PK'"),
            (b"\x93NUMPY\1\0\x10\0{'descr': '<f4', ", "header of the array is damaged"),
        ],
    )
    def test_damaged_files(self, tmp_path, raw, message):
        path = tmp_path / "run.npz"
        path.write_bytes(raw)
        with pytest.raises(AttnvizError, match=message):
            opened(path)

    def test_a_header_that_promises_more_than_there_is(self, tmp_path):
        head = b"{'descr': '<f4', 'fortran_order': False, 'shape': (9000, 9000), }"
        raw = b"\x93NUMPY\1\0" + struct.pack("<H", len(head)) + head + b"\0" * 40
        with zipfile.ZipFile(tmp_path / "run.npz", "w") as archive:
            archive.writestr("attention.npy", raw)
        with pytest.raises(CaptureError, match="the data ends after 40 bytes"):
            opened(tmp_path / "run.npz")

    def test_raw_bfloat16_names_its_cure(self, tmp_path):
        np.save(tmp_path / "run.npy", np.zeros((2, 2), dtype="V2"))
        with pytest.raises(CaptureError, match="bfloat16"):
            opened(tmp_path / "run.npy")


class TestFits:
    def test_steps_of_generate_have_as_many_heads(self):
        arrays = {"step0.layer0": patterns(1, 2, 3, 3), "step1.layer0": patterns(1, 1, 1, 4)}
        with pytest.raises(
            CaptureError, match="steps of layer 0 with 1, 2 heads, expected the same number"
        ):
            read_capture(arrays)

    def test_keys_without_numbers_are_refused(self):
        arrays = {"Q": np.ones((2, 3, 4)), "K": np.ones((0, 3, 4))}
        with pytest.raises(CaptureError, match="expected heads and a width that fit together"):
            read_capture(arrays)
        cache = {f"blocks.0.attn.hook_{kind}": np.ones((0, 3, 2, 4)) for kind in "qk"}
        with pytest.raises(CaptureError, match="hook_q of shape"):
            read_capture({"blocks.0.attn.hook_pattern": patterns(1, 2, 3, 3), **cache})

    def test_no_layer_is_said(self):
        with pytest.raises(CaptureError, match="found no layer, expected at least one"):
            read_capture({"attention": np.ones((0, 2, 3, 3))})

    def test_queries_without_keys_leave_the_weights_alone(self):
        arrays = {
            "blocks.0.attn.hook_pattern": patterns(1, 2, 3, 3),
            "blocks.0.attn.hook_q": np.ones((1, 3, 2, 4)),
        }
        capture = read_capture(arrays)
        assert capture.keys == ()
        assert capture_document(capture, 0).captured

    def test_values_of_other_tokens_leave_the_weights_alone(self):
        arrays = {"blocks.0.attn.hook_pattern": patterns(1, 2, 3, 3)}
        arrays |= {f"blocks.0.attn.hook_{kind}": np.ones((1, 3, 2, 4)) for kind in "qk"}
        arrays["blocks.0.attn.hook_v"] = np.ones((1, 5, 2, 4))
        with pytest.raises(AttnvizError, match="V"):
            capture_document(read_capture(arrays), 0)


class TestAxes:
    def test_one_matrix_may_be_an_average(self):
        capture = read_capture({"attention": patterns(4, 4)})
        assert capture.average
        assert "One matrix: a single head, or the average of several." in capture.notes

    @pytest.mark.parametrize(
        ("shape", "layers", "heads"),
        [((2, 4, 4), 1, 2), ((1, 2, 4, 4), 1, 2), ((3, 1, 2, 4, 4), 3, 2), ((3, 2, 4, 4), 3, 2)],
    )
    def test_number_of_axes(self, shape, layers, heads):
        capture = read_capture({"attention": patterns(*shape)})
        assert (len(capture.layers), len(capture.layers[0])) == (layers, heads)

    def test_a_batch_is_asked_for(self):
        several = {f"layer_{i}": patterns(2, 3, 4, 4, seed=i) for i in range(2)}
        with pytest.raises(CaptureError, match="a batch of 2 texts; say which one"):
            read_capture(several)
        capture = read_capture(several, batch=1)
        assert np.allclose(capture.layers[0], several["layer_0"][1])
        with pytest.raises(CaptureError, match="found text 2, expected 0 to 1"):
            read_capture(several, batch=2)

    def test_one_dimension_is_refused_with_its_shape(self):
        with pytest.raises(CaptureError, match=r"shape \(5,\), expected 2 to 5 axes"):
            read_capture({"attention": np.ones(5)})

    def test_swapped_axes_are_noticed_and_put_right(self):
        turned = patterns(2, 4, 4).swapaxes(1, 2)
        capture = read_capture({"attention": turned})
        assert any("query and key look swapped" in note for note in capture.notes)
        right = read_capture({"attention": turned}, swap=True)
        assert "Rows sum to 1." in right.notes

    def test_fewer_rows_than_columns(self):
        capture = read_capture({"attention": patterns(8, 8)[5:]}, tokens="ABCDEFGH")
        assert (capture.n_query, capture.n_key) == (3, 8)
        assert capture.key_labels == tuple("ABCDEFGH")

    def test_more_rows_than_columns(self):
        with pytest.raises(CaptureError, match="8 queries but 3 keys"):
            read_capture({"attention": np.ones((1, 8, 3))})

    def test_layers_without_a_number(self):
        with pytest.raises(CaptureError, match="a number in each name"):
            read_capture({"attention_a": patterns(2, 4, 4), "attention_b": patterns(2, 4, 4)})

    def test_missing_layers_are_told(self):
        named = {f"layer_{i}": patterns(1, 3, 3) for i in (0, 1, 4)}
        capture = read_capture(named)
        assert capture.layer_numbers == (0, 1, 4)
        assert "Layers missing in between: 2, 3." in capture.notes


class TestDoubts:
    def test_dropout(self):
        capture = read_capture({"attention": patterns(2, 4, 4) * 0.9})
        assert any("Rows sum to 0.90 on average: dropout" in note for note in capture.notes)

    def test_scores(self):
        capture = read_capture({"attention": np.random.default_rng(0).normal(size=(2, 4, 4))})
        assert any("look like scores" in note for note in capture.notes)

    def test_not_causal(self):
        capture = read_capture({"attention": np.full((1, 4, 4), 0.25)})
        assert "Not causal: queries give weight to later tokens." in capture.notes

    def test_cells_that_are_not_numbers(self):
        array = patterns(1, 3, 3)
        array[0, 2, 1] = np.nan
        assert any(
            "1 cell is not a finite number" in n for n in read_capture({"attention": array}).notes
        )


class Tensor:
    """What a torch tensor looks like from outside."""

    def __init__(self, array, dtype="torch.float32", grad=True):
        self._array, self.dtype, self._grad = array, dtype, grad

    def detach(self):
        return Tensor(self._array, self.dtype, grad=False)

    def cpu(self):
        return self

    def float(self):
        return Tensor(self._array, grad=self._grad)

    def __array__(self, dtype=None, copy=None):
        if self._grad or "bfloat16" in self.dtype:
            raise TypeError("detach it, and make it float")
        return np.asarray(self._array, dtype=dtype)


class PlainTensor:
    """One that NumPy cannot take by itself, but says its numbers."""

    def __init__(self, array):
        self._array = array

    def numpy(self):
        return self._array


class TestObjects:
    def test_a_notebook_shows_one_line_for_what_is_no_attention(self):
        with pytest.raises(CaptureError) as caught:
            capture_of("nothing")
        line = "CaptureError: found 'nothing', expected an array, a tensor or several"
        assert caught.value._render_traceback_() == [line]

    def test_a_tensor_that_only_says_its_numbers(self):
        array = patterns(2, 2, 4, 4)
        assert (capture_of(PlainTensor(array), tokens="abcd").stacked() == array).all()

    def test_a_tuple_of_tensors(self):
        given = tuple(Tensor(patterns(1, 2, 4, 4, seed=i), "torch.bfloat16") for i in range(3))
        capture = capture_of(given, tokens="abcd")
        assert capture.stacked().shape == (3, 2, 4, 4)
        assert capture.tokens == tuple("abcd")

    def test_an_output_with_attentions(self):
        class Output:
            attentions = (Tensor(patterns(1, 2, 4, 4)),)

        assert capture_of(Output()).stacked().shape == (1, 2, 4, 4)

    def test_the_nested_form_of_generate(self):
        whole = patterns(2, 6, 6)
        steps = [(whole[None, :, :5, :5],) * 3, (whole[None, :, 5:],) * 3]
        assert np.allclose(capture_of(steps).layers[2], whole)

    def test_a_transformer_lens_cache(self):
        cache = {"blocks.10.attn.hook_pattern": patterns(1, 2, 3, 3, seed=1)}
        cache["blocks.2.attn.hook_pattern"] = patterns(1, 2, 3, 3, seed=2)
        for i in (2, 10):
            cache[f"blocks.{i}.attn.hook_q"] = np.zeros((1, 3, 2, 5))
        capture = capture_of(cache)
        assert capture.layer_numbers == (2, 10)
        assert np.allclose(capture.layers[1], cache["blocks.10.attn.hook_pattern"][0])
        assert [q.shape for q in capture.queries] == [(2, 3, 5), (2, 3, 5)]

    def test_queries_keys_and_values(self):
        rng = np.random.default_rng(0)
        Q, K, V = rng.normal(size=(3, 2, 4, 5))
        capture = capture_of({"Q": Q, "K": K, "V": V})
        assert np.allclose(capture.layers[0].sum(axis=-1), 1)
        assert np.array_equal(capture.values[0], V)

    @pytest.mark.parametrize("given", [None, (), (None, None)])
    def test_nothing(self, given):
        with pytest.raises(CaptureError):
            capture_of(given)

    def test_plain_lists(self):
        assert capture_of([[1.0, 0.0], [0.5, 0.5]]).layers[0].tolist() == [[[1, 0], [0.5, 0.5]]]


class TestNamesWithTwoNumbers:
    def steps(self, name):
        first, later = patterns(1, 2, 3, 3), np.full((1, 2, 1, 4), 0.25)
        return {
            name.format(t=t, i=i): (first if t == 0 else later) for t in range(2) for i in range(3)
        }

    @pytest.mark.parametrize("name", ["attentions.{t}.{i}", "attentions_{t}_{i}", "att/s{t}/l{i}"])
    def test_steps_of_generate(self, name):
        capture = read_capture(self.steps(name))
        assert [layer.shape for layer in capture.layers] == [(2, 4, 4)] * 3
        assert "2 steps of generate() are joined" in capture.notes[0]

    def test_a_single_step(self):
        named = {f"attentions.0.{i}": patterns(1, 2, 3, 3) for i in range(11)}
        assert read_capture(named).layer_numbers == tuple(range(11))

    def test_layer_and_head(self):
        named = {f"layer{i}_head{h}": np.eye(3) * (1 + i + h / 10) for i in (2, 10) for h in (0, 1)}
        capture = read_capture(named)
        assert capture.layer_numbers == (2, 10)
        assert capture.layers[1][1, 0, 0] == pytest.approx(11.1)
        assert "The names give layer and head." in capture.notes

    def test_a_number_that_all_have_tells_nothing(self):
        named = {f"model2.layers.{i}.attn": patterns(1, 2, 3, 3) for i in (1, 10, 2)}
        assert read_capture(named).layer_numbers == (1, 2, 10)


def test_rows_of_padding_on_the_left_are_no_look_ahead():
    layer = np.stack([np.tril(np.ones((4, 4)))] * 2)
    layer /= layer.sum(axis=2, keepdims=True)
    layer[:, :2] = 0.25
    assert any("padding on the left?" in note for note in read_capture({"a": layer}).notes)
    layer[1, 3] = 0.25, 0.25, 0.25, 0.25
    assert any(note.startswith("Causal, but") for note in read_capture({"a": layer}).notes)
    layer[1, 1] = 0.1, 0.2, 0.3, 0.4
    assert any(note.startswith("Not causal") for note in read_capture({"a": layer}).notes)


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (("X", "W_Q"), r"^layer\.npz: found X and W_Q of a layer, and no W_K or W_V\. A layer is"),
        (("x", "w_q"), "found x and w_q of a layer, and no X, W_Q, W_K or W_V"),
        (("X", "W_Q", "W_K", "W_V"), "found the matrices of a layer, expected attention"),
        (("Q",), r"found Q and no K; weights need both\. Save Q and K"),
        (("V", "k"), "found k and no Q; weights need both"),
        (("hidden_states",), r"no attention arrays in the file \(found hidden_states \(4, 4\)\)"),
    ],
)
def test_arrays_that_are_too_few_are_named_with_those_that_lack(names, message):
    with pytest.raises(CaptureError, match=message):
        read_capture({name: np.ones((4, 4)) for name in names}, title="layer.npz")


class Output:
    def __init__(self, **given):
        self.__dict__.update(given)


def test_an_output_without_attention_says_how_to_get_it():
    for nothing in (Output(attentions=None), Output(attentions=(None, None)), []):
        with pytest.raises(CaptureError, match=r'returned no attention.*"eager"'):
            capture_of(nothing)
    layers = (patterns(1, 2, 3, 3),) * 2
    assert len(capture_of(Output(decoder_attentions=layers)).layers) == 2
    for other in (None, "hello"):
        with pytest.raises(CaptureError, match="expected an array, a tensor or several"):
            capture_of(other)
