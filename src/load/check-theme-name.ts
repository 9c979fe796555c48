import { join } from 'node:path';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { demoThemeFile } from '../model/theme.ts';

/** Extensions of other modules, in which an author may have expected that a theme is found. */
const otherExtensions = ['.tsx', '.mts', '.js', '.jsx', '.mjs'];

/** An export named `theme`. Other modules of this name belong to the demos that import them. */
const exportsTheme = /^\s*export\s+(?:const|let|function)\s+theme\b|^\s*export\s*\{[^}]*\btheme\b[^}]*\}/m;

/** Reports a module with a theme that no demo receives, as its extension is not that of `theme.ts`. */
export async function checkThemeName(
  config: Config,
  files: Pick<FileSystem, 'exists' | 'readText'>,
): Promise<readonly Diagnostic[]> {
  if (await files.exists(join(config.contentDir, demoThemeFile) as FilePath)) return [];
  const found = otherExtensions.map(async (extension): Promise<Diagnostic[]> => {
    const file = join(config.contentDir, `theme${extension}`) as FilePath;
    const text = await files.readText(file);
    const start = text === undefined ? -1 : text.search(exportsTheme);
    if (text === undefined || start === -1) return [];
    const path = relativePath(config.root, file);
    const own = relativePath(config.root, join(config.contentDir, demoThemeFile) as FilePath);
    const line = text.slice(0, text.indexOf('export', start)).split('\n').length;
    return [
      {
        severity: 'warning',
        code: 'theme-module',
        message: `"${path}" exports a theme, but demos receive only that of "${own}".`,
        hint: `Rename the file to "${own}".`,
        place: { file: path, line, column: 1 },
      },
    ];
  });
  return applySeverity((await Promise.all(found)).flat(), config);
}
