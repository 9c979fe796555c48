import { errorMessage } from '../lib/error-message.ts';
import { isStackOverflow } from '../lib/exceeds-depth.ts';
import {
  type CodePosition,
  exportedFunction,
  type ModuleExport,
  type ModuleExports,
  type ModuleOutcome,
} from '../model/evaluation.ts';

/**
 * What became of a module, as it passes between threads: exports as JSON, or the reason why they have none.
 */
export type SentOutcome =
  | { readonly kind: 'exports'; readonly exports: readonly SentExport[] }
  | Extract<ModuleOutcome, { kind: 'failed' }>;

type SentExport = readonly [name: string, sent: SentValue];

type SentValue = { readonly json: string } | { readonly reason: string };

/** Runs bundled code in this thread. */
export async function runModuleHere(code: string): Promise<SentOutcome> {
  try {
    // Node caches modules by URL. A data URL changes with the text, so an edited file is evaluated again.
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const exports: Readonly<Record<string, unknown>> = await import(url);
    const defined = Object.entries(exports).filter(([, value]) => value !== undefined);
    return { kind: 'exports', exports: defined.map(([name, value]) => [name, toJson(value)]) };
  } catch (error) {
    const position = positionIn(error);
    return { kind: 'failed', message: reasonOf(error), ...(position && { position }) };
  }
}

/** The position in the module of the first frame that is in it, and not in a package. */
function positionIn(error: unknown): CodePosition | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  const [, line, column] = /\bdata:text\/javascript;base64,[\w+/=]+:(\d+):(\d+)/.exec(stack ?? '') ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** Returns the outcome that another thread has sent. */
export function receiveOutcome(sent: SentOutcome): ModuleOutcome {
  if (sent.kind === 'failed') return sent;
  const exports = sent.exports.map(([name, value]) => [name, fromJson(value)] as const);
  return { kind: 'exports', exports: Object.fromEntries(exports) satisfies ModuleExports };
}

/** The first line of an error without its full stop, for the end of a sentence. */
export function reasonOf(error: unknown): string {
  const message = errorMessage(error);
  return message.trim().split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
}

/** The function of the language, which the module may replace. */
const { stringify } = JSON;

const tooDeep = 'its values are nested too deep';

/** Stands for a function. No module contains a text with this character by accident. */
const functionMark = '\u0000function';

function toJson(value: unknown): SentValue {
  try {
    return {
      json: stringify(value, (_key, inner) => (typeof inner === 'function' ? functionMark : inner)),
    };
  } catch (cause) {
    // For example a cycle of references.
    return { reason: isStackOverflow(cause) ? tooDeep : reasonOf(cause) };
  }
}

function fromJson(sent: SentValue): ModuleExport {
  if ('reason' in sent) return { kind: 'not-data', reason: sent.reason };
  try {
    const value: unknown = JSON.parse(sent.json, (_key, inner) =>
      inner === functionMark ? exportedFunction : inner,
    );
    return { kind: 'data', value };
  } catch (cause) {
    if (!isStackOverflow(cause)) throw cause;
    return { kind: 'not-data', reason: tooDeep };
  }
}
