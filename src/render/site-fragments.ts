import type { NavigationItem } from '../model/navigation.ts';
import type { SiteProps } from '../model/page-props.ts';
import type { PartProps } from '../model/part-props.ts';
import type { PartPage, Rendered, TemplateModule } from '../model/render-task.ts';
import type { SearchPart } from '../model/search-index.ts';
import type { Words } from '../model/words.ts';
import { renderFrame } from './render-frame.ts';

/** A drawn navigation fragment, with its style rules. */
export interface NavigationResult extends Rendered {
  readonly rules: readonly (readonly [name: string, css: string])[];
}

/** The style sheets of the site. */
export interface SheetResult {
  readonly shell: string;
  readonly demos: string;
  readonly edit: string;
}

/** What is drawn once for a site, and not page by page. */
export interface Errands {
  navigation(items: readonly NavigationItem[], words: Words): Promise<NavigationResult>;
  settings(words: Words): Promise<string>;
  search(words: Words, parts: readonly SearchPart[]): Promise<string>;
  /** Draws the document of a framed demo. A demo that throws is left to the browser. */
  frame(part: Extract<PartProps, { kind: 'demo' }>, page: PartPage): Promise<string>;
  sheets(site: SiteProps, rules: readonly string[]): Promise<SheetResult>;
}

type ErrandOf<Name extends keyof Errands> = {
  readonly name: Name;
  readonly args: Parameters<Errands[Name]>;
};

/** One of the errands as a message: plain data. */
export type Errand = { [Name in keyof Errands]: ErrandOf<Name> }[keyof Errands];

/** Does an errand with these templates. */
export async function runErrand(
  templates: TemplateModule,
  errand: Errand,
): Promise<NavigationResult | SheetResult | string> {
  switch (errand.name) {
    case 'navigation': {
      const rendered = templates.renderNavigation(...errand.args);
      return { ...rendered, rules: rendered.styles.map((name) => [name, templates.styleRule(name) ?? '']) };
    }
    case 'settings':
      return templates.renderSettings(...errand.args);
    case 'search':
      return templates.renderSearch(...errand.args);
    case 'frame':
      return renderFrame(templates, ...errand.args);
    case 'sheets':
      return {
        shell: templates.styleSheet(...errand.args),
        demos: templates.demoStyleSheet(),
        edit: templates.editStyleSheet(),
      };
  }
}

/** The errands, done by somebody who is sent a message and answers what `runErrand` gives. */
export function errandsBy(ask: (errand: Errand) => Promise<unknown>): Errands {
  const errand = <Name extends keyof Errands>(name: Name) =>
    ((...args: Parameters<Errands[Name]>) => ask({ name, args } as Errand)) as Errands[Name];
  return {
    navigation: errand('navigation'),
    settings: errand('settings'),
    search: errand('search'),
    frame: errand('frame'),
    sheets: errand('sheets'),
  };
}
