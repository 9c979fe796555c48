import type { TwoslashSample } from './twoslash.ts';

/** `# use acme::Button;` and a bare `#`; no line of a Rust program begins so, other than `#[derive]` */
const hidden = /^\s*#(?:\s|$)/;

/**
 * Leaves out of a sample of Rust the lines that its documentation and mdBook hide, since only the compiler
 * needs them. `##` is a `#` at the start of a line that is shown.
 */
export function readRustSample(written: string): Pick<TwoslashSample, 'text' | 'lines'> {
  if (!/^\s*#(?:[\s#]|$)/m.test(written)) return { text: written, lines: [] };
  const shown = written.split('\n').map((line, index) => ({ line, index }));
  const kept = shown.filter(({ line }) => !hidden.test(line));
  // A sample of nothing but headings is no Rust.
  if (kept.length === 0) return { text: written, lines: [] };
  return {
    text: kept.map(({ line }) => line.replace(/^(\s*)##/, '$1#')).join('\n'),
    lines: kept.map(({ index }) => index),
  };
}
