import type { Html, Parent, PhrasingContent, Root } from 'mdast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import { type Plan, planIcon } from '../../lib/plan-icon.ts';
import type { TitlePlan } from '../../model/document.ts';
import type { PageContext } from '../page/page-context.ts';
import { visitMarkdown } from './visit-markdown.ts';

const opening = /^<span\s+class=(["'])plan-(community|pro|premium)\1\s*>$/i;
const whole = /<span\s+class=(["'])plan-(community|pro|premium)\1\s*><\/span>/gi;

/** Replaces empty `<span class="plan-pro"></span>` by the icon of the plan. The title of a link names it. */
export function placePlanIcons(tree: Root, context: PageContext): void {
  if (!context.trust || !context.text.includes('plan-')) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html') return undefined;
    const icon = (plan: string) => planIcon(plan.toLowerCase() as Plan, labelOf(parent) ?? planWord(plan));
    const plan = spanAt(parent.children, index);
    if (plan !== undefined) parent.children.splice(index, 2, { type: 'html', value: icon(plan) });
    else node.value = node.value.replace(whole, (_, _quote, name: string) => icon(name));
    return undefined;
  });
}

/** The plan of the empty span that begins at a node: inline, its two tags are two nodes. */
function spanAt(nodes: Parent['children'], index: number): Plan | undefined {
  const [start, end] = [nodes[index], nodes[index + 1]];
  if (start?.type !== 'html' || end?.type !== 'html' || !/^<\/span\s*>$/i.test(end.value)) return undefined;
  return opening.exec(start.value)?.[2]?.toLowerCase() as Plan | undefined;
}

function labelOf(parent: Parent): string | undefined {
  const { title } = parent as Partial<Html & { readonly title: string | null }>;
  return title === null || title === '' ? undefined : title;
}

function planWord(plan: string): string {
  return wordPlaceholder(`plan-${plan.toLowerCase() as Plan}`);
}

/** Lists the plans in the level-one heading of a page, and adds their links to the context. */
export function titlePlans(nodes: readonly PhrasingContent[], context: PageContext): TitlePlan[] {
  if (!context.trust) return [];
  return nodes.flatMap((node, index): TitlePlan[] => {
    const plan = spanAt([...nodes], index);
    if (plan !== undefined) return [{ plan }];
    if (node.type !== 'link') return 'children' in node ? titlePlans(node.children, context) : [];
    const found = titlePlans(node.children, context);
    if (found.length === 0) return [];
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const url = normalizeUri(node.url);
    const link = context.links.push({ kind: 'link', url, line: line + context.lineOffset, column }) - 1;
    return found.map(({ plan }) => ({ plan, link, ...(node.title && { label: node.title }) }));
  });
}
