import { escapeHtml } from '../../../src/lib/html.ts';

interface DiagnosticFacts {
  readonly code: string;
  readonly reason: string;
  /** What `docs` prints for a site with the mistake. */
  readonly report: string;
}

/** The page of a diagnostic code: what it means, a site with the mistake, and how to correct it. */
export function diagnosticPage({ code, reason, report }: DiagnosticFacts): string {
  const [command = '', ...lines] = report.trimEnd().split('\n');
  const [, severity = 'error'] =
    /(error|warning) {2}.*/.exec(lines.find((line) => line.endsWith(`  ${code}`)) ?? '') ?? [];
  const shown = lines.filter((line) => !/^exit code \d|^\d+ (?:error|warning)s?\b/.test(line));
  const hints = correctedTexts(lines);
  return `---
title: ${JSON.stringify(`${code}: ${reason.replace(/\.$/, '')}`)}
description: ${JSON.stringify(reason)}
productId: docs
---

# ${code}

<p class="description">${escapeHtml(reason)}</p>

${severity === 'error' ? 'An **error**: the build stops, unless `--keep-going` is given.' : 'A **warning**: the build goes on, unless `--strict` is given.'} [\`severity\`](/docs/errors/#choose-what-is-an-error) of the configuration changes this for one code.

## Example

${codeBlock(shown.join('\n').trim(), command.replace(/^\$ /, ''))}
${hints.length === 0 ? '' : `\n## Correct it\n\n${codeBlock(hints.join('\n'))}\n`}`;
}

/** A block without effect on its text: marks of lines and included files stay as they are. */
function codeBlock(text: string, title?: string): string {
  const shown = text.replaceAll('<!--@include', '<!--@@include');
  if (shown.includes('[!code')) return `<pre><code>${escapeHtml(shown)}</code></pre>`;
  return `\`\`\`\`\`text${title === undefined ? '' : ` title="${title}"`}\n${shown}\n\`\`\`\`\``;
}

/** The hints of a report, without repetitions; a hint may have several lines. */
function correctedTexts(lines: readonly string[]): string[] {
  const found: string[] = [];
  lines.forEach((line, index) => {
    const hint = /^ {2,4}Hint: (.*)$/.exec(line)?.[1];
    if (hint === undefined) return;
    const more: string[] = [];
    for (let next = index + 1; /^ {10}/.test(lines[next] ?? ''); next++)
      more.push((lines[next] ?? '').slice(10));
    found.push([hint, ...more].join('\n'));
  });
  return [...new Set(found)];
}
