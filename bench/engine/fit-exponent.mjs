/** The exponent `e` of `cost ≈ c · size^e`: the slope of a straight line through both logarithms, by least squares. */
export function fitExponent(points) {
  const logs = points.map(({ size, milliseconds }) => [Math.log(size), Math.log(milliseconds)]);
  const [meanX, meanY] = [0, 1].map((axis) => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length);
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
