import { dirname, resolve } from 'node:path';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/path.ts';
import { type ModuleFile, markGlobals } from './mark-globals.ts';
import { missingInAsset } from './missing-in-asset.ts';

/** Where style sheets are read from. */
export interface ClassContext {
  readonly root: FilePath;
  readText(file: FilePath): Promise<string | undefined>;
}

/** True for a style sheet whose classes a module imports by name. */
export function isCssModule(file: string): boolean {
  return /\.module\.(?:css|s[ac]ss)$/.test(file);
}

/**
 * Reports uses of classes that a CSS module does not have: `styles.rot` for `.root`. The bundler finds those
 * that are imported by name; of the object with all classes, it accepts any property. A warning, because the
 * module works, only without these rules.
 */
export async function findMissingClasses(
  module: ModuleFile,
  { root, readText }: ClassContext,
): Promise<Diagnostic[]> {
  const imports = importsOf(module);
  if (imports.length === 0) return [];
  const text = imports.reduce(
    (all, { written, unnamed }) => all.replace(written, () => unnamed),
    module.text,
  );
  const marks = Object.fromEntries(imports.map(({ name }, index) => [name, mark(index)]));
  const { code, placeOf } = await markGlobals({ ...module, text }, marks, root);
  const found = imports.map(async ({ sheet }, index) => {
    const classes = writtenNames((await readText(sheet)) ?? '');
    return usesOf(mark(index), code).flatMap(({ name, offset }): Diagnostic[] => {
      const missing = classes?.has(name) === false ? missingInAsset(sheet, name) : undefined;
      const place = missing && placeOf(offset);
      return place ? [{ severity: 'warning', code: 'missing-export', ...missing, place }] : [];
    });
  });
  return (await Promise.all(found)).flat();
}

interface StylesImport {
  /** The name of the object with all classes in the module. */
  readonly name: string;
  readonly sheet: FilePath;
  /** The beginning of the statement, and the same with another name, so that the name becomes a global. */
  readonly written: string;
  readonly unnamed: string;
}

const statement =
  /^(import\s+(?:\*\s+as\s+)?)([A-Za-z_$][\w$]*)((?:\s*,\s*\{[^}]*\})?\s*from\s*)(["'])(\.{1,2}\/[^"']+)\4/gm;

function importsOf({ file, text }: ModuleFile): StylesImport[] {
  if (!/\.[cm]?[jt]sx?$/.test(file) || !text.includes('.module.')) return [];
  return [...text.matchAll(statement)].flatMap(
    ([written, begin = '', name = '', middle = '', quote = '', path = '']) =>
      isCssModule(path)
        ? [
            {
              name,
              sheet: resolve(dirname(file), path) as FilePath,
              written,
              unnamed: `${begin}__colophon_unused_${name}${middle}${quote}${path}${quote}`,
            },
          ]
        : [],
  );
}

/** The name that stands for the classes of a style sheet after compiling. */
const mark = (index: number) => `__colophon_classes_${index}_`;

/** `styles.root`, `styles?.root` and `styles["save-button"]` */
function usesOf(object: string, code: string): { readonly name: string; readonly offset: number }[] {
  const access = new RegExp(`\\b${object}(?:\\??\\.([A-Za-z_$][\\w$]*)|(?:\\?\\.)?\\["([\\w-]+)"\\])`, 'g');
  return [...code.matchAll(access)].map(({ 1: property, 2: key, index }) => ({
    name: property ?? key ?? '',
    offset: index,
  }));
}

/**
 * Returns all words of a style sheet, the names of its classes among them; undefined if Sass or an import may
 * make further ones.
 */
function writtenNames(sheet: string): ReadonlySet<string> | undefined {
  if (sheet === '' || /&[\w-]|#\{|\\|@(?:use|import|include|extend|forward)\b/.test(sheet)) return undefined;
  return new Set(['default', ...(sheet.match(/-?[A-Za-z_][\w-]*/g) ?? [])]);
}
