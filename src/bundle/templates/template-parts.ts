import { posix } from 'node:path';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Template } from './eject-template.ts';

/** A template that sites replace, for a list. */
export interface TemplatePart {
  /** `layout/footer` */
  readonly name: string;
  /** The first sentence of its doc comment. */
  readonly summary: string;
}

/** Folders of the parts of a page; templates elsewhere serve them. */
const folders = ['layout', 'pages', 'components'];

/** Lists the parts of a page: all components of the folders, and the document around them. */
export function templateParts(templates: readonly Template[]): TemplatePart[] {
  return templates
    .filter(({ path }) => path === 'document.tsx' || isPart(path))
    .map((template) => ({ name: nameOf(template.path), summary: summaryOf(template) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isPart(path: string): boolean {
  return (
    folders.includes(posix.dirname(path)) && path.endsWith('.tsx') && !/\/(?:render-|own-style)/.test(path)
  );
}

/** A template that was asked for by name, or the name that was probably meant. */
export type FoundTemplate =
  | { readonly kind: 'found'; readonly template: Template }
  | { readonly kind: 'unknown'; readonly near: string | undefined };

/**
 * Finds a template by its path, `layout/footer.tsx` or `layout/footer`, or by a
 * name that only it has: `footer`.
 */
export function findTemplate(written: string, templates: readonly Template[]): FoundTemplate {
  const name = written
    .replace(/\\/g, '/')
    .replace(/^(?:\.\/)?(?:templates\/)?/, '')
    .replace(/\.tsx?$/, '');
  const exact = templates.filter(({ path }) => nameOf(path) === name);
  const short = templates.filter(({ path }) => posix.basename(nameOf(path)) === name);
  const template = exact[0] ?? (short.length === 1 ? short[0] : undefined);
  return template ? { kind: 'found', template } : { kind: 'unknown', near: nearestTemplate(name, templates) };
}

/** Returns the name of the template that was probably meant: `heder` → `layout/header`. */
export function nearestTemplate(name: string, templates: readonly Template[]): string | undefined {
  const parts = templates.map(({ path }) => nameOf(path));
  const bare = posix.basename(name);
  const same = parts.find((part) => posix.basename(part) === bare);
  const near = same ?? nearestName(name, parts);
  if (near !== undefined) return near;
  const nearBare = nearestName(
    bare,
    parts.map((part) => posix.basename(part)),
  );
  return parts.find((part) => posix.basename(part) === nearBare);
}

function nameOf(path: string): string {
  return path.replace(/\.tsx?$/, '');
}

/** The first sentence of the comment at the export that is named like the file, or else at the first one. */
function summaryOf({ path, text }: Template): string {
  const exports = [
    ...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?(?:function|const) (\w+)/g),
  ];
  const wanted = posix.basename(nameOf(path)).replaceAll('-', '');
  const own = exports.find(([, , name = '']) => name.toLowerCase() === wanted) ?? exports[0];
  const comment = (own?.[1] ?? '').replace(/\s*\n\s*\*?\s*/g, ' ').trim();
  return /^.*?[.](?=\s|$)/.exec(comment)?.[0] ?? comment;
}
