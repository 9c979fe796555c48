import { isStackOverflow } from '../../lib/exceeds-depth.ts';
import { islandMoment, momentWords } from '../../lib/island-moment.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { IslandMoment } from '../../model/part-props.ts';
import type { SourcePath } from '../../model/path.ts';
import type { ModuleToken } from '../demo/module-token.ts';
import { nestedTooDeep } from '../demo/nested-too-deep.ts';
import { readImports } from '../demo/read-imports.ts';
import { scanModule } from '../demo/scan-module.ts';

/** Facts about the module of a component, or about a module it imports, that bundling needs. */
export interface ParsedComponent {
  readonly source: SourcePath;
  /** When the component hydrates in the browser; absent if it is only rendered at build time. */
  readonly island?: IslandMoment;
  /** Specifiers of relative imports. */
  readonly relativeImports: readonly string[];
}

/** Parses the module of a component. The line `export const island = 'visible';` makes it an island. */
export function parseComponent(source: {
  readonly path: SourcePath;
  readonly text: string;
}): Parsed<ParsedComponent> {
  const { path, text } = source;
  const tokens = scanOrNothing(text);
  if (!tokens) {
    const problem = nestedTooDeep(displayPath(path));
    return { value: { source: path, relativeImports: [] }, diagnostics: [problem] };
  }
  const { relative } = readImports(text, tokens);
  const declared = islandValue(text, tokens);
  const island = declared && islandMoment(text.slice(declared.start + 1, declared.end - 1));
  return {
    value: { source: path, ...(island !== undefined && { island }), relativeImports: relative },
    diagnostics: declared && island === undefined ? [invalidMoment(declared, path, text)] : [],
  };
}

/** Returns the tokens of a module; undefined for one whose elements nest too deep. */
function scanOrNothing(text: string): readonly ModuleToken[] | undefined {
  try {
    return scanModule(text);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return undefined;
  }
}

/**
 * The token after `export const island =`. It must be a string literal, since it is read before the module
 * runs.
 */
function islandValue(text: string, tokens: readonly ModuleToken[]): ModuleToken | undefined {
  const wordAt = (index: number) => {
    const token = tokens[index];
    return token === undefined ? '' : text.slice(token.start, token.end);
  };
  const at = tokens.findIndex(
    (_, index) =>
      wordAt(index) === 'export' && wordAt(index + 1) === 'const' && wordAt(index + 2) === 'island',
  );
  if (at === -1) return undefined;
  const equals = tokens.findIndex((_, index) => index > at && wordAt(index) === '=');
  return equals === -1 ? undefined : tokens[equals + 1];
}

function invalidMoment(value: ModuleToken, path: SourcePath, text: string): Diagnostic {
  const before = text.slice(0, value.start).split('\n');
  return {
    severity: 'error',
    code: 'component-island',
    message: `"island" must be a string literal (${momentWords}); found ${text.slice(value.start, value.end)}.`,
    hint: "export const island = 'visible';",
    place: { file: displayPath(path), line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
  };
}
