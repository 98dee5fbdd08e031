"""Tab 3: large scores make softmax a spike."""
