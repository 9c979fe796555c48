import { escapeHtml } from '../../../src/lib/html.ts';
import { nearestName } from '../../../src/lib/nearest-name.ts';
import { typographicQuotes } from './typographic-quotes.ts';

interface DiagnosticFacts {
  readonly code: string;
  readonly reason: string;
  /** What `docs` prints for a site with the mistake. */
  readonly report: string;
}

/** The page of a diagnostic code: what it means, a site with the mistake, and how to correct it. */
export function diagnosticPage({ code, reason: written, report }: DiagnosticFacts): string {
  const reason = typographicQuotes(written);
  const [command = '', ...lines] = report.trimEnd().split('\n');
  const [, severity = 'error'] =
    /(error|warning) {2}.*/.exec(lines.find((line) => line.endsWith(`  ${code}`)) ?? '') ?? [];
  const shown = lines.filter((line) => !/^exit code \d|^\d+ (?:error|warning)s?\b/.test(line));
  const hints = correctedTexts(lines, code);
  return `---
title: ${JSON.stringify(`${code}: ${reason.replace(/\.$/, '')}`)}
description: ${JSON.stringify(reason)}
productId: docs
---

# ${code}

<p class="description">${escapeHtml(reason)}</p>

${effectOf(severity, report)}

## Example

${codeBlock(shown.join('\n').trim(), command.replace(/^\$ /, ''))}
${hints.length === 0 ? '' : `\n## Correct it\n\n${codeBlock(hints.join('\n'))}\n`}`;
}

const changeable =
  ' [`severity`](/docs/errors/#choose-what-is-an-error) of the configuration changes this for one code.';

/** Says what a problem prevents. Some are found by `docs check` alone. */
function effectOf(severity: string, report: string): string {
  if (severity !== 'error')
    return `A **warning**: checks and builds fail because of it only with \`--strict\`.${changeable}`;
  if (report.trimEnd().endsWith('exit code 2'))
    return 'An **error** of the configuration: commands stop at once, with the exit code 2.';
  return `An **error**: a check or build that finds it fails, and the build writes nothing unless \`--keep-going\` is given.${changeable}`;
}

/** A block without effect on its text: marks of lines and included files stay as they are. */
function codeBlock(text: string, title?: string): string {
  const shown = text.replaceAll('<!--@include', '<!--@@include');
  if (shown.includes('[!code')) return `<pre><code>${escapeHtml(shown)}</code></pre>`;
  return `\`\`\`\`\`text${title === undefined ? '' : ` title="${title}"`}\n${shown}\n\`\`\`\`\``;
}

/**
 * What the hints of a code say in a report, without repetitions; a hint may have several lines. A name that
 * was probably meant stands in the corrected line.
 */
function correctedTexts(lines: readonly string[], wanted: string): string[] {
  const found: string[] = [];
  let message = '';
  let code = '';
  let marked = '';
  lines.forEach((line, index) => {
    [, message = message, code = code] =
      /^ *(?:\d+:\d+ {2})?(?:error|warning) {2}(.*) {2}([\w-]+)$/.exec(line) ?? [];
    marked = /^ *> *\d+ \| (.*)$/.exec(line)?.[1] ?? marked;
    const hint = /^ {2,4}Hint: (.*)$/.exec(line)?.[1];
    if (hint === undefined || code !== wanted) return;
    const more: string[] = [];
    for (let next = index + 1; /^ {10}/.test(lines[next] ?? ''); next++)
      more.push((lines[next] ?? '').slice(10));
    found.push([correctedLine(hint, message, marked) ?? hint, ...more].join('\n'));
  });
  return [...new Set(found)];
}

/**
 * Corrects the name in a line; undefined if the hint has none, the line has another, or its start is cut off.
 */
function correctedLine(hint: string, message: string, line: string): string | undefined {
  const [, right] = /^Did you mean "(.*)"\?$/.exec(hint) ?? [];
  if (right === undefined || line.startsWith('…')) return undefined;
  for (const [, named = ''] of message.matchAll(/"([^"]+)"/g))
    for (const part of [/^.*$/, /#[^#]*$/, /[^./]+$/, /[^/]+$/]) {
      const wrong = part.exec(named)?.[0] ?? '';
      const by = part.source === '[^/]+$' ? (part.exec(right)?.[0] ?? '') : right;
      const isMeant = wrong !== by && line.includes(wrong) && nearestName(wrong, [by]) !== undefined;
      if (isMeant) return line.replace(wrong, () => by).trim();
    }
  return undefined;
}
