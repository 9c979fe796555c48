import { describeValue } from '../../data/describe-value.ts';
import { asSentence } from '../../lib/as-sentence.ts';
import { errorMessage } from '../../lib/error-message.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { type StopReason, stopText } from '../../model/stop-reason.ts';
import type { BodyPoint } from '../page/page-context.ts';

/** Notes which function of the site runs on a page, to know the one that blocks its thread. */
export interface CallLog {
  /** Begins the next call. Returns why the function is left out, if it has blocked a thread before. */
  begin(): StopReason | undefined;
  end(): void;
}

/** Effects that running the functions of a site needs. */
export interface PluginTools {
  /** Finds the line of the site's code at which an error was thrown. */
  errorPlace(error: unknown): Promise<Place | undefined>;
  /** Rejects when work takes longer than functions of a site may take. */
  inTime<Value>(work: Promise<Value>): Promise<Value>;
  /** Present for the functions that run on a page. */
  readonly calls?: CallLog | undefined;
}

/** A function of the site with the place that reports show if it fails. */
export interface NamedFunction {
  /** Continues a sentence: `Remark plugin "remarkMath"`. */
  readonly subject: string;
  readonly code: 'plugin-failed' | 'directive-failed' | 'rule-failed' | 'emitter-failed';
  /** The place in the content, for a function that runs on a page. */
  readonly place?: Place;
  /** Returns the author's place of a point of the text from which a plugin counts its lines. */
  readonly placeAt?: (point: BodyPoint) => Place;
  /** Without `place`: the place to report if the line that threw the error is unknown. */
  readonly fallback?: Place;
}

/** Thrown if a function of the site returns something else than it must. */
export class WrongResult extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

/** What a function of the site returns a list of. */
export interface ListedItems<Item> {
  /** Their name in a message: `files`. */
  readonly name: string;
  /** The largest number of them that is read. */
  readonly most: number;
  /** The corrected code, for a hint. */
  readonly example: string;
  /** Reads one. Throws `WrongResult` if it is none. */
  read(item: unknown): Item;
}

/** Reads what a function of the site returned: a list, or anything else that can be iterated. */
export function readItems<Item>(result: unknown, { name, most, example, read }: ListedItems<Item>): Item[] {
  if (!isIterable(result))
    throw new WrongResult(`returned ${describeValue(result)} instead of a list of ${name}.`, example);
  const items: Item[] = [];
  for (const item of result) {
    items.push(read(item));
    if (items.length > most) throw new WrongResult(`returned more than ${most} ${name}.`, 'Return fewer.');
  }
  return items;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

/** The outcome of a function of the site. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic };

/** Runs a function of the site. Errors become a diagnostic that names the function and its line. */
export async function runNamed<Value>(
  named: NamedFunction,
  work: () => Value | Promise<Value>,
  tools: PluginTools,
): Promise<Outcome<Value>> {
  const stopped = tools.calls?.begin();
  if (stopped) return { kind: 'failed', diagnostic: blocked(stopped, named) };
  try {
    return { kind: 'done', value: await tools.inTime((async () => work())()) };
  } catch (error) {
    return { kind: 'failed', diagnostic: await failure(error, named, tools) };
  } finally {
    tools.calls?.end();
  }
}

function blocked(reason: StopReason, { subject, code, place }: NamedFunction): Diagnostic {
  return { severity: 'error', code, message: `${subject} ${stopText(reason)}.`, ...(place && { place }) };
}

async function failure(error: unknown, named: NamedFunction, tools: PluginTools): Promise<Diagnostic> {
  const { subject, code, place, fallback } = named;
  const base = { severity: 'error', code } as const;
  if (error instanceof WrongResult) {
    const known = place ?? fallback;
    return {
      ...base,
      message: `${subject} ${error.message}`,
      hint: error.hint,
      ...(known && { place: known }),
    };
  }
  const thrown = await tools.errorPlace(error);
  const message = `${subject} failed: ${sentenceOf(error)}`;
  if (place === undefined) {
    const known = thrown ?? fallback;
    return { ...base, message, ...(known && { place: known }) };
  }
  const related = thrown && [{ message: 'The error was thrown here.', place: thrown }];
  return { ...base, message, place: placeOf(error, place, named.placeAt), ...(related && { related }) };
}

/** A message of a plugin, as `file.fail()` throws it, has a place of its own. */
function placeOf(error: unknown, place: Place, placeAt: NamedFunction['placeAt']): Place {
  const { line, column } = Object(error) as { readonly line?: unknown; readonly column?: unknown };
  if (!(error instanceof Error) || typeof line !== 'number' || !placeAt) return place;
  return placeAt({ line, column: typeof column === 'number' ? column : 1 });
}

function sentenceOf(error: unknown): string {
  const reason = 'reason' in Object(error) ? Object(error).reason : undefined;
  const text = typeof reason === 'string' ? reason : errorMessage(error);
  const [first = ''] = text.trim().split('\n');
  if (first === '') return 'it gave no reason.';
  return asSentence(first);
}
