/** A block of `_headers`: the addresses that it is for, and its headers in their order. */
export interface HeaderBlock {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads `_headers`: an address at the start of a line, its headers on indented lines below it. */
export function readHeaderBlocks(text: string): readonly HeaderBlock[] {
  const blocks: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of ruleLines(text)) {
    if (!/^\s/.test(line)) blocks.push({ pattern: line.trim(), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? [];
      const block = blocks.at(-1);
      if (block === undefined || name === '') throw new Error(`The host cannot read "${line}" of _headers.`);
      block.headers.push([name, value]);
    }
  }
  return blocks;
}

/** The words of each rule of `_redirects`. */
export function readRedirectLines(text: string): readonly (readonly string[])[] {
  return ruleLines(text).map((line) => line.trim().split(/\s+/));
}

function ruleLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}
