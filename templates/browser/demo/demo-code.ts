import type { StatusWord } from '../../../src/model/words.ts';
import { type CodeVariant, shownVariant } from '../code/code-variant.ts';

/** A source file of a demo. */
export interface DemoSourceFile {
  /** Path relative to the demo: `data/rows.json`. */
  readonly name: string;
  readonly text: string;
  /** URL of a text that is not in the page. */
  readonly source?: string | undefined;
}

/** What the toolbar passes to lazy actions, whose chunks must not share modules with the eager script. */
export interface DemoTools {
  /** The button of the action. */
  readonly button: HTMLElement;
  readonly files: readonly DemoSourceFile[];
  readonly variant: CodeVariant;
  readonly announce: (word: StatusWord) => void;
  readonly showCode: (demo: HTMLElement, state: 'open' | 'resting') => void;
}

/** Opens the code of a demo, or collapses it to its preview where there is one. */
export function showCode(demo: HTMLElement, state: 'open' | 'resting'): void {
  demo.dataset.code = state === 'open' ? 'open' : (demo.dataset.codeRest ?? 'closed');
  // For what loads later, such as the advertisement below the code.
  if (state === 'open') demo.dataset.opened = '';
  demo.querySelector('[data-action=code]')?.setAttribute('aria-expanded', String(state === 'open'));
}

/** Returns the code block of the selected tab, in the variant that the page shows. */
export function shownFile(demo: Element | null): Element | undefined {
  return demo ? fileBlocks(demo).find((block) => !block.closest('.code-panel[hidden]')) : undefined;
}

/** Returns all files of a demo in the variant that the page shows, the demo itself first. */
export function demoFiles(demo: Element): DemoSourceFile[] {
  return fileBlocks(demo).map((block) => ({
    name: block.dataset.file ?? '',
    text: `${codeText(block)}\n`,
    source: block.querySelector('pre') ? undefined : block.dataset.source,
  }));
}

/** Returns the text of a block as edited, without lines marked as deleted and without a final line break. */
export function codeText(block: Element): string {
  const field = block.querySelector('textarea');
  if (field) return field.value.trimEnd();
  const code = block.querySelector('code')?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const line of code.querySelectorAll('.line-deleted')) {
    const end = line.nextSibling;
    if (end instanceof Text && !line.textContent.endsWith('\n')) end.data = end.data.replace(/^\n/, '');
    line.remove();
  }
  // Without a final line break a terminal does not run a pasted command at once.
  return code.textContent.trimEnd();
}

function fileBlocks(demo: Element): HTMLElement[] {
  const code = demo.querySelector('.demo-code');
  const container = code?.querySelector(`[data-variant=${shownVariant()}]`) ?? code;
  return [...(container?.querySelectorAll<HTMLElement>('.code-block[data-file]') ?? [])];
}
