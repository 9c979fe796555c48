/** Copies numbers into an array with room for one more at an index, and for as many again. */
export function longer(numbers: Int32Array, index: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(index + 1, numbers.length * 2));
  copy.set(numbers);
  return copy;
}
