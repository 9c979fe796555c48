import type { FileSystem } from '../effects/file-system.ts';
import { errorsBetween, nearestName } from '../lib/nearest-name.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { shellVariables } from './styles/shell-variables.ts';

/** What checking the style sheets of a site needs. */
export interface StyleCheck {
  readonly config: { readonly root: FilePath };
  readonly files: Pick<FileSystem, 'readText'>;
  /** The style sheets as one text; undefined if the site has none. */
  readonly styles: string | undefined;
  /** The files in the bundles. */
  readonly inputs: readonly FilePath[];
}

/** A use without a value to fall back to. */
const use = /(var\(\s*)--docs-([\w-]+)\s*\)/g;

/** More errors make another name, which a script of the site may set. */
const maxErrors = 2;

const known: ReadonlySet<string> = new Set(shellVariables);

/**
 * Reports variables in the style sheets of a site that are misspelled ones of the theme. A browser ignores
 * their declarations without a word. Others are the site's own.
 */
export async function checkStyles({
  config,
  files,
  styles = '',
  inputs,
}: StyleCheck): Promise<readonly Diagnostic[]> {
  const used = new Set(Array.from(styles.matchAll(use), ([, , name = '']) => name));
  const meant = new Map(
    [...used]
      .filter((name) => !known.has(name) && !styles.includes(`--docs-${name}:`))
      .flatMap((name): [string, string][] => {
        const near = nearestName(name, shellVariables);
        const errors = near === undefined ? undefined : errorsBetween(name, near);
        return near === undefined || errors === undefined || errors > maxErrors ? [] : [[name, near]];
      }),
  );
  if (meant.size === 0) return [];
  const sheets = [...new Set(inputs)].filter((file) => file.endsWith('.css'));
  const found = sheets.map(async (file) =>
    problemsIn((await files.readText(file)) ?? '', relativePath(config.root, file), meant),
  );
  return (await Promise.all(found)).flat();
}

function problemsIn(text: string, file: string, meant: ReadonlyMap<string, string>): Diagnostic[] {
  // Comments keep their length.
  const css = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return Array.from(css.matchAll(use)).flatMap(({ index, 1: start = '', 2: name = '' }): Diagnostic[] => {
    const near = meant.get(name);
    if (near === undefined) return [];
    const above = css.slice(0, index + start.length).split('\n');
    return [
      {
        severity: 'warning',
        code: 'style-variable',
        message: `Unknown CSS variable "--docs-${name}"; browsers ignore the declaration.`,
        hint: `Did you mean "--docs-${near}"?`,
        place: { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 },
      },
    ];
  });
}
