import { describeValue } from '../../data/describe-value.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Parsed, Place } from '../../model/diagnostic.ts';
import { type Directive, type Emitter, extensionNames, type Rule } from '../../model/extensions.ts';
import { type ExportProblem, type Plugin, readPlugins } from './read-plugins.ts';

/** The directives of a site. */
export interface OwnDirectives {
  readonly byName: ReadonlyMap<string, Directive>;
  /**
   * What another name in a page is: a mistake, or perhaps a directive that could not be read. The export is
   * reported then, and its uses are not.
   */
  readonly others: 'unknown' | 'unread';
}

/** True if pages need the directives of a site. */
export function hasDirectives({ byName, others }: OwnDirectives): boolean {
  return byName.size > 0 || others === 'unread';
}

/** The checked exports of a site module. */
export interface Extensions {
  readonly plugins: readonly Plugin[];
  readonly directives: OwnDirectives;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly emitters: ReadonlyMap<string, Emitter>;
}

/** Finds an export of the site module, or a key in one. */
export type ExportPlace = (path: readonly string[]) => Place;

/**
 * Checks the exports of a site module. Parts that are wrong are reported and left out.
 */
export function readExtensions(
  exports: Readonly<Record<string, unknown>>,
  placeOf: ExportPlace,
): Parsed<Extensions> {
  const problems: ExportProblem[] = [];
  const functions = <Each>(name: 'directives' | 'rules' | 'emitters', example: string) =>
    readFunctions<Each>(exports[name], name, example, problems);
  const plugins = [
    ...readPlugins(exports.remarkPlugins, 'remark', problems),
    ...readPlugins(exports.rehypePlugins, 'rehype', problems),
  ];
  const directives = functions<Directive>('directives', 'youtube: ({ value }) => `<p>…</p>`');
  for (const problem of misspelled(exports)) problems.push(problem);
  const isUnread = problems.some(({ path: [name], meant = name }) => meant === 'directives');
  const value: Extensions = {
    plugins,
    directives: { byName: directives, others: isUnread ? 'unread' : 'unknown' },
    rules: functions<Rule>('rules', "'heading-case': (site) => []"),
    emitters: functions<Emitter>('emitters', "'page-list': (site) => []"),
  };
  return {
    value,
    diagnostics: problems.map(({ path, meant: _, ...problem }) => ({
      severity: 'error',
      code: 'extension-value',
      ...problem,
      place: placeOf(path),
    })),
  };
}

/** Evaluates a condition. One that fails is true: the page goes through unified, which reports the error. */
export function isTrue(condition: () => boolean): boolean {
  try {
    return condition();
  } catch {
    return true;
  }
}

function misspelled(exports: Readonly<Record<string, unknown>>): ExportProblem[] {
  const known: readonly string[] = extensionNames;
  return Object.keys(exports).flatMap((name) => {
    const near = known.includes(name) ? undefined : nearestName(name, known);
    if (near === undefined) return [];
    const message = `Unknown export "${name}".`;
    return [{ path: [name], meant: near, message, hint: `export const ${near} = …` }];
  });
}

function readFunctions<Each>(
  value: unknown,
  name: string,
  example: string,
  problems: ExportProblem[],
): ReadonlyMap<string, Each> {
  const hint = `export const ${name} = { ${example} };`;
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push({
      path: [name],
      message: `"${name}" must be functions by name; found ${describeValue(value)}.`,
      hint,
    });
    return new Map();
  }
  const found = new Map<string, Each>();
  for (const key of ['demo', 'component'])
    if (name === 'directives' && Object.hasOwn(value, key))
      problems.push({
        path: [name, key],
        message: `The directive "${key}" is built in.`,
        hint: `Give "directives.${key}" another name.`,
      });
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'function') found.set(key, member as Each);
    else
      problems.push({
        path: [name, key],
        message: `"${name}.${key}" must be a function; found ${describeValue(member)}.`,
        hint,
      });
  }
  return found;
}
