import type { SourcePath } from '../../model/path.ts';
import type { ScannedBody } from '../directives/scan-lines.ts';
import type { PageContext } from './page-context.ts';

/** What is known of a page before the steps run on its body. */
export interface PageStart
  extends Pick<PageContext, 'trust' | 'lineOffset' | 'origins' | 'places' | 'heroPicture' | 'hasTitle'> {
  readonly scanned: ScannedBody;
  readonly schemes?: PageContext['schemes'] | undefined;
  readonly checkSample?: PageContext['checkSample'];
  readonly syntax?: PageContext['syntax'] | undefined;
  readonly headingRule?: PageContext['headingRule'] | undefined;
}

/** Creates the context of a page without facts. */
export function createPageContext(
  source: SourcePath,
  { scanned, schemes = [], checkSample, syntax = {}, headingRule = 'family', ...start }: PageStart,
): PageContext {
  return {
    source,
    trust: start.trust,
    lineOffset: start.lineOffset,
    origins: start.origins,
    places: start.places,
    heroPicture: start.heroPicture,
    hasTitle: start.hasTitle,
    schemes,
    checkSample,
    syntax,
    headingRule,
    text: scanned.text,
    changes: scanned.changes,
    hasBraces: scanned.hasBraces,
    scanned: new Map(scanned.lines.map((line) => [line.line, line])),
    headings: [],
    links: [],
    parts: [],
    anchors: [],
    samples: [],
    diagnostics: [],
    mainHeading: undefined,
    titlePlans: [],
    emptyHeading: undefined,
    lead: undefined,
    slowCharacters: 0,
  };
}

/** Creates the context of a text that is no page: without front matter, directives and raw HTML. */
export function snippetContext(source: SourcePath, text: string): PageContext {
  const changes = { inserted: [], removed: new Map<number, number>() };
  const scanned: ScannedBody = {
    text,
    changes,
    lines: [],
    unclosed: [],
    hasBraces: false,
    tooDeep: undefined,
  };
  return createPageContext(source, {
    trust: false,
    scanned,
    lineOffset: 0,
    origins: undefined,
    hasTitle: true,
  });
}
