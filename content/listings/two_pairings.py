import numpy as np


def rotate(x, position, first, second, base=10000.0):
    """first[i] 和 second[i] 是第 i 组的两个下标。"""
    d = x.shape[-1]
    angle = position * base ** (-np.arange(0, d, 2) / d)
    cos, sin = np.cos(angle), np.sin(angle)
    a, b = x[..., first], x[..., second]
    turned = np.empty_like(x)
    turned[..., first] = a * cos - b * sin
    turned[..., second] = a * sin + b * cos
    return turned


d = 4
i = np.arange(d // 2)
interleaved = (2 * i, 2 * i + 1)  # 论文：相邻的两个一组
half_split = (i, i + d // 2)  # Hugging Face：前半和后半各出一个
order = np.concatenate(interleaved)  # 先偶后奇：把前一种排成后一种

x = np.array([1.0, 2.0, 3.0, 4.0])
one = rotate(x, 1, *interleaved)  # 各转各的，都没有错
two = rotate(x[order], 1, *half_split)  # 先换了次序再转
assert np.allclose(two, one[order])  # 只差一次换位
