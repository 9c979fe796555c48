/** Width of a line's indentation; a tab leads to the next multiple of four. */
export function indentOf(line: string): number {
  let width = 0;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === ' ') width += 1;
    else if (line[index] === '\t') width += 4 - (width % 4);
    else break;
  }
  return width;
}

/** The line from a column on; what is left of a tab that the column cuts stays as spaces. */
export function fromColumn(line: string, column: number): string {
  let width = 0;
  for (let index = 0; index < line.length; index += 1) {
    if (width >= column) return ' '.repeat(width - column) + line.slice(index);
    width += line[index] === '\t' ? 4 - (width % 4) : 1;
  }
  return '';
}
