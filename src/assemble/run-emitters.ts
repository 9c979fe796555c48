import { describeValue } from '../data/describe-value.ts';
import { unsafePath } from '../lib/path.ts';
import type { Diagnostic, Parsed, Place } from '../model/diagnostic.ts';
import type { Emitter, SiteFacts } from '../model/extensions.ts';
import type { OwnFile } from '../model/output.ts';
import type { OutputPath } from '../model/path.ts';
import { type PluginTools, readItems, runNamed, WrongResult } from '../parse/plugins/plugin-tools.ts';
import type { ExportPlace } from '../parse/plugins/read-extensions.ts';

/** What running the functions of a site needs. */
export interface NamedFunctions<Each> {
  /** By name. */
  readonly functions: ReadonlyMap<string, Each>;
  readonly placeOf: ExportPlace;
  readonly tools: PluginTools;
}

/** Runs the emitters of a site, one after the other. Files with an invalid path are reported and left out. */
export async function runEmitters(
  facts: SiteFacts,
  { functions, placeOf, tools }: NamedFunctions<Emitter>,
): Promise<Parsed<readonly OwnFile[]>> {
  const files: OwnFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [emitter, emit] of functions) {
    const subject = `Emitter "${emitter}"`;
    const listed = {
      name: 'files',
      most: maxFiles,
      example,
      read: (file: unknown) => readFile(file, emitter),
    };
    const run = async () => readItems(await emit(facts), listed);
    const outcome = await runNamed(
      { subject, code: 'emitter-failed', fallback: placeOf(['emitters', emitter]) },
      run,
      tools,
    );
    if (outcome.kind === 'failed') {
      diagnostics.push(outcome.diagnostic);
      continue;
    }
    for (const file of outcome.value) {
      const problem = pathProblem(file.path);
      if (problem === undefined) files.push(file);
      else diagnostics.push(invalidPath(file, problem, placeOf(['emitters', emitter])));
    }
  }
  return { value: files, diagnostics };
}

function invalidPath({ path, emitter }: OwnFile, problem: string, place: Place): Diagnostic {
  return {
    severity: 'error',
    code: 'emitter-path',
    message: `Emitter "${emitter}" returned the path "${path}", which ${problem}.`,
    hint: `path: '${corrected(path)}'`,
    place,
  };
}

/** More than any host serves. */
const maxFiles = 100_000;

const example = "return [{ path: 'feeds/releases.json', content: '[]' }];";

function readFile(file: unknown, emitter: string): OwnFile {
  const { path, content } = Object(file) as { readonly path?: unknown; readonly content?: unknown };
  if (typeof path !== 'string')
    throw new WrongResult(`returned a file without a path; found ${describeValue(path)}.`, example);
  if (typeof content !== 'string' && !(content instanceof Uint8Array))
    throw new WrongResult(`returned "${path}" without content; found ${describeValue(content)}.`, example);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { path: path as OutputPath, emitter, bytes };
}

function pathProblem(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'is not relative to the output folder';
  return unsafePath(`/${path}`) ?? (/\/\/|\/$/.test(path) ? 'has an empty name' : undefined);
}

/** `../secret//page.json` → `secret/page.json` */
function corrected(path: string): string {
  const names = path.split(/[/\\]/).filter((name) => !['', '.', '..'].includes(name) && !name.endsWith(':'));
  return names.length === 0 ? 'feeds/releases.json' : names.join('/');
}
