import type { PageProps } from '../model/page-props.ts';
import type { TemplateModule } from '../model/render-task.ts';
import type { CheckSample } from '../parse/code/check-sample.ts';
import type { ParseResult, ParseTask } from '../parse/parse-task.ts';
import { loadTemplates, type TemplateLocation } from '../render/load-templates.ts';
import { renderPage } from '../render/render-page.ts';
import type { RenderJob, RenderResult } from '../render/render-tasks.ts';
import { type FragmentTask, renderFragment } from '../render/site-fragments.ts';

/** Parses and renders on one thread: the main thread or a worker. */
export interface ThreadTasks {
  parse(task: ParseTask, text: string): Promise<ParseResult>;
  /** The renderer with these templates, which are loaded unless they are those of the last call. */
  rendererOf(location: TemplateLocation): Promise<ThreadRenderer>;
}

/** Renders with one set of templates. */
export interface ThreadRenderer {
  render(job: RenderJob): Promise<RenderResult>;
  renderFragment(task: FragmentTask): ReturnType<typeof renderFragment>;
}

/**
 * Creates the tasks of a thread. It keeps the bodies of pages that it has parsed until it renders them, up to a number
 * of characters in all, so that memory does not grow with the site.
 */
export function createThreadTasks({ heldCharacters }: { readonly heldCharacters: number }): ThreadTasks {
  const bodies = createHeldBodies(heldCharacters);
  let latest: { readonly key: string; readonly renderer: Promise<ThreadRenderer> } | undefined;
  return {
    async parse({ path, options: { trust, samples } }, text) {
      // A thread that only renders does not load the parser.
      const { parsePage } = await import('../parse/page/parse-page.ts');
      const checkSample = samples && (await loadSampleCheck());
      const start = performance.now();
      const { value, diagnostics } = parsePage({ path, text }, { trust, checkSample });
      return {
        parsed: { value: value.document, diagnostics },
        body: value.bytes,
        held: bodies.hold(value.document.bodyHash, value.body),
        ms: performance.now() - start,
      };
    },
    rendererOf(location) {
      const key = JSON.stringify(location);
      if (latest?.key !== key)
        latest = { key, renderer: loadTemplates(location).then((module) => createRenderer(module, bodies)) };
      return latest.renderer;
    },
  };
}

/** The check of samples is larger than the parser of pages, and only `docs check` needs it. */
async function loadSampleCheck(): Promise<CheckSample> {
  const { checkSample } = await import('../parse/code/check-sample.ts');
  return checkSample;
}

/** Bodies of parsed pages by hash. */
interface HeldBodies {
  /** Keeps a body; false if there is no room. */
  hold(hash: string, body: string): boolean;
  /** Removes and returns the body of a page. */
  take(props: PageProps): string;
}

function createHeldBodies(maxCharacters: number): HeldBodies {
  const bodies = new Map<string, string>();
  let characters = 0;
  return {
    hold(hash, body) {
      if (bodies.has(hash)) return true;
      if (characters + body.length > maxCharacters) return false;
      bodies.set(hash, body);
      characters += body.length;
      return true;
    },
    take({ article, path }) {
      if (!article) return '';
      const held = bodies.get(article.bodyHash);
      if (held === undefined) throw new Error(`The body of ${path} is missing in this thread.`);
      bodies.delete(article.bodyHash);
      characters -= held.length;
      return held;
    },
  };
}

function createRenderer(templates: TemplateModule, bodies: HeldBodies): ThreadRenderer {
  const decoder = new TextDecoder();
  const reported = new Set<string>();
  const newRules = (names: readonly string[]) => {
    const added = names.filter((name) => !reported.has(name));
    for (const name of added) reported.add(name);
    return added.map((name) => [name, templates.styleRule(name) ?? ''] as const);
  };
  return {
    async render({ task, body }) {
      const start = performance.now();
      // A body that comes with the job is used first: the held one may belong to another page of equal text.
      const text = body ? decoder.decode(body) : bodies.take(task.props);
      const { key, html, facts } = await renderPage(templates, task, text);
      return { key, facts, html, rules: newRules(facts.styles), ms: performance.now() - start };
    },
    renderFragment: (task) => renderFragment(templates, task),
  };
}
