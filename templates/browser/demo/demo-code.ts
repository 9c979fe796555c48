import { codeText } from '../code/code-text.ts';
import { shownVariant } from '../code/code-variant.ts';
import type { DemoSourceFile } from './sandbox-project.ts';

/** Opens a demo's code, or lays it down to its preview where there is one. */
export function showCode(demo: HTMLElement, state: 'open' | 'resting'): void {
  demo.dataset.code = state === 'open' ? 'open' : (demo.dataset.codeRest ?? 'closed');
  demo.querySelector('[data-action=code]')?.setAttribute('aria-expanded', String(state === 'open'));
}

/** The file whose tab is in front, in the variant that the page shows. */
export function shownFile(demo: Element | null): Element | undefined {
  return demo ? fileBlocks(demo).find((block) => !block.closest('.code-panel[hidden]')) : undefined;
}

/** All files of a demo in the variant that the page shows, the demo itself first. */
export function demoFiles(demo: Element): DemoSourceFile[] {
  return fileBlocks(demo).map((block) => ({
    name: block.dataset.file ?? '',
    text: `${codeText(block)}\n`,
  }));
}

function fileBlocks(demo: Element): HTMLElement[] {
  const code = demo.querySelector('.demo-code');
  const place = code?.querySelector(`[data-variant=${shownVariant()}]`) ?? code;
  return [...(place?.querySelectorAll<HTMLElement>('.code-block[data-file]') ?? [])];
}
