import type { Html, Parent, PhrasingContent, Root } from 'mdast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { isAllowedLink } from '../../lib/link-scheme.ts';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import { type Plan, planIcon } from '../../lib/plan-icon.ts';
import type { TitlePlan } from '../../model/document.ts';
import { authorPlace, type PageContext, report } from '../page/page-context.ts';
import { schemeProblem } from '../print/print-link.ts';
import { visitMarkdown } from './visit-markdown.ts';

/** The opening tag of an empty span; authors also write it as `<span class="plan-pro" />`. */
const tag = `<span\\s+class=(["'])plan-(community|pro|premium)\\1(?:\\s+title="([^"]*)")?\\s*`;
const opening = new RegExp(`^${tag}>$`, 'i');
const closed = new RegExp(`^${tag}/>$`, 'i');
const whole = new RegExp(`${tag}(?:/>|>\\s*</span>)`, 'gi');

/** An empty span that stands for a plan. */
interface PlanSpan {
  readonly plan: Plan;
  /** Its own title. */
  readonly title: string | undefined;
  /** Number of nodes: inline, its two tags are two nodes. */
  readonly nodes: 1 | 2;
}

/**
 * Replaces empty `<span class="plan-pro"></span>` by the icon of the plan. The title of the link around it,
 * or else its own, names it.
 */
export function placePlanIcons(tree: Root, context: PageContext): void {
  if (!context.trust || !(context.text.includes('plan-') || context.scanned.size > 0)) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html') return undefined;
    const icon = (plan: Plan, title: string | undefined) =>
      planIcon(plan, labelOf(parent) ?? title ?? wordPlaceholder(`plan-${plan}`));
    const span = spanAt(parent.children, index);
    if (span) parent.children.splice(index, span.nodes, { type: 'html', value: icon(span.plan, span.title) });
    else
      node.value = node.value.replace(whole, (_, _quote, plan: string, title?: string) =>
        icon(plan.toLowerCase() as Plan, title?.replaceAll('&amp;', '&')),
      );
    return undefined;
  });
}

function spanAt(nodes: Parent['children'], index: number): PlanSpan | undefined {
  const [start, end] = [nodes[index], nodes[index + 1]];
  if (start?.type !== 'html') return undefined;
  const isClosed = end?.type === 'html' && /^<\/span\s*>$/i.test(end.value);
  const found = (isClosed && opening.exec(start.value)) || closed.exec(start.value);
  if (!found) return undefined;
  const [written, , plan = '', title] = found;
  return {
    plan: plan.toLowerCase() as Plan,
    title: title?.replaceAll('&amp;', '&'),
    nodes: written.endsWith('/>') ? 1 : 2,
  };
}

/** The title of a link. */
function labelOf(parent: Parent): string | undefined {
  const { title } = parent as Partial<Html & { readonly title: string | null }>;
  return title === null || title === '' ? undefined : title;
}

/** Lists the plans in the level-one heading of a page, and adds their links to the context. */
export function titlePlans(nodes: readonly PhrasingContent[], context: PageContext): TitlePlan[] {
  if (!context.trust) return [];
  return nodes.flatMap((node, index): TitlePlan[] => {
    const span = spanAt([...nodes], index);
    if (span) return [{ plan: span.plan, ...(span.title !== undefined && { label: span.title }) }];
    if (node.type !== 'link') return 'children' in node ? titlePlans(node.children, context) : [];
    const found = titlePlans(node.children, context);
    if (found.length === 0) return [];
    const url = normalizeUri(node.url);
    if (!isAllowedLink(url, context.schemes)) {
      report(context, node.position?.start, schemeProblem(url, 'link'));
      return found;
    }
    const { source, line, column } = authorPlace(context, node.position?.start ?? { line: 1, column: 1 });
    const file = source === context.source ? {} : { file: source };
    const link = context.links.push({ kind: 'link', url, ...file, line, column }) - 1;
    return found.map((plan) => ({ ...plan, link, ...(node.title && { label: node.title }) }));
  });
}
