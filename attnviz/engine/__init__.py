"""What attention is, in NumPy alone.

The names used everywhere in the program. The chapter's symbols come first, TransformerLens breaks
ties.

=====================  ===============  =====================================================
in code                chapter          shape
=====================  ===============  =====================================================
X                      token vectors    (n_tokens, d_model)
W_Q, W_K, W_V                           (n_heads or n_kv_heads, d_model, d_k or d_v)
W_O                                     (n_heads * d_v, d_model)
Q, K, V                                 (n_heads or n_kv_heads, n_tokens, d_k or d_v)
q, k, v                                 (d_k,) one token's row
scores                 Q Kᵀ             (n_heads, n_query, n_key)
scaled_scores          Q Kᵀ / √d_k      (n_heads, n_query, n_key)
masked_scores          ... + M          (n_heads, n_query, n_key), -inf where hidden
pattern                A, the shares    (n_heads, n_query, n_key), rows sum to 1
z                      blended values   (n_heads, n_tokens, d_v)
out                    MultiHead(X)     (n_tokens, d_model)
allowed                M = 0            bool (n_query, n_key), True = may look
=====================  ===============  =====================================================

Learned matrices are *projection matrices*, the softmax output is the *pattern*. Shares are
fractions from 0 to 1 in code and per cent only on screen. A window of w counts the token itself.
"""
