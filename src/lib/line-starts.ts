/** Returns the offset of each line of a text. A line ends with a line feed, a carriage return, or both. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  if (text.includes('\r')) {
    for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
    return starts;
  }
  // Most texts have no carriage return, and a search for one character is faster than an expression.
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
