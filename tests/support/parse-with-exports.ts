import type { PageDocument } from '../../src/model/document.ts';
import type { SourcePath } from '../../src/model/path.ts';
import { parseWithPlugins } from '../../src/parse/plugins/parse-with-plugins.ts';
import type { PluginTools } from '../../src/parse/plugins/plugin-tools.ts';
import { readExtensions } from '../../src/parse/plugins/read-extensions.ts';

const tools: PluginTools = { errorPlace: async () => undefined, inTime: (work) => work };

/** A page that was parsed with the functions of a site. */
export interface ParsedWithExports {
  /** The body, in which `|` stands for the mark of placeholders. */
  readonly body: string;
  readonly document: PageDocument;
  /** `line:column code: message`, and the hint behind an arrow. */
  readonly problems: readonly string[];
}

/** Parses the page `a/page.md` with the exports of a site module. */
export async function parseWithExports(
  text: string,
  exports: Readonly<Record<string, unknown>>,
): Promise<ParsedWithExports> {
  const { value: extensions } = readExtensions(exports, () => ({
    file: 'content/site.ts',
    line: 1,
    column: 1,
  }));
  const source = { path: 'a/page.md' as SourcePath, text };
  const { value, diagnostics } = await parseWithPlugins(source, { trust: true }, { extensions, tools });
  return {
    body: value.body.replaceAll('\ufdd0', '|'),
    document: value.document,
    problems: diagnostics
      .filter(({ code }) => !/^(?:title|description)-missing$/.test(code))
      .map(({ code, message, hint, place }) =>
        [`${place?.line}:${place?.column} ${code}: ${message}`, ...(hint === undefined ? [] : [hint])].join(
          ' → ',
        ),
      ),
  };
}
