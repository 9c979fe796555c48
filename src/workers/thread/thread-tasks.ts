import type { FileSystem } from '../../effects/file-system.ts';
import { isStackOverflow } from '../../lib/exceeds-depth.ts';
import type { ExtensionLocation } from '../../model/extension-location.ts';
import type { TemplateModule } from '../../model/render-task.ts';
import type { CheckSample } from '../../parse/code/check-sample.ts';
import { loadSyntax } from '../../parse/extensions/load-syntax.ts';
import type { ParsePageOptions } from '../../parse/page/parse-page.ts';
import type { PageWithIncluded } from '../../parse/page/rewrite-body.ts';
import type { PageText, ParseResult, ParseTask } from '../../parse/parse-task.ts';
import type { CallLog } from '../../parse/plugins/plugin-tools.ts';
import { loadTemplates, type TemplateLocation } from '../../render/load-templates.ts';
import { renderPage } from '../../render/render-page.ts';
import type { RenderJob, RenderResult } from '../../render/render-tasks.ts';
import { type FragmentTask, renderFragment } from '../../render/site-fragments.ts';
import { createCallLog, type StoppedPage } from '../stopped-page.ts';
import { pageNestedTooDeep, unfinished, unparsedPage } from '../unparsed-page.ts';
import { loadExtensions } from './load-extensions.ts';

/** How a page is parsed in a thread that is watched. */
export interface PageRun {
  /** What did not finish before. */
  readonly stopped?: StoppedPage | undefined;
  /** Receives the number of the call of a function of the site that runs on the page; 0 for none. */
  readonly onCall?: (call: number) => void;
}

/** Parses and renders on one thread: the main thread or a worker. */
export interface ThreadTasks {
  /** A page that was `stopped` before is parsed without what did not finish. */
  parse(task: ParseTask, page: PageText, run?: PageRun): Promise<ParseResult>;
  /** The renderer with these templates, which are loaded unless they are those of the last call. */
  rendererOf(location: TemplateLocation): Promise<ThreadRenderer>;
}

/** Renders with one set of templates. */
export interface ThreadRenderer {
  render(job: RenderJob): Promise<RenderResult>;
  renderFragment(task: FragmentTask): ReturnType<typeof renderFragment>;
}

/** Runs synchronous work on the text of a page. */
export type RunParser = <Value>(work: () => Value) => Value;

interface LoadedRenderer {
  readonly location: TemplateLocation;
  /** The location as text: another object may name the same templates. */
  readonly key: string;
  readonly renderer: Promise<ThreadRenderer>;
}

/** Creates the tasks of a thread, which load code when it is needed. */
export function createThreadTasks(
  files: Pick<FileSystem, 'readText'>,
  runParser: RunParser = (work) => work(),
): ThreadTasks {
  let latest: LoadedRenderer | undefined;
  let extended: { readonly url: string; readonly parser: ReturnType<typeof loadExtendedParser> } | undefined;
  const extendedParser = (location: ExtensionLocation) => {
    if (extended?.url !== location.url)
      extended = { url: location.url, parser: loadExtendedParser(location, files) };
    return extended.parser;
  };
  return {
    async parse({ path, options, extensions }, page, { stopped, onCall = () => {} } = {}) {
      const { trust, schemes, samples, folders, anchors, mdx } = options;
      // A thread that only renders does not load the parser.
      const { parsePage } = await import('../../parse/page/parse-page.ts');
      const input = { path, ...page };
      if (stopped?.page) return unparsedPage(input, unfinished(stopped.page), parsePage);
      const syntax = await loadSyntax(page, options);
      const checkSample = samples && (await loadSampleCheck());
      const parseExtended = extensions && (await extendedParser(extensions));
      const start = performance.now();
      const parsing = { trust, schemes, checkSample, folders, syntax, mdx, headingRule: anchors };
      try {
        const { value, diagnostics } = parseExtended
          ? await parseExtended(input, parsing, createCallLog(stopped, onCall))
          : runParser(() => parsePage(input, parsing));
        return {
          parsed: { value: value.document, diagnostics },
          body: value.bytes,
          cost: { ms: performance.now() - start, characters: value.characters },
          ...(stopped && { unparsed: true }),
        };
      } catch (error) {
        // Whatever the limits of our own code, packages call themselves for each level.
        if (!isStackOverflow(error)) throw error;
        return unparsedPage(input, pageNestedTooDeep, parsePage);
      }
    },
    rendererOf(location) {
      if (latest?.location === location) return latest.renderer;
      const key = JSON.stringify(location);
      const renderer = latest?.key === key ? latest.renderer : loadTemplates(location).then(createRenderer);
      latest = { location, key, renderer };
      return renderer;
    },
  };
}

/** Loads the module of the site and the parser that runs it, once. */
async function loadExtendedParser(location: ExtensionLocation, files: Pick<FileSystem, 'readText'>) {
  const { parseWithPlugins } = await import('../../parse/plugins/parse-with-plugins.ts');
  // Problems in the module are reported once, by the main thread.
  const loaded = await loadExtensions(location, { files, placeOf: () => ({ file: '', line: 1, column: 1 }) });
  return (source: PageWithIncluded, options: ParsePageOptions, calls: CallLog) =>
    parseWithPlugins(source, options, { ...loaded, tools: { ...loaded.tools, calls } });
}

/** The check of samples is larger than the parser of pages, and only `docs check` needs it. */
async function loadSampleCheck(): Promise<CheckSample> {
  const { checkSample } = await import('../../parse/code/check-sample.ts');
  return checkSample;
}

function createRenderer(templates: TemplateModule): ThreadRenderer {
  const decoder = new TextDecoder();
  const reported = new Set<string>();
  const newRules = (names: readonly string[]) => {
    const added = names.filter((name) => !reported.has(name));
    for (const name of added) reported.add(name);
    return added.map((name) => [name, templates.styleRule(name) ?? ''] as const);
  };
  return {
    async render({ task, body, ...rendering }) {
      const start = performance.now();
      const { key, html, facts } = await renderPage(templates, task, decoder.decode(body), rendering);
      return { key, facts, html, rules: newRules(facts.styles), ms: performance.now() - start };
    },
    renderFragment: (task) => renderFragment(templates, task),
  };
}
