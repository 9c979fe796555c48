// picomatch (micromatch): the glob matcher of most JavaScript tools, without dependencies.
import { posix } from 'node:path';
import picomatch from 'picomatch';

/** Returns the captured segments of a source by name; undefined for a source that does not match. */
export type RoutePattern = (source: string) => ReadonlyMap<string, string> | undefined;

const name = /:([a-z]\w*)/gi;

/**
 * Compiles the source of a rule of the route table. `material-ui/components/:name/:name.md` captures a
 * segment for each name, which repeats the same text; `*` matches a segment, `**` any number of them.
 */
export function routePattern(source: string): RoutePattern {
  // A name passes through picomatch as a word between private characters, and becomes a named group
  // afterwards.
  const glob = posix.normalize(source).replace(name, '\ue000$1\ue000');
  const expression = picomatch.makeRe(glob, { capture: false });
  if (!expression) return () => undefined;
  const names = new Set<string>();
  const named = expression.source.replace(/\ue000(\w+)\ue000/g, (_, captured: string) => {
    const group = names.has(captured) ? `\\k<${captured}>` : `(?<${captured}>[^/]+)`;
    names.add(captured);
    return group;
  });
  const whole = new RegExp(named, expression.flags);
  return (path) => {
    const match = whole.exec(path);
    return match ? new Map(Object.entries(match.groups ?? {})) : undefined;
  };
}

/**
 * Returns the file that the source of a rule names: `docs/\\(app\\)/a.md` → `docs/(app)/a.md`; undefined for
 * a source with a glob or captures.
 */
export function exactSource(source: string): string | undefined {
  const isPattern = /[*?[\]{}()!]|:[a-z]/i.test(source.replace(/\\./g, ''));
  return isPattern ? undefined : source.replace(/\\(.)/g, '$1');
}
