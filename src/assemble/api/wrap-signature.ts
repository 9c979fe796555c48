/** Characters of a line that a page shows without scrolling. */
const width = 80;

/** Shorter contents of brackets stay in their line. */
const shortest = 20;

/**
 * Writes a declaration that is too long for a line in several lines: each item of its longest list in a line
 * of its own, and so on with lines that are still too long.
 */
export function wrapSignature(text: string, indent = ''): string {
  if (indent.length + text.length <= width) return text;
  const { groups, bars } = topLevel(text);
  const longest = groups.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (longest !== undefined && longest.end - longest.start > shortest) {
    const { start, end, cuts } = longest;
    const inner = `${indent}  `;
    const items = pieces(
      text.slice(start, end),
      cuts.map((cut) => cut + 1 - start),
    );
    const lines = items.map((item) => `${inner}${wrapSignature(item, inner)}`);
    const tail = wrapSignature(text.slice(end), indent);
    const head = wrapSignature(text.slice(0, start), indent);
    return `${head}\n${lines.join('\n')}\n${indent}${tail}`;
  }
  if (bars.length < 2) return text;
  const [first = '', ...others] = pieces(text, bars);
  return [first, ...others.map((one) => `${indent}  ${one}`)].join('\n');
}

/** The content of a pair of brackets, and the positions of the commas and semicolons between its items. */
interface Group {
  readonly start: number;
  readonly end: number;
  readonly cuts: readonly number[];
}

interface TopLevel {
  readonly groups: readonly Group[];
  /** Positions of the bars of a union outside all brackets. */
  readonly bars: readonly number[];
}

/** Finds brackets that are not in others. Texts and the arrows of functions have none. */
function topLevel(text: string): TopLevel {
  const groups: Group[] = [];
  const bars: number[] = [];
  let depth = 0;
  let start = 0;
  let cuts: number[] = [];
  for (const { 0: token, index } of text.matchAll(/=>|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[<>()[\]{},;|]/g)) {
    if (/^[<([{]$/.test(token)) {
      depth += 1;
      if (depth === 1) [start, cuts] = [index + 1, []];
    } else if (/^[>)\]}]$/.test(token)) {
      if (depth === 1) groups.push({ start, end: index, cuts });
      // The rest of a declaration begins with a bracket that was opened before it.
      depth = Math.max(0, depth - 1);
    } else if (depth === 1 && /^[,;]$/.test(token)) cuts.push(index);
    else if (depth === 0 && token === '|') bars.push(index);
  }
  return { groups, bars };
}

function pieces(text: string, cuts: readonly number[]): readonly string[] {
  return [0, ...cuts]
    .map((from, index) => text.slice(from, cuts[index] ?? text.length).trim())
    .filter((piece) => piece !== '');
}
