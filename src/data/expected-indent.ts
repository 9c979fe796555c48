const start = /^( *)((?:- +)*)(?=[^\s#])/;

/**
 * Returns how many spaces the last of some YAML lines should start with: the nearest column in which an
 * object above, or a list if the line is an item, can continue. Undefined if there is none.
 */
export function expectedIndent(lines: readonly string[]): number | undefined {
  const [, indent = ''] = start.exec(lines.at(-1) ?? '') ?? [];
  const isItem = (lines.at(-1) ?? '').startsWith('-', indent.length);
  const distance = (column: number) => Math.abs(column - indent.length);
  return openColumns(lines.slice(0, -1), isItem).sort((a, b) => distance(a) - distance(b) || b - a)[0];
}

/** The columns of the objects, or of the lists, that have not ended after these lines. */
function openColumns(lines: readonly string[], ofLists: boolean): number[] {
  const columns: number[] = [];
  let innermost = Number.POSITIVE_INFINITY;
  for (const line of lines.toReversed()) {
    const [, indent, dashes] = start.exec(line) ?? [];
    if (indent === undefined || dashes === undefined || indent.length >= innermost) continue;
    if (!ofLists) columns.push(indent.length + dashes.length);
    else if (dashes !== '') columns.push(indent.length);
    innermost = indent.length;
  }
  return columns;
}
