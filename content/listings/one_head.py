import numpy as np


def rotate(x, positions, base=10000.0):
    """每两个相邻的数一组，第 i 组转过 位置 × θ_i。"""
    d = x.shape[-1]
    theta = base ** (-np.arange(0, d, 2) / d)
    angle = positions[:, None] * theta
    cos, sin = np.cos(angle), np.sin(angle)
    even, odd = x[:, 0::2], x[:, 1::2]
    turned = np.empty_like(x)
    turned[:, 0::2] = even * cos - odd * sin
    turned[:, 1::2] = even * sin + odd * cos
    return turned


def one_head(x, positions, w_q, w_k, w_v):
    q, k, v = x @ w_q, x @ w_k, x @ w_v
    q = rotate(q, positions)  # 位置只在这两行里出现
    k = rotate(k, positions)
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    return weights @ v  # v 从头到尾没有转过
