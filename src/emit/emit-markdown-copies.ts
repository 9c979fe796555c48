import { markdownCopyPath } from '../assemble/article-props.ts';
import { demoClosure } from '../assemble/demo-code.ts';
import type { SiteIndex } from '../assemble/site-index.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hashParts } from '../lib/hash.ts';
import type { OutputFile } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { type CopyPart, fenced, markdownCopy } from './markdown-copy.ts';

/** To be raised when the same sources give another text. */
const format = '1';

/** The Markdown of every page that is built, beside its HTML; a page that is not translated has it where it is written. */
export function emitMarkdownCopies(
  pages: readonly PlannedPage[],
  index: SiteIndex,
  sources: Sources,
  files: Pick<FileSystem, 'readText'>,
): OutputFile[] {
  const textOf = async (path: SourcePath) => {
    const source = sources.get(path);
    return (source && (await files.readText(source.file))) ?? '';
  };
  const copyOf = (page: Page): OutputFile => {
    const modules = page.demos.map((demo) => (demo ? demoClosure(demo, index.demoModules, 'ts') : []));
    const made = [page.document.source, ...modules.flat().map(({ source }) => source)];
    return {
      path: markdownCopyPath(page),
      phase: 'page',
      hash: hashParts([format, ...made.map((path) => sources.get(path)?.hash ?? '')]),
      content: async () => {
        const text = await textOf(page.document.source);
        const parts: CopyPart[] = [];
        for (const [position, { line }] of page.document.parts.entries()) {
          const codes = (modules[position] ?? []).map(async ({ source, ts, js }) =>
            fenced((ts ?? js).language, await textOf(source)),
          );
          parts.push({ line, text: (await Promise.all(codes)).join('\n\n') });
        }
        const title = page.document.mainHeading ?? page.document.title ?? '';
        return new TextEncoder().encode(markdownCopy(text, title, parts));
      },
    };
  };
  return pages.flatMap(({ route }) =>
    route.kind === 'doc' && route.language === route.page.language ? [copyOf(route.page)] : [],
  );
}
