import { asSentence } from '../lib/as-sentence.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { EvaluateModule } from '../model/evaluation.ts';
import type { NavigationDocument } from '../model/navigation.ts';
import type { SourceFile } from '../model/source.ts';
import { parseNavigation } from './navigation/parse-navigation.ts';

/** True for a navigation file that is a program. */
export function isNavigationModule({ path }: SourceFile): boolean {
  return /\.[cm]?[jt]s$/.test(path);
}

/** Reads the navigation that a module exports. A module that fails gives an empty one with diagnostics. */
export async function readNavigationModule(
  source: SourceFile,
  evaluate: EvaluateModule,
): Promise<Parsed<NavigationDocument>> {
  const problem = (diagnostic: Pick<Diagnostic, 'message' | 'hint' | 'place'>): Diagnostic => ({
    severity: 'error',
    code: 'navigation-module',
    place: { file: displayPath(source.path), line: 1, column: 1 },
    ...diagnostic,
  });
  const empty = (diagnostics: readonly Diagnostic[]) => ({
    value: { source: source.path, entries: [] },
    diagnostics,
  });
  const evaluated = await evaluate(source.file);
  switch (evaluated.kind) {
    case 'not-compiled':
      return empty(evaluated.diagnostics.map((found) => ({ ...found, code: 'navigation-module' })));
    case 'failed':
      return empty([
        problem({
          message: asSentence(`This module failed when it ran: ${evaluated.message}`),
          ...(evaluated.place && { place: evaluated.place }),
        }),
      ]);
    case 'exports': {
      const exported = evaluated.exports.navigation ?? evaluated.exports.default;
      if (exported?.kind === 'data')
        return parseNavigation(source.path, { kind: 'value', value: exported.value });
      if (exported?.kind === 'not-data')
        return empty([
          problem({ message: asSentence(`The exported navigation is not plain data: ${exported.reason}`) }),
        ]);
      return empty([
        problem({
          message: 'This module has neither an export "navigation" nor a default export.',
          hint: "export const navigation = [{ pathname: '/material-ui/react-button/' }];",
        }),
      ]);
    }
  }
}
