import { join, relative, resolve, sep } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { packageRoot } from '../../../effects/package-root.ts';
import { otherPlaces } from '../../../lib/other-places.ts';
import { relativePath } from '../../../lib/relative-path.ts';
import { type Diagnostic, sortDiagnostics } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/path.ts';
import { demoThemeFile } from '../../../model/theme.ts';
import { liveNamespace } from '../plugins/offer-imports.ts';
import { wrapperNamespace } from '../plugins/wrap-demos.ts';
import { columnOf, describeMessage } from './describe-message.ts';

/** Converts esbuild's failure to diagnostics. Returns undefined for other errors. */
export function bundleDiagnostics(error: unknown, root: FilePath): Diagnostic[] | undefined {
  if (!isBuildFailure(error)) return undefined;
  const others = error instanceof EditFailure ? error.others : [];
  const found = messageDiagnostics(error.errors, root);
  const keys = new Set(found.map(keyOf));
  // A module that every demo contains, such as the theme, fails with the demos and alone.
  return [...found, ...others.filter((other) => !keys.has(keyOf(other)))];
}

/** Converts errors of esbuild to diagnostics, each once. Leaves out those of live entries. */
export function messageDiagnostics(errors: readonly Message[], root: FilePath): Diagnostic[] {
  const found = errors
    .filter((message) => liveFileOf(message, root) === undefined)
    .map((message) => toDiagnostic(message, root));
  const byKey = new Map<string, Diagnostic[]>();
  // esbuild works in parallel, so its order varies.
  for (const diagnostic of sortDiagnostics(found)) {
    const key = keyOf(diagnostic);
    byKey.set(key, [...(byKey.get(key) ?? []), diagnostic]);
  }
  return [...byKey.values()].flatMap(joined);
}

/** A module in the bundles for the browser and for Node fails in both; a missing package in each importer. */
function keyOf({ code, message, place }: Diagnostic): string {
  return JSON.stringify(
    code === 'missing-import' && !message.startsWith('The file') ? message : [message, place],
  );
}

/** Joins diagnostics of the same problem. */
function joined(found: readonly Diagnostic[]): Diagnostic[] {
  const [first] = found;
  if (!first) return [];
  const places = new Map(found.flatMap(({ place }) => (place ? [[JSON.stringify(place), place]] : [])));
  const related = otherPlaces([...places.values()].slice(1));
  return [related.length === 0 ? first : { ...first, related }];
}

/** A failure like esbuild's, with diagnostics of other modules. */
export class EditFailure extends Error {
  constructor(
    readonly errors: readonly Message[],
    /** Diagnostics of other modules. */
    readonly others: readonly Diagnostic[] = [],
  ) {
    super('A module does not compile.');
  }

  /** Returns the failure with more diagnostics of other modules. */
  with(others: readonly Diagnostic[]): EditFailure {
    return new EditFailure(this.errors, [...this.others, ...others]);
  }
}

/** An import that cannot be bundled for readers who edit a demo. */
export interface LiveFailure {
  /** The demo's module. */
  readonly file: FilePath;
  readonly message: string;
}

/**
 * Returns the failures of live entries among errors of esbuild. Leaves out what a module has itself: a live
 * entry also offers the names that other demos import.
 */
export function liveFailures(errors: readonly Message[], root: FilePath): LiveFailure[] {
  const ofModules = new Set(
    errors.filter((message) => liveFileOf(message, root) === undefined).map(({ text }) => text),
  );
  return errors.flatMap((message) => {
    const file = liveFileOf(message, root);
    return file === undefined || ofModules.has(message.text) ? [] : [{ file, message: message.text }];
  });
}

function liveFileOf({ location }: Message, root: FilePath): FilePath | undefined {
  const prefix = `${liveNamespace}:`;
  if (!location?.file.startsWith(prefix)) return undefined;
  return resolve(root, location.file.slice(prefix.length)) as FilePath;
}

/** The detail of a message about the style sheets of the site. */
export const styleFailure = 'style';

/** Returns the file in which an error is. The virtual module around a demo stands for the demo. */
export function fileOfMessage({ location }: Message, root: FilePath): FilePath | undefined {
  if (!location) return undefined;
  const file = location.file.replace(new RegExp(`^${wrapperNamespace}:`), '');
  return resolve(root, file) as FilePath;
}

function toDiagnostic(message: Message, root: FilePath): Diagnostic {
  const { location } = message;
  const file = fileOfMessage(message, root);
  const missing = missingTheme(message, root) ?? missingInTemplate(message, root);
  if (missing) return missing;
  const { line, ...described } = describeMessage(message, { root, file });
  const description = { severity: 'error' as const, ...described };
  if (!location || !file) return description;
  const place = { file: relativePath(root, file), ...positionOf(location, line) };
  const own = description.code === 'demo-compile' ? ownCode(message, place.file) : undefined;
  return { ...description, ...own, place };
}

/** Names the part of the site that does not compile, unless it is a demo. */
function ownCode({ detail }: Message, file: string): Pick<Diagnostic, 'code'> | undefined {
  if (detail === styleFailure) return { code: 'style-syntax' };
  if (file === `content/${demoThemeFile}`) return { code: 'theme-module' };
  return /^templates\/(?!components\/)/.test(file) ? { code: 'template-compile' } : undefined;
}

/** Our template imports the theme of the site, which has to export it. */
function missingTheme({ text, location }: Message, root: FilePath): Diagnostic | undefined {
  const module = /^No matching export in "(.*)" for import "theme"$/.exec(text)?.[1];
  if (module === undefined || !location?.file.endsWith('themed-demo-theme.ts')) return undefined;
  const file = relativePath(root, resolve(root, module));
  return {
    severity: 'error',
    code: 'theme-module',
    message: `"${file}" exports no "theme", so demos have no theme.`,
    hint: "export const theme: ThemeOptions = { palette: { primary: { main: '#0b5cad' } } };",
    place: { file, line: 1, column: 1 },
  };
}

/** A template of the site lacks what another one of ours imports from it. */
function missingInTemplate({ text, location }: Message, root: FilePath): Diagnostic | undefined {
  const [, module, name] = /^No matching export in "(templates\/.*)" for import "(.*)"$/.exec(text) ?? [];
  const importer = relative(join(packageRoot(), 'templates'), resolve(root, location?.file ?? ''));
  if (module === undefined || name === undefined || importer.startsWith('..')) return undefined;
  return {
    severity: 'error',
    code: 'template-compile',
    message: `"${module}" does not export "${name}", which "${importer.split(sep).join('/')}" imports.`,
    hint: `Export "${name}" there, as the original does: docs eject ${module.replace(/^templates\/|\.tsx?$/g, '')} --print`,
    place: { file: module, line: 1, column: 1 },
  };
}

/** The position in the virtual module around a demo means nothing to the author. */
function positionOf(location: NonNullable<Message['location']>, own = 1) {
  const isVirtual = location.file.startsWith(`${wrapperNamespace}:`);
  return isVirtual ? { line: own, column: 1 } : { line: location.line, column: columnOf(location) };
}

/** True for esbuild's failure. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  // An `AggregateError` that a module throws also has `errors`.
  return (
    error instanceof Error &&
    'errors' in error &&
    Array.isArray(error.errors) &&
    error.errors.every((one) => typeof one?.text === 'string')
  );
}

/** Converts esbuild's failure in the given work to diagnostics. Throws other errors. */
export async function stopOnBundleFailure<Outcome>(
  work: () => Promise<Outcome>,
  root: FilePath,
): Promise<Outcome | { readonly kind: 'stopped'; readonly diagnostics: readonly Diagnostic[] }> {
  try {
    return await work();
  } catch (error) {
    const diagnostics = bundleDiagnostics(error, root);
    if (!diagnostics) throw error;
    return { kind: 'stopped', diagnostics };
  }
}
