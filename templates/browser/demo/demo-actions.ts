import type { DemoTools } from './demo-code.ts';
import { toggleFullScreen } from './full-screen.ts';
import { showSource, withSources } from './large-sources.ts';

/** Runs an action of a toolbar that is too rare for the eager script. Ignores actions of other modules. */
export async function runDemoAction(action: string, demo: HTMLElement, tools: DemoTools): Promise<void> {
  switch (action) {
    case 'edit': {
      const { toggleEditor } = await import('./live/edit-demo.ts');
      tools.showCode(demo, 'open');
      return toggleEditor(demo);
    }
    case 'show-source':
      return showSource(tools.button.closest('.code-block'));
    case 'reset':
      resetDemo(demo);
      return tools.announce('demoReset');
    case 'reset-focus':
      return demo.querySelector<HTMLElement>('.demo-stage')?.focus();
    case 'copy-link':
      return copyLink(demo, tools);
    case 'full-screen':
      return toggleFullScreen(demo);
    case 'stackblitz':
    case 'codesandbox': {
      const { openSandbox } = await import('./open-sandbox.ts');
      return openSandbox(action, demo, { ...tools, files: await withSources(tools.files) });
    }
  }
}

function resetDemo(demo: HTMLElement): void {
  const root = demo.querySelector('.demo-root');
  const frame = root?.querySelector(':scope > iframe');
  if (frame instanceof HTMLIFrameElement) frame.contentWindow?.location.reload();
  // An open editor listens to this event too.
  root?.dispatchEvent(new Event('demo-reset'));
}

async function copyLink(demo: HTMLElement, { variant, announce }: DemoTools): Promise<void> {
  const ending = variant === 'js' ? '.js' : '.tsx';
  const hasBoth = demo.querySelector('[data-code-choice]') !== null;
  const link = new URL(location.href);
  link.hash = demo.id + (hasBoth ? ending : '');
  try {
    await navigator.clipboard.writeText(link.href);
    announce('linkCopied');
  } catch {
    // The specification asks to ignore a failed copy.
  }
}
