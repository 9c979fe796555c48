import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { nearestName } from '../../../lib/nearest-name.ts';
import { inlineEndings } from '../../../model/asset-types.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';

/** Explains an import from a style sheet or picture that does not have it; undefined for other files. */
export function missingInAsset(file: string, name: string): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  const base = basename(file);
  if (inlineEndings.some((ending) => base.endsWith(ending)))
    return {
      message: `"${base}" does not export "${name}".`,
      hint: `The import of a picture is its address: import address from './${base}'; and <img src={address} alt="" />`,
    };
  if (!/\.(?:css|s[ac]ss)$/.test(base)) return undefined;
  if (!/\.module\.\w+$/.test(base))
    return {
      message: `"${base}" exports nothing, since it is no CSS module.`,
      hint: `Rename it to "${base.replace(/\.(\w+)$/, '.module.$1')}", or import its rules: import './${base}';`,
    };
  const near = nearestName(
    name,
    classesOf(file).filter((one) => one !== name),
  );
  return {
    message: `"${base}" has no class "${name}".`,
    hint: near === undefined ? 'Add the class, or correct its name.' : `Did you mean "${near}"?`,
  };
}

/** Names that look like classes, for a hint. */
function classesOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}
