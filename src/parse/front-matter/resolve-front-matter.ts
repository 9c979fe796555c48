import { describeValue } from '../../data/describe-value.ts';
import type { ParsedYaml } from '../../data/parsed-yaml.ts';
import { exceedsDepth, maxDataDepth } from '../../lib/exceeds-depth.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Diagnostic, Parsed, Place } from '../../model/diagnostic.ts';
import type { FrontMatter, NamePlaces } from '../../model/document.ts';
import type { JsonObject } from '../../model/json.ts';
import { reservedOutputAt } from '../../model/output.ts';
import { type PageFlags, setFlags } from '../../model/page-flags.ts';
import { foreignFlags, foreignKeys, foreignTexts, isSynonym, landingLayout } from './foreign-keys.ts';
import { frontMatterKeys } from './front-matter-keys.ts';
import { hasHero } from './hero-lines.ts';
import { navigationHints } from './navigation-hints.ts';
import { addressFault } from './page-address.ts';
import {
  flagKind,
  isWritten,
  linkKind,
  listKind,
  type Problem,
  type Reader,
  readValues,
  textKind,
  type Values,
} from './read-values.ts';

/** Keys whose values are links. */
const linkKeys = ['waiAria', 'materialDesign'] as const;
const textKeys = [
  'title',
  'description',
  'path',
  'productId',
  'packageName',
  'githubLabel',
  'githubSource',
] as const;
const flags = { disableAd: false, disableToc: false, wideLayout: false, draft: false, unlisted: false };
const lists: Pick<FrontMatter, 'components' | 'hooks' | 'fonts'> = { components: [], hooks: [], fonts: [] };
const flagKeys = Object.keys(flags) as (keyof typeof flags)[];
const listKeys = [...(Object.keys(lists) as (keyof typeof lists)[]), 'keywords'] as const;
/** `layout` has values of other tools, which templates read from `extra`. */
const knownKeys: readonly string[] = Object.keys(frontMatterKeys).filter((key) => key !== 'layout');
/** Keys of the cards that link to a page; templates read them from `extra`. */
const cardKey = /^card([A-Z]\w*)?$/;

/** Checked front matter, with facts for the checks of the page and of the site. */
export interface ResolvedFrontMatter extends Parsed<FrontMatter> {
  /** The flags that are set, to either value. */
  readonly flags: PageFlags;
  /** The place of `path`; undefined without a valid `path`. */
  readonly pathPlace?: Place;
  /** The places of `components` and `hooks`, if they name anything. */
  readonly namePlaces?: NamePlaces;
  /** Keys that have a value, but not a valid one. */
  readonly invalid: ReadonlySet<'title' | 'description'>;
}

/**
 * Checks the front matter of a page: known keys get their types, other keys are kept in `extra`. No problem
 * here prevents the page.
 *
 * @param schemes schemes of links besides the usual ones
 */
export function resolveFrontMatter(
  yaml: ParsedYaml | undefined,
  file: string,
  schemes: readonly string[] = [],
): ResolvedFrontMatter {
  const reader = openFrontMatter(yaml?.value);
  const { problems } = reader;
  const { path: address, ...texts } = readValues(textKeys, textKind, reader);
  const path = address === undefined || hasAddressFault(address, problems) ? undefined : address;
  const navigation = navigationHints(reader.values, problems);
  const written = readValues(flagKeys, flagKind, reader);
  const value: FrontMatter = {
    ...texts,
    ...readValues(linkKeys, linkKind(schemes), reader),
    ...(path !== undefined && { path }),
    ...flags,
    ...written,
    ...lists,
    ...readValues(listKeys, listKind, reader),
    ...(navigation && { navigation }),
    ...(reader.values.layout === landingLayout && { landing: true }),
    ...foreignOf(reader.values, yaml),
    extra: readExtra(reader.values),
  };
  const placeOf = (key: string, part: 'key' | 'value' = 'value') =>
    yaml?.placeOf([key], part) ?? { file, line: 1, column: 1 };
  const found = problems.map(
    ({ key, at, severity = 'error', ...problem }): Diagnostic => ({
      severity,
      ...problem,
      place: placeOf(key, at),
    }),
  );
  return {
    value,
    flags: setFlags(written),
    diagnostics: [...(yaml?.diagnostics ?? []), ...found],
    ...(path !== undefined && { pathPlace: placeOf('path') }),
    ...namePlacesOf(value, placeOf),
    invalid: invalidKeys(yaml, value),
  };
}

/** Starts reading the values of front matter; those that are no keys and values are a problem. */
function openFrontMatter(value: unknown): Reader {
  const isTooDeep = exceedsDepth(value);
  const values = isTooDeep ? undefined : toObject(value);
  // Keys of other tools come first, so that our own win.
  if (values)
    return {
      values: { ...foreignFlags(values), ...foreignTexts(values), ...values },
      problems: unknownKeys(values),
    };
  const message = isTooDeep
    ? `Values in the front matter are nested more than ${maxDataDepth} levels deep.`
    : `The front matter must consist of keys and values; found ${describeValue(value)}.`;
  const problem: Problem = { key: '', code: 'front-matter-value', message, hint: 'title: Button' };
  return { values: {}, problems: [problem] };
}

function namePlacesOf(
  value: FrontMatter,
  placeOf: (key: string) => Place,
): Pick<ResolvedFrontMatter, 'namePlaces'> {
  const named = (['components', 'hooks'] as const).filter((key) => value[key].length > 0);
  if (named.length === 0) return {};
  return { namePlaces: Object.fromEntries(named.map((key) => [key, placeOf(key)])) };
}

/** Keys of other tools without effect, which the site reports once each. */
function foreignOf(values: Values, yaml: ParsedYaml | undefined): Pick<FrontMatter, 'foreign'> {
  const keys = foreignKeys(values, yaml !== undefined && hasHero(values));
  if (keys.length === 0 || yaml === undefined) return {};
  return { foreign: keys.map((key) => ({ key, line: yaml.placeOf(key.split('.'), 'key').line })) };
}

function toObject(value: unknown): Values | undefined {
  if (value === undefined || value === null) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Values) : undefined;
}

function unknownKeys(values: Values): Problem[] {
  return Object.keys(values).flatMap((key): Problem | [] => {
    const isKnown = knownKeys.includes(key) || cardKey.test(key) || isSynonym(key);
    const near = isKnown ? undefined : nearestName(key, knownKeys);
    if (near === undefined) return [];
    const message = `Unknown front matter key "${key}"; kept for templates.`;
    const hint = `Did you mean "${near}"?`;
    return { key, at: 'key', severity: 'warning', code: 'front-matter-key', message, hint };
  });
}

/**
 * An address that is invalid is reported and ignored; the page gets the address that follows from its file.
 */
function hasAddressFault(path: string, problems: Problem[]): boolean {
  const fault = addressFault(path);
  if (!fault) return false;
  // The correction of `/404.html` would be `/404/`, which the site generates itself.
  const isTaken = reservedOutputAt(fault.corrected, []) !== undefined;
  problems.push({
    key: 'path',
    code: 'front-matter-value',
    message: `"path" in the front matter ${fault.must}; found "${path}".`,
    hint: `path: ${isTaken ? '/material-ui/react-button/' : fault.corrected}`,
  });
  return true;
}

function readExtra(values: Values): JsonObject {
  const extra = Object.entries(values).filter(([key]) => !knownKeys.includes(key));
  if (extra.length === 0) return {};
  // Dates and the like become JSON, so that the document stays plain data.
  return JSON.parse(JSON.stringify(Object.fromEntries(extra))) as JsonObject;
}

/** Keys that the front matter has, or may have if it has a syntax error, without a valid value. */
function invalidKeys(yaml: ParsedYaml | undefined, read: FrontMatter): ResolvedFrontMatter['invalid'] {
  // Empty front matter is null.
  if (yaml === undefined || yaml.value === null) return new Set();
  const values = yaml.value === undefined ? undefined : toObject(yaml.value);
  const mayHave = (key: string) => values === undefined || isWritten(values[key]);
  return new Set(
    (['title', 'description'] as const).filter((key) => read[key] === undefined && mayHave(key)),
  );
}
