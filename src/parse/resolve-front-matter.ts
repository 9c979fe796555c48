import type { ParsedYaml } from '../data/parsed-yaml.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { addressFault } from '../lib/page-address.ts';
import type { Diagnostic, Parsed, Place } from '../model/diagnostic.ts';
import type { FrontMatter } from '../model/document.ts';
import type { JsonObject } from '../model/json.ts';
import { reservedOutputAt } from '../model/output.ts';

const texts = [
  'title',
  'description',
  'path',
  'productId',
  'packageName',
  'githubLabel',
  'githubSource',
  'waiAria',
  'materialDesign',
] as const;
const flags = ['disableAd', 'disableToc', 'wideLayout', 'draft', 'unlisted'] as const;
const lists = ['components', 'hooks', 'fonts'] as const;
const known: readonly string[] = [...texts, ...flags, ...lists];
/** Keys of the cards that link to a page; templates read them from `extra`. */
const cardKey = /^card([A-Z]\w*)?$/;

/** A front matter block, narrowed, with the place of the one value that the site as a whole is checked for. */
export interface ResolvedFrontMatter extends Parsed<FrontMatter> {
  /** Where `path` stands; absent where there is none, or none that counts. */
  readonly pathPlace?: Place;
}

/** Narrows a front matter block: known keys get their types, the others are kept in `extra`. Nothing here stops a page. */
export function resolveFrontMatter(yaml: ParsedYaml | undefined, file: string): ResolvedFrontMatter {
  const diagnostics: Diagnostic[] = [...(yaml?.diagnostics ?? [])];
  const place = (key: string, part: 'key' | 'value') =>
    yaml?.placeOf([key], part) ?? { file, line: 1, column: 1 };
  const data = toObject(yaml?.value);
  if (data === undefined) {
    diagnostics.push({
      severity: 'error',
      code: 'front-matter-value',
      message: 'The front matter is not a list of keys with values.',
      hint: 'title: Button',
      place: place('', 'value'),
    });
  }
  const values = data ?? {};
  const wrong = (key: string, expected: string, hint: string) => {
    const message = `\`${key}\` in the front matter takes ${expected}.`;
    diagnostics.push({
      severity: 'error',
      code: 'front-matter-value',
      message,
      hint,
      place: place(key, 'value'),
    });
  };
  for (const key of Object.keys(values).filter((name) => !known.includes(name) && !cardKey.test(name))) {
    const near = nearestName(key, known);
    if (near === undefined) continue;
    const message = `The front matter key \`${key}\` is not known; it is kept for templates.`;
    diagnostics.push({
      severity: 'warning',
      code: 'front-matter-key',
      message,
      hint: `Did you mean \`${near}\`?`,
      place: place(key, 'key'),
    });
  }
  const { path, ...otherTexts } = readTexts(values, wrong);
  const fault = path === undefined ? undefined : pathFault(path, place('path', 'value'));
  if (fault) diagnostics.push(fault);
  // The address of a page whose `path` says nothing follows from its file.
  const counts = path !== undefined && fault === undefined;
  const value = {
    ...otherTexts,
    ...(counts && { path }),
    ...readFlags(values, wrong),
    ...readLists(values, wrong),
    extra: readExtra(values),
  };
  return { value, diagnostics, ...(counts && { pathPlace: place('path', 'value') }) };
}

function pathFault(path: string, place: Place): Diagnostic | undefined {
  const fault = addressFault(path);
  if (!fault) return undefined;
  // `/404.html` was not meant to be `/404/`, which is no better.
  const isTaken = reservedOutputAt(fault.corrected, []) !== undefined;
  return {
    severity: 'error',
    code: 'front-matter-value',
    message: `\`path\` in the front matter ${fault.must}; found "${path}".`,
    hint: `path: ${isTaken ? '/material-ui/react-button/' : fault.corrected}`,
    place,
  };
}

type Wrong = (key: string, expected: string, hint: string) => void;
type Values = Readonly<Record<string, unknown>>;

function readTexts(values: Values, wrong: Wrong): { [Key in (typeof texts)[number]]?: string } {
  const read: { [Key in (typeof texts)[number]]?: string } = {};
  for (const key of texts) {
    const value = values[key];
    if (typeof value === 'string' || typeof value === 'number') read[key] = cleanText(String(value));
    else if (value !== undefined && value !== null) wrong(key, 'a text', `${key}: Some words`);
  }
  return read;
}

function readFlags(values: Values, wrong: Wrong): { [Key in (typeof flags)[number]]: boolean } {
  const read = { disableAd: false, disableToc: false, wideLayout: false, draft: false, unlisted: false };
  for (const key of flags) {
    const value = values[key];
    if (typeof value === 'boolean') read[key] = value;
    else if (value !== undefined && value !== null) wrong(key, 'true or false', `${key}: true`);
  }
  return read;
}

/** `components: Button, ButtonGroup` or a YAML list; sorted, as the API section lists them. */
function readLists(values: Values, wrong: Wrong): { [Key in (typeof lists)[number]]: readonly string[] } {
  const read: { [Key in (typeof lists)[number]]: readonly string[] } = {
    components: [],
    hooks: [],
    fonts: [],
  };
  for (const key of lists) {
    const value = values[key];
    const names = typeof value === 'string' ? value.split(',') : value;
    if (Array.isArray(names) && names.every((name) => typeof name === 'string')) {
      read[key] = names
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .sort();
    } else if (value !== undefined && value !== null)
      wrong(key, 'names, separated by commas', `${key}: Button, ButtonGroup`);
  }
  return read;
}

function readExtra(values: Values): JsonObject {
  const extra = Object.entries(values).filter(([key]) => !known.includes(key));
  if (extra.length === 0) return {};
  // Dates and the like become their JSON form, so that the document stays plain data.
  return JSON.parse(JSON.stringify(Object.fromEntries(extra))) as JsonObject;
}

function toObject(value: unknown): Values | undefined {
  if (value === undefined || value === null) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Values) : undefined;
}

/** Control characters have no place in a title, an attribute or a meta tag. */
function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.replace(/[\u0000-\u001f\u007f\ufdd0]+/g, ' ').trim();
}
