import { relative } from 'node:path';
import type { ChangeSet, Config, DevSnapshot, Diagnostic } from '../../src/index.ts';
import { problemCount, problemsText } from '../problems.ts';
import { fixedText } from '../report.ts';
import { counted, createPaint, duration, type TextStream } from '../terminal.ts';
import { savedFiles, type trackProblems } from '../track-problems.ts';
import { visibleControls } from '../visible-controls.ts';

/** A change. If the saved configuration has errors, the site keeps the last valid one. */
export interface Edit {
  readonly change?: ChangeSet | undefined;
  /** The change with earlier ones that are reported with it. */
  readonly reported?: ChangeSet | undefined;
  readonly configProblems?: readonly Diagnostic[];
}

/** Where a session reports, and what it has reported. */
export interface Reporting {
  readonly out: TextStream;
  readonly cwd: string;
  readonly config: Config;
  readonly newProblems: ReturnType<typeof trackProblems>;
  onProblems?(problems: readonly Diagnostic[]): void;
}

/** Prints the new problems of a snapshot, and what was shown in how many milliseconds. */
export function reportSnapshot(
  reporting: Reporting,
  snapshot: DevSnapshot,
  { edit, ms }: { readonly edit: Edit; readonly ms: number },
): void {
  const { change, reported = change, configProblems = [] } = edit;
  const { out, cwd, config, newProblems } = reporting;
  const paint = createPaint(out);
  const { diagnostics, ok } = snapshot;
  reporting.onProblems?.(diagnostics);
  const { problems, alreadyReported, isFixed } = newProblems({
    diagnostics,
    ok,
    // A snapshot without a change is the first one since the configuration was saved.
    saved: reported ? savedFiles(reported, config) : configProblems.flatMap(({ place }) => place?.file ?? []),
  });
  const count = problemCount(diagnostics, paint, alreadyReported);
  const subject = reported
    ? fileNames(reported.paths.map((path) => relative(cwd, path)))
    : counted(snapshot.site?.paths.size ?? 0, 'page');
  const summary = ok
    ? `${paint('success', subject)} in ${duration(ms)}${diagnostics.length === 0 ? '' : `, with ${count}`}`
    : `${count}.${snapshot.site ? '' : ' Still serving the last pages without errors.'}`;
  out.write(`${problemsText(problems, paint)}${isFixed ? fixedText(paint) : ''}${summary}\n`);
}

/** Names that are printed after an edit; git may change thousands of files at once. */
const mostNames = 8;

function fileNames(names: readonly string[]): string {
  const shown = visibleControls(names.slice(0, mostNames).join(', '));
  const rest = names.length - mostNames;
  return rest <= 0 ? shown : `${shown} and ${counted(rest, 'other file')}`;
}
