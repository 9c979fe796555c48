import { displayPath } from '../lib/path.ts';
import type { Place } from '../model/diagnostic.ts';
import type { PartProps } from '../model/part-props.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';

/** A demo or component that the browser hydrates. */
export interface CheckedDemo {
  readonly id: string;
  /** Its script, which other pages may show, too. */
  readonly entry: string;
  /** `demo "Basic.tsx"` */
  readonly subject: string;
  /** The line of the directive. */
  readonly place: Place;
}

/** A page that the browser opens. */
export interface PageDemos {
  readonly path: SitePath;
  readonly source: SourcePath;
  readonly demos: readonly CheckedDemo[];
}

/** Returns the pages with something to hydrate, in their own language: translations have the same demos. */
export function pageDemos(pages: readonly PlannedPage[]): PageDemos[] {
  return pages.flatMap(({ route, task }) => {
    if (route.kind !== 'doc' || route.language !== route.page.language) return [];
    const { document, translationOf } = route.page;
    if (translationOf !== undefined) return [];
    const demos = (task.props.article?.parts ?? []).flatMap((part, index): CheckedDemo[] => {
      const { name = '', file = document.source, line = 1, column = 1 } = document.parts[index] ?? {};
      if (!isHydrated(part)) return [];
      const place = { file: displayPath(file), line, column };
      return [{ id: part.id, entry: part.entry, subject: `${part.kind} "${name}"`, place }];
    });
    return demos.length === 0 ? [] : [{ path: route.path, source: document.source, demos }];
  });
}

function isHydrated(part: PartProps): part is Exclude<PartProps, { kind: 'missing' }> {
  return part.kind === 'demo' || (part.kind === 'component' && part.mode.kind === 'island');
}
