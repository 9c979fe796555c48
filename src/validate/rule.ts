import type { Diagnostic } from '../model/diagnostic.ts';
import type { Site } from '../model/site.ts';

/** A check of the assembled site. Pure; it looks at all there is and never stops at the first finding. */
export type Rule = (site: Site) => Diagnostic[];
