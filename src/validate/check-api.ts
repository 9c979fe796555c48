import { type ApiFilesPlan, planApiFiles } from '../assemble/api/plan-api-files.ts';
import { type PropDifferences, propDifferences } from '../assemble/api/prop-differences.ts';
import { displayPath } from '../lib/path.ts';
import type { ExtractedDocument, ExtractedProduct } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/path.ts';
import { configPlace } from './rule.ts';

/** A product with the documents that follow from its types. */
export interface CheckedApi {
  readonly product: Pick<ExtractedProduct, 'key'>;
  readonly documents: readonly ExtractedDocument[];
  /** The text of every document in its folder; absent if a build extracts them. */
  readonly committed?: ReadonlyMap<SourcePath, string>;
}

/**
 * Proves that the documents of a product are complete: every prop that TypeScript accepts is documented,
 * inherited, or left out by a rule. Reports committed documents that differ from the types.
 */
export function checkApi({ product, documents, committed }: CheckedApi, config: Config): Diagnostic[] {
  const place = configPlace(config, product.key);
  if (committed === undefined)
    return documents.flatMap((one) => incomplete(one, { shown: one.file, place, hint: reportIt }));
  const plan = planApiFiles(documents, committed);
  const foreign = new Set(plan.foreign);
  const found = documents.flatMap((one) => {
    const hint = foreign.has(one.source) ? 'Correct it, or delete it and run docs api.' : update;
    const shown = plainJson(committed.get(one.source));
    return shown === undefined ? [] : incomplete(one, { shown, place: placeOf(one.source), hint });
  });
  const reported = new Set(found.map(({ place: at }) => at?.file));
  const others = outdated(plan, documents, place).filter(({ place: at }) => !reported.has(at?.file));
  return [...found, ...others];
}

const update = 'Run docs api to update it.';

const reportIt = 'Report this as an error of Colophon, with the declaration of the component.';

/** Reports documents that `docs api` would write or remove; `place` is that of the missing ones. */
function outdated(
  { written, removed, missing }: ApiFilesPlan,
  documents: readonly ExtractedDocument[],
  place: Place,
): Diagnostic[] {
  const names = new Map(documents.map(({ source, file }) => [source, file.name]));
  return [
    ...written.map(({ path }) =>
      missing.includes(path)
        ? notCurrent(`"${names.get(path)}" has no document "${displayPath(path)}".`, {
            place,
            hint: 'Run docs api to write it.',
          })
        : notCurrent(`This document differs from the types of "${names.get(path)}".`, {
            place: placeOf(path),
            hint: update,
          }),
    ),
    ...removed.map((path) =>
      notCurrent('The packages export nothing that this document describes.', {
        place: placeOf(path),
        hint: 'Run docs api to remove it.',
      }),
    ),
  ];
}

function notCurrent(message: string, more: Pick<Diagnostic, 'place' | 'hint'>): Diagnostic {
  return { severity: 'error', code: 'api-outdated', message, ...more };
}

function placeOf(source: SourcePath): Place {
  return { file: displayPath(source), line: 1, column: 1 };
}

interface Shown {
  /** The document that pages show. */
  readonly shown: unknown;
  readonly place: Place;
  readonly hint: string;
}

function incomplete(document: ExtractedDocument, { shown, place, hint }: Shown): Diagnostic[] {
  const differences = propDifferences(document, shown);
  if (differences === undefined) return [];
  const message = `The document of "${document.file.name}" ${describe(differences)}.`;
  return [{ severity: 'error', code: 'api-incomplete', message, hint, place }];
}

function describe({ lacking, surplus }: PropDifferences): string {
  return [
    ...(lacking.length > 0 ? [`lacks ${listed(lacking)}, which TypeScript accepts`] : []),
    ...(surplus.length > 0 ? [`has ${listed(surplus)}, which TypeScript does not accept`] : []),
  ].join(', and ');
}

/** Names that a message lists before it counts the rest. */
const maxNames = 10;

/** `the prop "a"`, `the props "a" and "b"`, `the props "a", … and 300 more` */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length === 1
    ? `the prop ${all[0]}`
    : `the props ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

function plainJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch (error) {
    // The parser of documents reports it.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
