import { bundleDiagnostics } from '../bundle/bundle-error.ts';
import { evaluateModule } from '../bundle/evaluate-module.ts';
import { treeKey } from '../cache/store-keys.ts';
import { hashParts } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { NavigationDocument } from '../model/navigation.ts';
import type { SourceFile } from '../model/source.ts';
import { parseNavigation } from './navigation/parse-navigation.ts';
import { parseRemembered } from './parse-cached.ts';
import type { ParseTools } from './parse-pages.ts';

/**
 * Reads one navigation file: YAML and JSON as text, unless it has been read before; TypeScript by running it,
 * since it may import.
 */
export async function readNavigation(
  source: SourceFile,
  config: Config,
  tools: ParseTools,
): Promise<Parsed<NavigationDocument>> {
  if (!isModule(source)) {
    const key = treeKey(hashParts([tools.tool, source.path, source.hash]));
    return parseRemembered(source, key, tools, async (text) =>
      parseNavigation(source.path, { kind: 'text', text }),
    );
  }
  try {
    const exported = await evaluateModule(source.file, config.root);
    const value = exported.navigation ?? exported.default;
    if (value !== undefined) return parseNavigation(source.path, { kind: 'value', value });
    return { value: { source: source.path, entries: [] }, diagnostics: [withoutExport(source)] };
  } catch (error) {
    return { value: { source: source.path, entries: [] }, diagnostics: failure(error, source, config) };
  }
}

/** True for a navigation file that is a program. */
export function isModule({ path }: SourceFile): boolean {
  return /\.[cm]?[jt]s$/.test(path);
}

function withoutExport(source: SourceFile): Diagnostic {
  return {
    severity: 'error',
    code: 'navigation-module',
    message: 'This module exports no `navigation`, and nothing by default.',
    hint: "export const navigation = [{ pathname: '/material-ui/react-button/' }];",
    place: { file: displayPath(source.path), line: 1, column: 1 },
  };
}

function failure(error: unknown, source: SourceFile, config: Config): Parsed<unknown>['diagnostics'] {
  const compiled = bundleDiagnostics(error, config.root);
  if (compiled) return compiled.map((diagnostic) => ({ ...diagnostic, code: 'navigation-module' }));
  const reason = error instanceof Error ? error.message : String(error);
  return [
    {
      severity: 'error',
      code: 'navigation-module',
      message: `This module threw when it was run: ${reason}.`,
      place: { file: displayPath(source.path), line: 1, column: 1 },
    },
  ];
}
