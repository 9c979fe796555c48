import { matchPath } from './match-path.ts';

/** A block of `_headers`: what every response below a pattern carries. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file: a pattern at the beginning of a line, its headers indented below. Lines that are neither are left out. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    const header = /^\s+([!#$%&'*+.^_`|~\w-]+):\s*(.*?)\s*$/.exec(line);
    if (/^\S/.test(line)) rules.push({ pattern: words, headers: [] });
    else if (header !== null) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
  }
  return rules;
}

/** Headers of a response by lower-case name. A name that several rules give carries all their values, as hosts do it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (matchPath(rule.pattern, path) === undefined) continue;
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const earlier = headers.get(key);
      headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}
