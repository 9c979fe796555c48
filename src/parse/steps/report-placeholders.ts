import type { Root } from 'mdast';
import { type PageContext, report } from '../page/page-context.ts';

/** `%%Content%%` and `%%API(index.ts)%%`, for which the tool of Arco Design writes demos and tables. */
const placeholder = /^%%\w+(?:\([^()\s]*\))?%%$/;

/** Reports placeholders of other tools that stand alone on a line, which readers would see as written. */
export function reportPlaceholders(tree: Root, context: PageContext): void {
  if (!context.text.includes('%%')) return;
  for (const node of tree.children) {
    const [only, ...others] = node.type === 'paragraph' ? node.children : [];
    if (only?.type !== 'text' || others.length > 0 || !placeholder.test(only.value)) continue;
    report(context, only.position?.start, {
      severity: 'warning',
      code: 'foreign-expression',
      message: `Placeholder "${only.value}" is shown as written.`,
      hint: 'Write what it stands for, such as a demo: {{"demo": "Basic.tsx"}}',
    });
  }
}
