import type { Code } from 'mdast';
import { escapeHtml } from '../../lib/html.ts';
import { readFenceMeta } from '../code/fence-meta.ts';
import { type PageContext, report } from '../page/page-context.ts';

/** True for a block in the language of Mermaid. */
export function isDiagram({ lang }: Code): boolean {
  return /^mermaid$/i.test(lang ?? '');
}

/**
 * Renders a diagram; undefined, with a report, for one that cannot be rendered,
 * and on a site without diagrams.
 */
export function renderDiagram(node: Code, context: PageContext): string | undefined {
  const { diagrams } = context.syntax;
  if (!diagrams) return undefined;
  const rendered = diagrams.render(node.value);
  if (rendered.kind === 'invalid') {
    report(context, node.position?.start, {
      severity: 'warning',
      code: 'diagram-syntax',
      message: `This diagram is shown as code: ${rendered.reason.replace(/\.$/, '')}.`,
      hint: 'Flowcharts and diagrams of sequences, states, classes and entities are rendered.',
    });
    return undefined;
  }
  const { title } = readFenceMeta(`mermaid ${node.meta ?? ''}`);
  const caption = title === undefined ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`;
  return `<figure class="diagram" tabindex="0">${rendered.html}${caption}</figure>`;
}
