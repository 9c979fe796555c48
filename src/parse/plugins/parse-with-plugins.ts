import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { Parsed } from '../../model/diagnostic.ts';
import type { PageSource } from '../../model/document.ts';
import type { Syntax } from '../page/gfm-syntax.ts';
import { type BodyPoint, type PageContext, placeIn } from '../page/page-context.ts';
import { parseMarkdown } from '../page/parse-markdown.ts';
import { closePage, openPage, type ParsePageOptions } from '../page/parse-page.ts';
import { stepsAfterPlugins, stepsBeforePlugins } from '../page/render-markdown.ts';
import type { PageWithIncluded } from '../page/rewrite-body.ts';
import { printBody } from '../print/print-body.ts';
import { customPrinter } from './custom-printer.ts';
import { type PluginTools, runNamed } from './plugin-tools.ts';
import type { Extensions } from './read-extensions.ts';
import type { Plugin } from './read-plugins.ts';
import { runDirectives } from './run-directives.ts';
import { attachPlugins, type PluginRun, runPlugins } from './run-plugins.ts';
import { transformHtml } from './transform-html.ts';

/**
 * Parses one Markdown file as `parsePage` does, with the plugins and directives of the site. The whole text
 * goes through unified.
 */
export async function parseWithPlugins(
  source: PageWithIncluded,
  options: ParsePageOptions,
  { extensions, tools }: { readonly extensions: Extensions; readonly tools: PluginTools },
): Promise<Parsed<PageSource>> {
  const opened = openPage(source, options);
  const { context } = opened;
  const { text, diagnostics } = context;
  const blankLines = /^\s*/.exec(text)?.[0].split('\n').length ?? 1;
  const placeAt = (point: BodyPoint) => placeIn(context, point);
  const place = placeAt({ line: blankLines, column: 1 });
  const run: PluginRun = { place, placeAt, text, tools, diagnostics };
  const wanted = await wantedPlugins(extensions.plugins, source.text, run);
  await runDirectives(opened, extensions.directives, run);
  const tree = await changeMarkdown(context, wanted.filter(isRemark), run);
  const body = await printMarkdown(tree, context, run);
  const rehype = wanted.filter((plugin) => !isRemark(plugin));
  return closePage(opened, rehype.length === 0 ? body : await transformHtml(body, rehype, { context, run }));
}

/** Returns the plugins that run on a text. A condition that fails is reported, and its plugin left out. */
async function wantedPlugins(
  plugins: readonly Plugin[],
  text: string,
  { place, tools, diagnostics }: PluginRun,
): Promise<Plugin[]> {
  const wanted: Plugin[] = [];
  for (const plugin of plugins) {
    const subject = `The condition "when" of ${plugin.kind} plugin "${plugin.name}"`;
    const named = { subject, code: 'plugin-failed', place } as const;
    const outcome = await runNamed(named, () => plugin.when(text), tools);
    if (outcome.kind === 'failed') diagnostics.push(outcome.diagnostic);
    else if (outcome.value) wanted.push(plugin);
  }
  return wanted;
}

function isRemark({ kind }: Plugin): boolean {
  return kind === 'remark';
}

async function changeMarkdown(
  context: PageContext,
  plugins: readonly Plugin[],
  run: PluginRun,
): Promise<Root> {
  // Plugins add to these lists when they are attached.
  const added: Syntax = { micromarkExtensions: [], fromMarkdownExtensions: [] };
  const processor = unified().data({ ...added });
  const attached = await attachPlugins(plugins, processor as unknown as Processor, run);
  const data = processor.data();
  const tree = parseMarkdown(context.text, context, {
    parse: (text, { micromarkExtensions, fromMarkdownExtensions }) =>
      unified()
        .use(remarkParse)
        .data({
          ...data,
          micromarkExtensions: [...micromarkExtensions, ...(data.micromarkExtensions ?? [])],
          fromMarkdownExtensions: [...fromMarkdownExtensions, ...(data.fromMarkdownExtensions ?? [])],
        })
        .parse(text),
  });
  for (const step of stepsBeforePlugins) step(tree, context);
  return runPlugins(attached, tree, run);
}

/** Prints the tree that plugins left, whose nodes may lack what nodes of their type have. */
async function printMarkdown(tree: Root, context: PageContext, run: PluginRun): Promise<string> {
  const print = () => {
    placeNodes(tree);
    for (const step of stepsAfterPlugins) step(tree, context);
    return printBody(tree, context, customPrinter);
  };
  const subject = 'Printing the tree of the remark plugins';
  const printed = await runNamed({ subject, code: 'plugin-failed', place: run.place }, print, run.tools);
  if (printed.kind === 'done') return printed.value;
  run.diagnostics.push(printed.diagnostic);
  return '';
}

/**
 * Gives nodes that plugins made the position of the node before or around them, so that their links are
 * resolved and checked.
 */
function placeNodes(tree: Root): void {
  let last = tree.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const visit = (node: Root | Root['children'][number]): void => {
    last = node.position ?? last;
    node.position = last;
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
}
