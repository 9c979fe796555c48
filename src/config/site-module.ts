import type { KeyPath } from '../data/parsed-yaml.ts';
import { nearestName } from '../lib/nearest-name.ts';
import type { Diagnostic, Parsed, Place } from '../model/diagnostic.ts';
import type { Evaluation } from '../model/evaluation.ts';
import { extensionNames, hasExtensions } from '../model/extensions.ts';

/** The name of the site module in the content folder. */
export const siteModuleName = 'site.ts';

/** The name of the site module in reports. */
export const moduleFile = `content/${siteModuleName}`;

/** A site module: a program that exports the configuration of a site. */
export interface SiteModule {
  readonly text: string;
  readonly evaluation: Evaluation;
}

/** The exported configuration as plain data, by key. Functions are replaced by the word `function`. */
export type ModuleValues = Readonly<Record<string, unknown>>;

/** Returns the configuration that a site module exports as `site` or by default. */
export function readSiteModule({ evaluation }: SiteModule): Parsed<ModuleValues | undefined> {
  const failure = (diagnostic: Pick<Diagnostic, 'message' | 'hint' | 'place'>): Parsed<undefined> => ({
    value: undefined,
    diagnostics: [
      {
        severity: 'error',
        code: 'config-module',
        place: { file: moduleFile, line: 1, column: 1 },
        ...diagnostic,
      },
    ],
  });
  switch (evaluation.kind) {
    case 'not-compiled': {
      const diagnostics = evaluation.diagnostics.map((found) => ({ ...found, code: 'config-module' }));
      return { value: undefined, diagnostics };
    }
    case 'failed':
      return failure({
        message: `This module failed when it ran: ${evaluation.message}.`,
        ...(evaluation.place && { place: evaluation.place }),
      });
    case 'exports': {
      const exported = evaluation.exports.site ?? evaluation.exports.default;
      if (exported?.kind === 'not-data')
        return failure({ message: `The exported \`site\` is not plain data: ${exported.reason}.` });
      const site = exported?.value;
      // The configuration may be in site.yaml.
      if (site === undefined && hasExtensions(Object.keys(evaluation.exports)))
        return { value: {}, diagnostics: [] };
      if (typeof site === 'object' && site !== null && !Array.isArray(site))
        return { value: toPlainData(site), diagnostics: [] };
      if (site === undefined) return failure(missingSite(Object.keys(evaluation.exports)));
      return failure({ message: 'The exported `site` is not an object.', hint: siteHint });
    }
  }
}

const siteHint = "export const site = defineSite({ name: 'Acme UI' });";

/** A module beside site.yaml may export functions alone; then the closest of their names is what it meant. */
function missingSite(exports: readonly string[]): Pick<Diagnostic, 'message' | 'hint'> {
  for (const name of exports) {
    const near = nearestName(name, extensionNames);
    if (near !== undefined) return { message: `Unknown export "${name}".`, hint: `export const ${near} = …` };
  }
  return { message: 'This module exports neither `site` nor a default.', hint: siteHint };
}

function toPlainData(site: object): ModuleValues {
  return JSON.parse(JSON.stringify(site, withoutFunctions)) as ModuleValues;
}

function withoutFunctions(_key: string, value: unknown): unknown {
  return typeof value === 'function' ? 'function' : value;
}

/**
 * Returns the position of a value in the text of a module: that of the innermost key on its path that the
 * text contains once, or else the start of the file. Spread objects and imports make other positions guesses.
 */
export function modulePlace(text: string, path: KeyPath): Place {
  const keys = path.filter((step) => typeof step === 'string').toReversed();
  for (const key of keys) {
    const [found, second] = text.matchAll(
      new RegExp(`(?<![\\w$.])(['"]?)${escapePattern(key)}\\1\\s*(?::|=(?!=))`, 'g'),
    );
    if (found && !second) return placeAt(text, found.index);
  }
  return { file: moduleFile, line: 1, column: 1 };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { file: moduleFile, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
