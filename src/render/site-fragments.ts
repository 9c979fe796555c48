import { escapeHtml } from '../lib/html.ts';
import { assetPlaceholder } from '../lib/placeholders.ts';
import type { NavigationItem } from '../model/navigation.ts';
import type { SiteProps } from '../model/page-props.ts';
import type { PartProps } from '../model/part-props.ts';
import type {
  PartFailure,
  PartPage,
  Rendered,
  RenderedIframe,
  StyledHtml,
  TemplateModule,
} from '../model/render-task.ts';
import type { SearchScope } from '../model/search-index.ts';
import { type StopReason, stopText } from '../model/stop-reason.ts';
import type { OwnStyles } from '../model/theme.ts';
import type { Words } from '../model/words.ts';
import { failureOf } from './for-browser.ts';
import type { TemplateLocation } from './load-templates.ts';
import { movePageStyles } from './page-sheet.ts';

type DemoPart = Extract<PartProps, { kind: 'demo' }>;

/** A rendered navigation fragment with its style rules. */
export interface NavigationResult extends Rendered {
  readonly rules: readonly (readonly [name: string, css: string])[];
}

/** The style sheets of a site. */
export interface SheetResult {
  readonly shell: string;
  readonly demos: string;
  readonly edit: string;
}

/** The document of a demo in an iframe. */
export interface FrameResult extends StyledHtml, Pick<RenderedIframe, 'varying'> {
  /** Why the demo failed. */
  readonly failure?: Omit<PartFailure, 'part'>;
}

/** Renders what a site has once, besides its pages. */
export interface SiteFragments {
  navigation(items: readonly NavigationItem[], words: Words): Promise<NavigationResult>;
  settings(words: Words, offline: string | undefined): Promise<string>;
  search(words: Words, scope: SearchScope): Promise<string>;
  /** Renders the document of a demo in an iframe. A demo that fails renders in the browser. */
  frame(part: DemoPart, page: PartPage): Promise<FrameResult>;
  sheets(site: SiteProps, rules: readonly string[], own?: OwnStyles): Promise<SheetResult>;
}

/** Returns the fragments of the templates at a location. Implemented by `workers`. */
export type FragmentsOf = (location: TemplateLocation) => SiteFragments;

type TaskOf<Name extends keyof SiteFragments> = {
  readonly name: Name;
  readonly args: Parameters<SiteFragments[Name]>;
};

/** A call of one of the fragment functions, as plain data. */
export type FragmentTask = { [Name in keyof SiteFragments]: TaskOf<Name> }[keyof SiteFragments];

/** Renders one fragment. */
export async function renderFragment(
  templates: TemplateModule,
  task: FragmentTask,
): Promise<NavigationResult | SheetResult | FrameResult | string> {
  switch (task.name) {
    case 'navigation': {
      const rendered = templates.renderNavigation(...task.args);
      return { ...rendered, rules: rendered.styles.map((name) => [name, templates.styleRule(name) ?? '']) };
    }
    case 'settings':
      return templates.renderSettings(...task.args);
    case 'search':
      return templates.renderSearch(...task.args);
    case 'frame':
      return renderDemoIframe(templates, ...task.args);
    case 'sheets':
      return {
        shell: templates.styleSheet(...task.args),
        demos: templates.demoStyleSheet(),
        edit: templates.editStyleSheet(),
      };
  }
}

/** Renders the document of a demo in an iframe; a demo that fails renders in the browser. */
async function renderDemoIframe(
  templates: TemplateModule,
  part: DemoPart,
  page: PartPage,
): Promise<FrameResult> {
  try {
    const { html, ...found } = await templates.renderIframe(part, assetPlaceholder, page);
    return { ...found, ...movePageStyles(html) };
  } catch (error) {
    // Without the demo, only an error of the template is thrown again.
    if (!part.serverRendered) throw error;
    const inBrowser = { ...part, serverRendered: false };
    const { html } = await templates.renderIframe(inBrowser, assetPlaceholder, page);
    return { ...movePageStyles(html), failure: failureOf(error, part) };
  }
}

/**
 * Returns what a site shows in place of a fragment that did not finish; undefined if no page does without it.
 */
export function unfinishedFragment(task: FragmentTask, reason: StopReason): FrameResult | undefined {
  if (task.name !== 'frame') return undefined;
  const [part, { language, direction, words }] = task.args;
  const [title, sentence] = [part.name, words.demo.stopped].map(escapeHtml);
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title>`;
  return {
    html: `<!doctype html><html lang="${language}" dir="${direction}"><head>${head}</head><body><p>${sentence}</p></body></html>`,
    inlineStyles: [],
    failure: { message: stopText(reason), stopped: reason },
  };
}

/** A fragment that all pages share did not finish, because of a template of the site. */
export class UnfinishedFragment extends Error {
  constructor(readonly reason: StopReason) {
    super(`A part that all pages share ${stopText(reason)}.`);
  }
}

/** Turns a function that runs fragment tasks, perhaps in a thread, into the fragment functions. */
export function fragmentsVia(run: (task: FragmentTask) => Promise<unknown>): SiteFragments {
  const fragment = <Name extends keyof SiteFragments>(name: Name) =>
    ((...args: Parameters<SiteFragments[Name]>) =>
      run({ name, args } as FragmentTask)) as SiteFragments[Name];
  return {
    navigation: fragment('navigation'),
    settings: fragment('settings'),
    search: fragment('search'),
    frame: fragment('frame'),
    sheets: fragment('sheets'),
  };
}
