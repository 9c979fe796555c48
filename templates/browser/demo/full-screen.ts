/** In the corner, above what a demo may contain, such as a dialog or a tooltip. */
const place =
  'position:fixed;inset-block-start:12px;inset-inline-end:12px;z-index:2000;border-radius:8px;background:inherit;' +
  'border:1px solid color-mix(in srgb,currentColor 40%,transparent);--toolbar-ink:currentColor';

/** Shows the stage of a demo alone, with a button that ends this: a phone has no Escape key. */
export async function toggleFullScreen(demo: HTMLElement): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  const stage = demo.querySelector('.demo-stage');
  const action = demo.querySelector('.demo-toolbar > [data-action=full-screen]');
  if (!stage || !action) return;
  const before = document.activeElement;
  await stage.requestFullscreen();
  const bar = exitBar(action);
  stage.append(bar);
  bar.querySelector('button')?.focus();
  const leave = (): void => {
    if (document.fullscreenElement === stage) return;
    document.removeEventListener('fullscreenchange', leave);
    bar.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  document.addEventListener('fullscreenchange', leave);
}

/** A toolbar of one pressed button, which ends full screen as it began. */
function exitBar(action: Element): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'demo-toolbar';
  bar.style.cssText = place;
  const button = document.createElement('button');
  for (const { name, value } of action.attributes) if (name !== 'class') button.setAttribute(name, value);
  button.tabIndex = 0;
  button.ariaPressed = 'true';
  bar.append(button);
  return bar;
}
