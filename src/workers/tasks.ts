import type { Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { RenderFacts, RenderTask, TemplateModule } from '../model/render-task.ts';
import type { CheckSample } from '../parse/code/check-sample.ts';
import { loadTemplates, type TemplateLocation } from '../render/load-templates.ts';
import { renderPage } from '../render/render-page.ts';
import { type Errand, runErrand } from '../render/site-fragments.ts';

/** What the site and the command ask of the parser; part of the key a page is remembered by. */
export interface ParseSettings {
  /** Raw HTML passes as written. */
  readonly trust: boolean;
  /** Samples are read by the parser of their language, which takes time; left out, they are only drawn. */
  readonly samples?: 'checked';
}

/** Parse a page. */
export interface ParseJob {
  readonly path: SourcePath;
  readonly text: string;
  readonly options: ParseSettings;
}

/** A parsed page; its body as bytes, which travel between threads without a copy. */
export interface ParseResult {
  readonly parsed: Parsed<PageDocument>;
  readonly body: Uint8Array;
  /** The bench keeps the body too, until the page is drawn. */
  readonly held: boolean;
  /** Milliseconds it took. */
  readonly ms: number;
}

/** Draw a page. `body` is absent where the bench that gets the job has parsed the page itself. */
export interface RenderJob {
  readonly task: RenderTask;
  readonly body?: Uint8Array;
}

/** A drawn page, with the shared style rules that this bench has not told before. */
export interface RenderResult {
  readonly key: string;
  readonly facts: RenderFacts;
  readonly html: Uint8Array;
  readonly rules: readonly (readonly [name: string, css: string])[];
  /** Milliseconds it took. */
  readonly ms: number;
}

/** Where pages are parsed and drawn: the same on the main thread and in a worker. */
export interface Workbench {
  parse(job: ParseJob): Promise<ParseResult>;
  /** The bench with these templates, which are loaded unless they are those of the last time. */
  at(location: TemplateLocation): Promise<RenderingBench>;
}

/** A bench with templates. */
export interface RenderingBench {
  render(job: RenderJob): Promise<RenderResult>;
  run(errand: Errand): ReturnType<typeof runErrand>;
}

/**
 * Sets up a bench. It holds bodies that it parsed until they are drawn, so that they need not travel, up to a number of characters in all:
 * memory must not grow with the site.
 */
export function createWorkbench({ heldCharacters }: { readonly heldCharacters: number }): Workbench {
  const bodies = new Map<string, string>();
  let characters = 0;
  let latest: { readonly key: string; readonly bench: Promise<RenderingBench> } | undefined;
  const decoder = new TextDecoder();

  const hold = (hash: string, body: string): boolean => {
    if (bodies.has(hash)) return true;
    if (characters + body.length > heldCharacters) return false;
    bodies.set(hash, body);
    characters += body.length;
    return true;
  };
  const takeBody = ({ task, body }: RenderJob) => {
    // What is held is for another page with the same body.
    if (body) return decoder.decode(body);
    if (!task.props.article) return '';
    const hash = task.props.article.bodyHash;
    const held = bodies.get(hash);
    if (held === undefined) throw new Error(`The body of ${task.props.path} is not here.`);
    bodies.delete(hash);
    characters -= held.length;
    return held;
  };

  return {
    async parse({ path, text, options: { trust, samples } }) {
      // Who only draws, as the main thread does beside others, need not load the parser.
      const { parsePage } = await import('../parse/page/parse-page.ts');
      const checkSample = samples && (await sampleCheck());
      const start = performance.now();
      const { value, diagnostics } = parsePage({ path, text }, { trust, checkSample });
      return {
        parsed: { value: value.document, diagnostics },
        body: value.bytes,
        held: hold(value.document.bodyHash, value.body),
        ms: performance.now() - start,
      };
    },
    at(location) {
      const key = JSON.stringify(location);
      if (latest?.key !== key)
        latest = { key, bench: loadTemplates(location).then((module) => renderingBench(module, takeBody)) };
      return latest.bench;
    },
  };
}

/** The parser of samples is larger than that of pages, and only `docs check` needs it. */
async function sampleCheck(): Promise<CheckSample> {
  const { checkSample } = await import('../parse/code/check-sample.ts');
  return checkSample;
}

function renderingBench(templates: TemplateModule, takeBody: (job: RenderJob) => string): RenderingBench {
  const told = new Set<string>();
  const newRules = (names: readonly string[]) => {
    const fresh = names.filter((name) => !told.has(name));
    for (const name of fresh) told.add(name);
    return fresh.map((name) => [name, templates.styleRule(name) ?? ''] as const);
  };
  return {
    async render(job) {
      const start = performance.now();
      const { key, html, facts } = await renderPage(templates, job.task, takeBody(job));
      return { key, facts, html, rules: newRules(facts.styles), ms: performance.now() - start };
    },
    run: (errand) => runErrand(templates, errand),
  };
}
