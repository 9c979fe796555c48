/** A text without the lines that mark its preview, and what they mark. */
export interface MarkedText {
  readonly text: string;
  /** What stands between the marks, dedented, ranges joined by `// ...`; absent without marks. */
  readonly preview: string | undefined;
  /** Line of a `preview-start` that has no `preview-end`, counted from 1. */
  readonly unclosed: number | undefined;
}

const mark =
  /^[ \t]*(?:\{\/\*\s*preview-(start|end)\s*\*\/\}|\/[/*]\s*preview-(start|end)\s*(?:\*\/)?)[ \t]*$/;

/** Takes the lines `{/* preview-start *\/}` and `{/* preview-end *\/}` out of a demo. */
export function readPreviewMarks(written: string): MarkedText {
  if (!written.includes('preview-')) return { text: written, preview: undefined, unclosed: undefined };
  const lines: string[] = [];
  const ranges: string[][] = [];
  let open: { readonly lines: string[]; readonly line: number } | undefined;
  for (const [index, line] of written.split('\n').entries()) {
    const [, jsx, plain] = mark.exec(line) ?? [];
    const kind = jsx ?? plain;
    if (kind === 'start') open = { lines: [], line: index + 1 };
    else if (kind === 'end') {
      if (open) ranges.push(open.lines);
      open = undefined;
    } else {
      lines.push(line);
      open?.lines.push(line);
    }
  }
  const preview = ranges.length === 0 ? undefined : ranges.map(dedentLines).join('\n// ...\n');
  return { text: lines.join('\n'), preview, unclosed: open?.line };
}

function dedentLines(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const shared = Math.min(...filled.map((line) => line.search(/\S/)));
  return lines
    .map((line) => line.slice(shared).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
