import { posix } from 'node:path';
import { asSentence } from '../../lib/as-sentence.ts';
import type { Closure } from '../dependencies/declaration-closure.ts';
import type { MissingName } from '../dependencies/missing-name.ts';
import type { ExportedItem } from '../exports/list-exports.ts';
import type { ExtractionProblem } from '../extraction-task.ts';
import { packageOf } from '../project/package-of.ts';
import { packageName } from '../project/resolve-types.ts';
import { ts } from '../typescript.ts';

/** Where a problem is. */
interface ProblemPlaces {
  readonly program: ts.Program;
  /** The folder of the site. */
  readonly root: string;
}

/**
 * Reports what makes a type of a document unusable: names that lead nowhere and, in sources of the workspace,
 * invalid syntax. A mistake in an installed package is a warning, because nobody can correct it there.
 */
export function typeProblems(
  item: ExportedItem,
  closure: Closure,
  places: ProblemPlaces,
): ExtractionProblem[] {
  const names = closure.missing.map((missing): ExtractionProblem => {
    const source = missing.node.getSourceFile();
    const owner = packageOf(source.fileName);
    return {
      diagnostic: {
        severity: owner === undefined ? 'error' : 'warning',
        code: 'api-type',
        message: `Cannot find "${missing.node.getText()}", which the types of "${item.name}" need.`,
        hint: `${correction(missing, owner)}; until then the API page is incomplete.`,
        place: placeOf(source, missing.node.getStart(), places.root),
      },
    };
  });
  return [...syntaxProblems(closure, places), ...names];
}

function correction({ node, from }: MissingName, owner: string | undefined): string {
  if (from !== undefined && !from.startsWith('.'))
    return `Install a version of "${packageName(from)}" that exports it`;
  if (owner !== undefined) return `Ask the authors of "${owner}" to declare it`;
  if (from !== undefined) return `Correct its import from "${from}"`;
  return ts.isIdentifier(node) ? 'Declare or import it' : 'Correct the name';
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
          message: asSentence(message),
          hint: 'Fix it; until then the API pages that need this file are incomplete.',
          place: placeOf(source, first.start, root),
        },
      } satisfies ExtractionProblem,
    ];
  });
}

function placeOf(source: ts.SourceFile, start: number, root: string) {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return { file: posix.relative(root, source.fileName), line: line + 1, column: character + 1 };
}
