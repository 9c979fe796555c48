import { assetPlaceholder } from '../lib/placeholders.ts';
import type { NavigationItem } from '../model/navigation.ts';
import type { SiteProps } from '../model/page-props.ts';
import type { PartProps } from '../model/part-props.ts';
import type { PartPage, Rendered, TemplateModule } from '../model/render-task.ts';
import type { SearchPart } from '../model/search-index.ts';
import type { OwnStyles } from '../model/theme.ts';
import type { Words } from '../model/words.ts';
import type { TemplateLocation } from './load-templates.ts';

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

/** Renders what a site has once, besides its pages. */
export interface SiteFragments {
  navigation(items: readonly NavigationItem[], words: Words): Promise<NavigationResult>;
  settings(words: Words): Promise<string>;
  search(words: Words, parts: readonly SearchPart[]): Promise<string>;
  /** Renders the document of a demo in an iframe. A demo that fails renders in the browser. */
  frame(part: DemoPart, page: PartPage): Promise<string>;
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
): Promise<NavigationResult | SheetResult | string> {
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

/**
 * Renders the document of a demo in an iframe; a demo that fails renders in the browser, and its page reports
 * it.
 */
async function renderDemoIframe(templates: TemplateModule, part: DemoPart, page: PartPage): Promise<string> {
  try {
    return await templates.renderIframe(part, assetPlaceholder, page);
  } catch (error) {
    // Without the demo, only an error of the template is thrown again.
    if (!part.serverRendered) throw error;
    return templates.renderIframe({ ...part, serverRendered: false }, assetPlaceholder, page);
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
