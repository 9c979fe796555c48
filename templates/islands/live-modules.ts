import { resolveFile } from '../browser/demo/live/frame-files.ts';
import type { LiveReason } from '../browser/demo/live/live-task.ts';

/** A file of an edited demo as a CommonJS module function. */
export type ModuleBody = (require: Require, module: { exports: unknown }, exports: unknown) => void;

/** Returns the exports of a module. */
export type Require = (specifier: string) => unknown;

/** An import that cannot be resolved. */
export class LiveImportError extends Error {
  readonly reason: LiveReason;

  constructor(reason: LiveReason) {
    super(`Cannot resolve an import: ${JSON.stringify(reason)}`);
    this.reason = reason;
  }
}

/** A module that a demo may import: all of it, or the exports that the site's demos use. */
export interface OfferedModule {
  readonly specifier: string;
  readonly kind: 'whole' | 'part';
  readonly exports: object;
}

/** Creates a `require` over the files of a demo, each of which runs once, and over the offered packages. */
export function requireFrom(
  bodies: ReadonlyMap<string, ModuleBody>,
  offered: readonly OfferedModule[],
): Require {
  const names = [...bodies.keys()];
  const modules = new Map<string, { exports: unknown }>();
  const packages = new Map<string, object>();
  const load = (name: string): unknown => {
    const known = modules.get(name);
    if (known) return known.exports;
    const module: { exports: unknown } = { exports: {} };
    modules.set(name, module);
    bodies.get(name)?.((specifier) => find(name, specifier), module, module.exports);
    return module.exports;
  };
  const find = (from: string, specifier: string): unknown => {
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
      const name = resolveFile(from, specifier, names);
      if (name === undefined) throw new LiveImportError({ kind: 'file', name: specifier });
      return load(name);
    }
    const known = packages.get(specifier) ?? namespaceOf(specifier, offered);
    packages.set(specifier, known);
    return known;
  };
  return load;
}

/** Returns the exports of a package. A missing name throws at once instead of being `undefined` later. */
function namespaceOf(specifier: string, offered: readonly OfferedModule[]): object {
  const found = offered.find((module) => module.specifier === specifier);
  if (!found) {
    const names = offered.map((module) => module.specifier).filter((name) => name !== 'react/jsx-runtime');
    throw new LiveImportError({ kind: 'package', name: specifier, offered: names });
  }
  return new Proxy(found.exports, {
    get(target, name) {
      if (name === '__esModule') return true;
      if (typeof name === 'symbol' || name in target) return Reflect.get(target, name);
      const names = found.kind === 'part' ? { offered: Object.keys(target) } : {};
      throw new LiveImportError({ kind: 'export', name, from: specifier, ...names });
    },
  });
}
