import type { CodeVariant } from '../../code/code-variant-state.ts';
import type { LiveLayout, LiveLook } from './live-task.ts';

/** What the page looks like now, where a demo stands: an article may be in another language than its page. */
export function pageLook(demo: HTMLElement): LiveLook {
  const { documentElement } = document;
  return {
    scheme: documentElement.getAttribute('data-mui-color-scheme') ?? 'light',
    direction: getComputedStyle(demo).direction,
    language: demo.closest<HTMLElement>('[lang]')?.lang ?? '',
  };
}

/** The variant of code that the page shows. */
export function pageVariant(): CodeVariant {
  return document.documentElement.dataset.codeVariant === 'js' ? 'js' : 'ts';
}

/** How a demo lies on its stage. */
export function layoutOf(demo: HTMLElement): LiveLayout {
  if (demo.querySelector('.demo-stage[data-framed]')) return 'page';
  return demo.dataset.ground === 'inline' ? 'inline' : 'stage';
}

/** Addresses of the style sheets that demos need. */
export function demoSheets(): string[] {
  const carriers = document.querySelectorAll<HTMLElement>('[data-demo-styles]');
  return [...carriers].map(({ dataset }) => new URL(dataset.demoStyles ?? '', document.baseURI).href);
}
