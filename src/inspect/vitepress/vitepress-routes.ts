import { joinPath } from '../tree-pages.ts';

/** Turns the path of a page into another one, as `rewrites` of VitePress do; undefined if no rule fits. */
export type Rewrite = (path: string) => string | undefined;

/**
 * Compiles the patterns of `rewrites`: `:name` is a segment, `:name*` and `:name+` are several, `(…)` an
 * expression. Both sides may end in `.md`.
 *
 * `{ 'en/:rest*': ':rest*' }` turns `en/guide/a.md` into `guide/a.md`
 */
export function compileRewrites(rewrites: Readonly<Record<string, unknown>>): Rewrite {
  const rules = Object.entries(rewrites).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ expression: patternOf(from), to }] : [],
  );
  return (path) => {
    for (const { expression, to } of rules) {
      const match = expression?.exec(path);
      if (match)
        return to.replace(parameter, (_, name: string) => match.groups?.[name] ?? '').replace(/^\/+/, '');
    }
    return undefined;
  };
}

const parameter = /:([a-z]\w*)(?:\([^)]*\))?[*+?]?/gi;

function patternOf(pattern: string): RegExp | undefined {
  let source = '';
  let at = 0;
  for (const { 0: text, 1: name, index } of pattern.matchAll(parameter)) {
    source += escaped(pattern.slice(at, index));
    source += `(?<${name}>${/[*]$/.test(text) ? '.*' : /\+$/.test(text) ? '.+' : '[^/]+?'})`;
    at = index + text.length;
  }
  try {
    return new RegExp(`^${source}${escaped(pattern.slice(at))}$`);
  } catch {
    // A name that occurs twice; VitePress refuses it, too.
    return undefined;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The address of a page: `guide/a.md` → `/guide/a/`, `guide/index.md` → `/guide/`. */
export function vitepressPath(file: string): string {
  return joinPath(file.replace(/\.md$/, '').replace(/(?:^|(?<=\/))index$/, ''));
}
