import { parseYaml } from '../../data/parse-yaml.ts';
import type { ParsedYaml } from '../../data/parsed-yaml.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

/**
 * Parses front matter. Where it is no YAML because of quotes or colons in a text, as in
 * `title: 'What's new'`, the error shows the corrected line, and the values are those that the author meant:
 * other tools read front matter line by line.
 */
export function parseFrontMatterYaml(text: string, file: string): ParsedYaml {
  const written = parseYaml(text, file);
  if (written.value !== undefined) return written;
  const lines = text.split('\n');
  const quoted = lines.map(quoteLine);
  const corrected = parseYaml(quoted.join('\n'), file);
  if (corrected.value === undefined) return written;
  const withHint = (problem: Diagnostic): Diagnostic => {
    const index = (problem.place?.line ?? 0) - 1;
    const hint = quoted[index];
    return hint === undefined || hint === lines[index] ? problem : { ...problem, hint };
  };
  return { ...corrected, diagnostics: written.diagnostics.map(withHint) };
}

const keyAndText = /^([\w-]+:[ \t]+)(.*?)([ \t\r]*)$/;

/** Quotes the text of a line so that YAML reads all of it; returns other lines as they are. */
function quoteLine(line: string): string {
  const [, key, text = '', end = ''] = keyAndText.exec(line) ?? [];
  if (key === undefined) return line;
  const [, single] = /^'(.*)'$/.exec(text) ?? [];
  if (single !== undefined) return `${key}'${single.replace(/'{1,2}/g, "''")}'${end}`;
  const [, double] = /^"(.*)"$/.exec(text) ?? [];
  if (double !== undefined)
    return `${key}"${double.replace(/\\.|"/g, (sign) => (sign === '"' ? '\\"' : sign))}"${end}`;
  const isPlain = /^[^'"[\]{}&*!|>%@`#]/.test(text) && /:(?:[ \t]|$)/.test(text);
  return isPlain ? key + JSON.stringify(text) + end : line;
}
