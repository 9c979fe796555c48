import type { CodeVariant } from '../../code/code-variant.ts';
import type { LiveAppearance, LiveLayout } from './live-task.ts';

/** Returns the appearance of the page at a demo. An article may be in another language than its page. */
export function pageAppearance(demo: HTMLElement): LiveAppearance {
  return {
    scheme: document.documentElement.getAttribute('data-mui-color-scheme') ?? 'light',
    direction: getComputedStyle(demo).direction,
    language: demo.closest<HTMLElement>('[lang]')?.lang ?? '',
    props: JSON.parse(demo.querySelector<HTMLElement>('.demo-root')?.dataset.demoProps ?? '{}'),
  };
}

/** Returns the variant of code that the page shows. */
export function pageVariant(): CodeVariant {
  return document.documentElement.dataset.codeVariant === 'js' ? 'js' : 'ts';
}

/** Returns the layout of a demo. */
export function layoutOf(demo: HTMLElement): LiveLayout {
  if (demo.querySelector('.demo-stage[data-framed]')) return 'page';
  return demo.dataset.ground === 'inline' ? 'inline' : 'stage';
}

/** Returns the addresses of the style sheets that demos need. */
export function demoSheets(): string[] {
  const elements = document.querySelectorAll<HTMLElement>('[data-demo-styles]');
  return [...elements].map(({ dataset }) => new URL(dataset.demoStyles ?? '', document.baseURI).href);
}
