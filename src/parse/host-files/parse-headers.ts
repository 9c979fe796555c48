import type { Parsed } from '../../model/diagnostic.ts';
import type { HeaderLine, HeaderRule, HostFile } from '../../model/host-files.ts';
import type { SourcePath } from '../../model/path.ts';
import { type HostLineProblem, hostDiagnostics } from './parse-redirects.ts';

/** Parses the `_headers` of a site. Lines with problems stay in the text. */
export function parseHeaders(source: SourcePath, text: string): Parsed<HostFile<HeaderRule>> {
  const { rules, problems } = readHeaders(text);
  return { value: { source, text, rules }, diagnostics: hostDiagnostics(source, problems) };
}

/** Reads `_headers`: paths start a line, their headers are indented below. */
export function readHeaders(text: string): {
  readonly rules: readonly HeaderRule[];
  readonly problems: readonly HostLineProblem[];
} {
  const rules: { pattern: string; headers: HeaderLine[] }[] = [];
  const problems: HostLineProblem[] = [];
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const content = written.trim();
    if (content === '' || content.startsWith('#')) continue;
    const place = { line: index + 1, column: written.search(/\S/) + 1 };
    const report = (message: string, hint: string) => problems.push({ message, hint, ...place });
    const header = /^([\w#$%&'*+.^`|~-]+):\s*((?:\t|\P{Cc})*)$/u.exec(content);
    if (/^(?:\/|https?:\/\/)/.test(content)) rules.push({ pattern: content, headers: [] });
    else if (!/^\s/.test(written)) {
      report(`"${content}" is not a path of the site.`, header ? `  ${content}` : `/${content}`);
      // Its headers belong to no path.
      rules.push({ pattern: '', headers: [] });
    } else if (isDetached(content)) continue;
    else if (!header) report(`"${content}" is not a header.`, `  ${asHeader(content)}`);
    else if (rules.length === 0) report(`Header "${header[1]}" is below no path.`, `/*\n  ${content}`);
    else rules.at(-1)?.headers.push({ name: header[1] ?? '', value: header[2] ?? '', ...place });
  }
  return { rules: rules.filter(({ pattern }) => pattern !== ''), problems };
}

/** `X-Frame-Options=DENY` → `X-Frame-Options: DENY` */
function asHeader(line: string): string {
  return line.replace(/(?!\t)\p{Cc}/gu, '').replace(/^([\w-]+)\s*[:=]?\s*/, '$1: ');
}

/** `! X-Frame-Options` removes a header on Cloudflare. */
function isDetached(line: string): boolean {
  return /^!\s*[\w-]+$/.test(line);
}
