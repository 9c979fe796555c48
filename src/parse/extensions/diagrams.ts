// beautiful-mermaid (Craft Docs) renders Mermaid without a browser; elkjs (Kiel University) places the nodes.
// Only sites that name it in site.yaml install it, as they do sass.
import { errorMessage } from '../../lib/error-message.ts';
import type { DiagramExtension, RenderedDiagram } from './markdown-extensions.ts';
import { plainSvg } from './plain-svg.ts';

/** Loads the package of a site that renders diagrams, from the URL of its module. */
export async function loadDiagrams(url: string): Promise<DiagramExtension> {
  const { renderMermaidSVG: renderSvg }: { readonly renderMermaidSVG?: unknown } = await import(url);
  if (typeof renderSvg !== 'function')
    throw new Error(`The module ${url} has no function "renderMermaidSVG".`);
  return { render: (source) => render(source, (text) => String(renderSvg(text))) };
}

const kinds = /^(?:graph|flowchart|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram|erDiagram)\b/;

/** Lines for readers of the source, which the package does not know. */
const titleLine = /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m;
const descriptionLine = /^[ \t]*accDescr[ \t]*(?::[ \t]*(.+)|\{([^}]*)\})$/m;
const frontMatter = /^\s*---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
const comment = /^[ \t]*%%.*$/gm;

function render(written: string, renderSvg: (source: string) => string): RenderedDiagram {
  const [head = '', settings = ''] = frontMatter.exec(written) ?? [];
  const body = written.slice(head.length).replace(comment, '');
  const title = titleLine.exec(body)?.[1] ?? /^title:[ \t]*["']?(.+?)["']?[ \t]*$/m.exec(settings)?.[1];
  const [, short, long] = descriptionLine.exec(body) ?? [];
  const description = (short ?? long)?.replace(/\s+/g, ' ').trim();
  const source = body.replace(titleLine, '').replace(descriptionLine, '').trim();
  if (!kinds.test(source)) {
    const kind = /^[\w-]*/.exec(source)?.[0] ?? '';
    return { kind: 'invalid', reason: kind === '' ? 'it has no kind' : `"${kind}" is not supported` };
  }
  try {
    return { kind: 'rendered', html: plainSvg(renderSvg(source), { title: title?.trim(), description }) };
  } catch (error) {
    // The package throws whatever it meets in a source that it cannot read.
    return {
      kind: 'invalid',
      reason: errorMessage(error).split('\n')[0] ?? '',
    };
  }
}
