import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { asSentence } from '../../lib/as-sentence.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { UnifiedPlugin } from '../../model/extensions.ts';
import type { BodyPoint } from '../page/page-context.ts';
import { checkTree } from './check-tree.ts';
import { type NamedFunction, type PluginTools, runNamed, WrongResult } from './plugin-tools.ts';
import type { Plugin } from './read-plugins.ts';

/** The page on which plugins run. */
export interface PluginRun {
  /** The first line of the page's text. */
  readonly place: Place;
  /** Returns the author's place of a point of `text`. */
  placeAt(point: BodyPoint): Place;
  readonly text: string;
  readonly tools: PluginTools;
  readonly diagnostics: Diagnostic[];
}

/** A plugin that is attached to a processor, with the function that changes trees, if it has one. */
export interface AttachedPlugin {
  readonly named: NamedFunction;
  readonly transform: unknown;
}

/**
 * Attaches plugins to a processor, which they may extend with syntax. A plugin that fails is reported and
 * left out.
 */
export async function attachPlugins(
  plugins: readonly Plugin[],
  processor: Processor,
  { place, placeAt, tools, diagnostics }: PluginRun,
): Promise<AttachedPlugin[]> {
  const attached: AttachedPlugin[] = [];
  for (const { kind, name, plugin, options } of plugins) {
    const subject = `${kind === 'remark' ? 'Remark' : 'Rehype'} plugin "${name}"`;
    const named = { subject, code: 'plugin-failed', place, placeAt } as const;
    const call = () => Reflect.apply(plugin satisfies UnifiedPlugin, processor, options) as unknown;
    const outcome = await runNamed(named, call, tools);
    if (outcome.kind === 'failed') diagnostics.push(outcome.diagnostic);
    else attached.push({ named, transform: outcome.value });
  }
  return attached;
}

/**
 * Lets attached plugins change a tree, one after the other, as unified does. A plugin that fails is reported,
 * and the next one gets the tree as it was left, unless that is no tree.
 */
export async function runPlugins<Tree extends Root | HtmlRoot>(
  attached: readonly AttachedPlugin[],
  before: Tree,
  run: PluginRun,
): Promise<Tree> {
  const { place, text, tools, diagnostics } = run;
  let tree = before;
  for (const { named, transform } of attached) {
    if (typeof transform !== 'function') continue;
    const file = new VFile({ path: place.file, value: text });
    const outcome = await runNamed(named, () => transformTree<Tree>(transform, tree, file), tools);
    if (outcome.kind === 'failed') diagnostics.push(outcome.diagnostic);
    tree = outcome.kind === 'done' ? outcome.value : sound(tree);
    const messages = file.messages.filter(({ fatal }) => fatal !== true);
    for (const message of messages) diagnostics.push(toDiagnostic(message, named, run));
  }
  return tree;
}

/** The tree that a failed plugin leaves; an empty one if it is damaged. */
function sound<Tree extends Root | HtmlRoot>(tree: Tree): Tree {
  try {
    checkTree(tree);
  } catch {
    // The plugin is reported already.
    tree.children = [];
  }
  return tree;
}

type Transform = (...parameters: readonly unknown[]) => unknown;

async function transformTree<Tree>(transform: unknown, tree: Tree, file: VFile): Promise<Tree> {
  const result = await call(transform as Transform, tree, file);
  if (result instanceof Error) throw result;
  if (result !== undefined && result !== null && (typeof result !== 'object' || !('type' in result)))
    throw new WrongResult(
      `returned ${typeof result === 'object' ? 'an object' : `a ${typeof result}`} instead of a tree.`,
      'Return nothing, or the new tree.',
    );
  const changed = (result ?? tree) as Tree;
  checkTree(changed);
  return changed;
}

/** A function with three parameters calls back instead of returning. */
function call(transform: Transform, tree: unknown, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file);
  return new Promise((resolve, reject) => {
    transform(tree, file, (error: unknown, next: unknown) => (error ? reject(error) : resolve(next)));
  });
}

/** Messages of plugins, such as those of remark-lint, are warnings. */
function toDiagnostic(
  { reason, ruleId, source, line, column, note }: VFileMessage,
  { subject }: NamedFunction,
  { place, placeAt }: PluginRun,
): Diagnostic {
  const name = [source, ruleId].filter((part) => part !== undefined && part !== null).join(':');
  return {
    severity: 'warning',
    code: 'plugin-message',
    message: `${subject}: ${asSentence(reason)}${name === '' ? '' : ` (${name})`}`,
    ...(note !== undefined && note !== null && { hint: note }),
    place: line === undefined ? place : placeAt({ line, column: column ?? 1 }),
  };
}
