import type { Diagnostic } from '../src/index.ts';
import { counted, type Paint } from './terminal.ts';
import { visibleControls } from './visible-controls.ts';

/** Formats problems grouped by file, with code frames and hints. Ends with an empty line, unless empty. */
export function problemsText(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const byFile = new Map<string, string[]>();
  for (const diagnostic of diagnostics) {
    const file = diagnostic.place?.file ?? '';
    const texts = byFile.get(file) ?? [];
    texts.push(problemText(diagnostic, paint));
    byFile.set(file, texts);
  }
  return [...byFile]
    .map(
      ([file, texts]) =>
        `${file === '' ? '' : `${paint('strong', visibleControls(file))}\n`}${texts.join('')}\n`,
    )
    .join('');
}

function problemText(diagnostic: Diagnostic, paint: Paint): string {
  const { severity, place, message, code, frame, hint, related = [] } = diagnostic;
  const position = place === undefined ? '' : `${place.line}:${place.column}  `;
  const lines = [
    `${position}${paint(severity, severity)}  ${visibleControls(message)}  ${paint('muted', code)}`,
    ...linesOf(frame).map((line) => paint('muted', `  ${line}`.trimEnd())),
    ...related.map(({ place, message }) =>
      visibleControls(`  ${place.file}:${place.line}:${place.column}  ${message}`),
    ),
    ...linesOf(hint).map((line, index) => `  ${index === 0 ? paint('hint', 'Hint:') : '     '} ${line}`),
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

function linesOf(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : visibleControls(text).split('\n');
}

/** Counts problems: `3 errors, 9 warnings in 7 files (8 already reported)`. */
export function problemCount(
  diagnostics: readonly Diagnostic[],
  paint: Paint,
  alreadyReported: number = 0,
): string {
  const counts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [paint(severity, counted(count, severity))];
  });
  const files = new Set(diagnostics.flatMap(({ place }) => (place === undefined ? [] : [place.file])));
  const where = files.size === 0 ? '' : ` in ${counted(files.size, 'file')}`;
  const note = alreadyReported === 0 ? '' : ` (${alreadyReported.toLocaleString('en-US')} already reported)`;
  return `${counts.join(', ')}${where}${note}`;
}

/** Reports why a command cannot start: the problems, their number, and what it therefore does not do. */
export function refusal(diagnostics: readonly Diagnostic[], outcome: string, paint: Paint): string {
  return `${problemsText(diagnostics, paint)}${problemCount(diagnostics, paint)}. ${outcome}\n`;
}
