import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { HostFile, RedirectRule } from '../../model/host-files.ts';
import type { SourcePath } from '../../model/path.ts';

/** A line of a file for hosts that hosts do not understand. */
export interface HostLineProblem extends Pick<Diagnostic, 'message' | 'hint'> {
  readonly line: number;
  readonly column: number;
}

/** Parses the `_redirects` of a site. Lines with problems stay in the text. */
export function parseRedirects(source: SourcePath, text: string): Parsed<HostFile<RedirectRule>> {
  const { rules, problems } = readRedirects(text);
  return { value: { source, text, rules }, diagnostics: hostDiagnostics(source, problems) };
}

/** Turns problems of a file for hosts into diagnostics. */
export function hostDiagnostics(source: SourcePath, problems: readonly HostLineProblem[]): Diagnostic[] {
  return problems.map(({ line, column, ...problem }) => ({
    severity: 'warning',
    code: 'host-file',
    ...problem,
    place: { file: displayPath(source), line, column },
  }));
}

/**
 * Reads `_redirects`: on each line `from to`, with a status, `!`, and conditions, which only some hosts have.
 */
export function readRedirects(text: string): {
  readonly rules: readonly RedirectRule[];
  readonly problems: readonly HostLineProblem[];
} {
  const rules: RedirectRule[] = [];
  const problems: HostLineProblem[] = [];
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const words = written
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (words[0] === '') continue;
    const read = readLine(words);
    const line = index + 1;
    if ('message' in read) problems.push({ ...read, line, column: written.search(/\S/) + 1 });
    else rules.push({ ...read, line });
  }
  return { rules, problems };
}

const isAddress = (word: string): boolean => /^(?:\/|https?:\/\/)/.test(word);

const statuses: readonly string[] = ['200', '301', '302', '303', '307', '308', '404', '410'];

function readLine([from = '', ...rest]: readonly string[]):
  | Omit<RedirectRule, 'line'>
  | Pick<HostLineProblem, 'message' | 'hint'> {
  // Parameters of the query stand before the target: `/store id=:id /blog/:id`.
  const at = rest.findIndex(isAddress);
  const to = rest[at];
  if (!isAddress(from)) {
    const message = `Redirect source "${from}" is not a path of the site.`;
    return { message, hint: [`/${from}`, ...rest].join(' ') };
  }
  if (to === undefined) {
    const message = `Redirect from "${from}" has no target.`;
    return { message, hint: `${from} /new-address/ ${rest.find((word) => /^\d{3}!?$/.test(word)) ?? 301}` };
  }
  const [, status = '301', force = ''] = /^(\d+)(!?)$/.exec(rest[at + 1] ?? '') ?? [];
  if (!statuses.includes(status)) {
    const message = `Redirect from "${from}" has the unknown status "${status}".`;
    return { message, hint: `${from} ${to} 301` };
  }
  const others = rest.length - 1 - (/^\d/.test(rest[at + 1] ?? '') ? 1 : 0);
  return { from, to, status: Number(status), forced: force === '!', conditional: others > 0 };
}
