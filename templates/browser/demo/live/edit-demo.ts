import type { EditWords } from './edit-bar.ts';
import { type EditSession, startSession } from './edit-session.ts';
import { pageVariant } from './page-appearance.ts';

/** Milliseconds without typing after which the edit runs. */
const typingPause = 300;

/** Functions that close the open editors, by demo. */
const openEditors = new WeakMap<HTMLElement, () => void>();

/** Opens the editor of a demo, or closes it and restores the demo. */
export async function toggleEditor(demo: HTMLElement): Promise<void> {
  const data = document.querySelector<HTMLElement>('[data-edit-words]')?.dataset;
  if (!data) return;
  styles ??= loadStyles(data.editStyles ?? '');
  await styles;
  const close = openEditors.get(demo);
  if (close) close();
  else openEditors.set(demo, openEditor(demo, JSON.parse(data.editWords ?? '{}')));
}

/** Resolves when the style sheet of editors has loaded or failed. Editors work without it. */
let styles: Promise<unknown> | undefined;

function loadStyles(url: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', href: url, onload: resolve, onerror: resolve }),
    );
  });
}

function openEditor(demo: HTMLElement, words: EditWords): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const session = startSession(demo, words, () => close());
  const close = (): void => {
    const hasFocus = demo.querySelector('.demo-code')?.contains(document.activeElement);
    controller.abort();
    session.close();
    openEditors.delete(demo);
    markButtons(demo, false);
    if (hasFocus) focusButton(demo);
  };
  runAfterTyping(demo, session, signal);
  followPage(demo, session, signal);
  demo.querySelector('.demo-root')?.addEventListener('demo-reset', () => session.startOver(), { signal });
  markButtons(demo, true);
  session.focus();
  return close;
}

function focusButton(demo: HTMLElement): void {
  const buttons = demo.querySelectorAll<HTMLElement>(
    '.demo-toolbar > [data-action=edit], .demo-menu > summary',
  );
  [...buttons].find((button) => button.offsetParent !== null)?.focus();
}

function runAfterTyping(demo: HTMLElement, session: EditSession, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void session.run(), typingPause);
  };
  demo.querySelector('.demo-code')?.addEventListener('input', restart, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Passes changes of colour scheme, direction and chosen props to the frame. Runs the
 * other code on a change of variant.
 */
function followPage(demo: HTMLElement, session: EditSession, signal: AbortSignal): void {
  let variant = pageVariant();
  const observer = new MutationObserver(() => {
    session.updateAppearance();
    if (variant === pageVariant()) return;
    variant = pageVariant();
    void session.run();
  });
  observer.observe(document.documentElement, { attributes: true });
  const root = demo.querySelector('.demo-root');
  root?.addEventListener('demo-props', () => session.updateAppearance(), { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

function markButtons(demo: HTMLElement, isEditing: boolean): void {
  for (const button of demo.querySelectorAll('[data-action=edit]'))
    button.setAttribute('aria-pressed', String(isEditing));
}
