import { posix } from 'node:path';
import { hash } from '../../lib/hash.ts';

/** One of our templates. */
export interface Template {
  /** Posix, relative to the templates: `layout/footer.tsx`. */
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the copy of a template for a site. It builds unchanged: imports lead to `colophon/templates/`,
 * where the site's own templates come first, and types to `colophon`.
 */
export function ejectTemplate(template: Template, version: string): string {
  const { code, types } = withoutModelTypes(template);
  const imported = types.length === 0 ? '' : `import type { ${types.join(', ')} } from 'colophon';\n`;
  return `${header(template, version)}\n${imported}${withPackageImports(code, template.path)}`;
}

function header(template: Template, version: string): string {
  return [
    '/*',
    ` * A copy of colophon/templates/${template.path}, version ${version}, original ${originalHash(template)}.`,
    ' * `docs check` reports when a new version has another original. Change anything below this comment.',
    ' */',
  ].join('\n');
}

/** Where a copy comes from, as its header says. */
export interface Origin {
  readonly path: string;
  readonly version: string;
  /** Hash of the template that was copied. */
  readonly original: string;
}

/** Reads the header of a copy. Undefined for a template that its author wrote. */
export function readOrigin(text: string): Origin | undefined {
  const found = /A copy of colophon\/templates\/(\S+), version (\S+), original ([\w-]{22})\./.exec(text);
  if (!found) return undefined;
  const [, path = '', version = '', original = ''] = found;
  return { path, version, original };
}

/** Returns the hash of a template by which a copy is recognised. Line ends do not count. */
export function originalHash({ text }: Pick<Template, 'text'>): string {
  return hash(text.replaceAll('\r\n', '\n'));
}

const modelTypes = /^import type \{([^}]*)\} from '(?:\.\.\/)+src\/model\/[\w-]+\.ts';\n/gm;

/** Takes out the imports of types of the model, which the package offers under its own name. */
function withoutModelTypes({ text }: Template): { readonly code: string; readonly types: readonly string[] } {
  const names = [...text.matchAll(modelTypes)].flatMap(([, list = '']) => list.split(','));
  const types = new Set(names.map((name) => name.trim()).filter((name) => name !== ''));
  return { code: text.replace(modelTypes, ''), types: [...types].sort() };
}

/** `from '../tokens.ts'` → `from 'colophon/templates/tokens.ts'` */
function withPackageImports(code: string, path: string): string {
  return code.replace(
    /(\bfrom |\bimport\(|^import )'(\.{1,2}\/[^']+)'/gm,
    (_whole, before: string, specifier: string) =>
      `${before}'colophon/templates/${posix.join(posix.dirname(path), specifier)}'`,
  );
}
