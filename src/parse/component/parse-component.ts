import { islandMoment, momentWords } from '../../lib/island-moment.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { IslandMoment } from '../../model/part-props.ts';
import type { SourcePath } from '../../model/path.ts';
import type { ModuleToken } from '../demo/module-token.ts';
import { readImports } from '../demo/read-imports.ts';
import { scanModule } from '../demo/scan-module.ts';

/** What has to be known of a component's module, or of one it imports, before it is bundled. */
export interface ParsedComponent {
  readonly source: SourcePath;
  /** When the component wakes in the browser; absent for one that is drawn at build time and is done. */
  readonly island?: IslandMoment;
  /** Specifiers of relative imports. */
  readonly relativeImports: readonly string[];
}

/** Reads a component's module. The line `export const island = 'visible';` makes it an island. */
export function parseComponent(source: {
  readonly path: SourcePath;
  readonly text: string;
}): Parsed<ParsedComponent> {
  const { path, text } = source;
  const tokens = scanModule(text);
  const { relative } = readImports(text, tokens);
  const declared = islandValue(text, tokens);
  const island = declared && islandMoment(text.slice(declared.start + 1, declared.end - 1));
  return {
    value: { source: path, ...(island !== undefined && { island }), relativeImports: relative },
    diagnostics: declared && island === undefined ? [unknownMoment(declared, path, text)] : [],
  };
}

/** The value in `export const island = …`; it has to be a text, since it is read before the module runs. */
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

function unknownMoment(value: ModuleToken, path: SourcePath, text: string): Diagnostic {
  const before = text.slice(0, value.start).split('\n');
  return {
    severity: 'error',
    code: 'component-island',
    message: `An island takes ${momentWords}, written as a text.`,
    hint: "export const island = 'visible';",
    place: { file: displayPath(path), line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
  };
}
