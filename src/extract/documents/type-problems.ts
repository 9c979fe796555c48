import { posix } from 'node:path';
import type { Closure } from '../dependencies/declaration-closure.ts';
import type { ExportedItem } from '../exports/list-exports.ts';
import type { ExtractionProblem } from '../extraction-task.ts';
import { packageOf } from '../project/package-of.ts';
import { ts } from '../typescript.ts';

/** Where a problem is. */
interface ProblemPlaces {
  readonly program: ts.Program;
  /** The folder of the site. */
  readonly root: string;
}

/**
 * Reports mistakes in sources of the workspace that make a type of a document unusable: names that are not
 * declared, and invalid syntax.
 */
export function typeProblems(
  item: ExportedItem,
  closure: Closure,
  places: ProblemPlaces,
): ExtractionProblem[] {
  const names = closure.unresolved.map((name) =>
    problemAt(name, {
      message: `Cannot find "${name.text}", which the types of "${item.name}" need.`,
      hint: 'Declare or import it; until then the API page is incomplete.',
      places,
    }),
  );
  return [...syntaxProblems(closure, places), ...names];
}

function syntaxProblems({ files }: Closure, { program, root }: ProblemPlaces): ExtractionProblem[] {
  return [...files].sort().flatMap((file) => {
    const source = packageOf(file) === undefined ? program.getSourceFile(file) : undefined;
    // The first one leads to the others.
    const [first] = source ? program.getSyntacticDiagnostics(source) : [];
    if (!source || !first) return [];
    const message = `Invalid TypeScript: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`;
    return [
      {
        diagnostic: {
          severity: 'error',
          code: 'api-type',
          message: /[.!?]$/.test(message) ? message : `${message}.`,
          hint: 'Fix it; until then the API pages that need this file are incomplete.',
          place: placeOf(source, first.start, root),
        },
      } satisfies ExtractionProblem,
    ];
  });
}

function problemAt(
  node: ts.Node,
  {
    message,
    hint,
    places,
  }: { readonly message: string; readonly hint: string; readonly places: ProblemPlaces },
): ExtractionProblem {
  const source = node.getSourceFile();
  const place = placeOf(source, node.getStart(), places.root);
  return { diagnostic: { severity: 'error', code: 'api-type', message, hint, place } };
}

function placeOf(source: ts.SourceFile, start: number, root: string) {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return { file: posix.relative(root, source.fileName), line: line + 1, column: character + 1 };
}
