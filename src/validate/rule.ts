import type { Diagnostic } from '../model/diagnostic.ts';
import type { Page, Site } from '../model/site.ts';

/** A check of the assembled site as a whole. Pure; it looks at all there is and never stops at the first finding. */
export type Rule = (site: Site) => readonly Diagnostic[];

/** What a page is checked against. */
export type Surroundings = Pick<Site, 'space' | 'components'>;

/** A check of one page. Pure; it never stops at the first finding. */
export type PageRule = (page: Page, surroundings: Surroundings) => Diagnostic[];
