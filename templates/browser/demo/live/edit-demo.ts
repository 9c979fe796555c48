import { type EditSession, startSession } from './edit-session.ts';
import { pageVariant } from './page-appearance.ts';
import type { EditWords } from './problem-sentence.ts';

/** Typing that pauses this long is tried. */
const pause = 300;

const closings = new WeakMap<HTMLElement, () => void>();

/** Opens the editor of a demo, or closes it and brings the demo back as it was. */
export async function toggleEditor(demo: HTMLElement): Promise<void> {
  const carrier = document.querySelector<HTMLElement>('[data-edit-words]');
  if (!carrier) return;
  styled ??= loadStyles(carrier.dataset.editStyles ?? '');
  await styled;
  const close = closings.get(demo);
  if (close) close();
  else closings.set(demo, openEditor(demo, JSON.parse(carrier.dataset.editWords ?? '{}')));
}

/** Resolved once the style of editors has come, or will not come; a plain editor is an editor too. */
let styled: Promise<unknown> | undefined;

function loadStyles(url: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  const settled = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return settled;
}

function openEditor(demo: HTMLElement, words: EditWords): () => void {
  const end = new AbortController();
  const { signal } = end;
  const session = startSession(demo, words, () => close());
  const close = (): void => {
    const isInside = demo.querySelector('.demo-code')?.contains(document.activeElement);
    end.abort();
    session.close();
    closings.delete(demo);
    markButtons(demo, false);
    if (isInside) focusButton(demo);
  };
  runAfterPauses(demo, session, signal);
  followPage(session, signal);
  demo.querySelector('.demo-root')?.addEventListener('demo-reset', () => session.startOver(), { signal });
  markButtons(demo, true);
  session.focus();
  return close;
}

/** On a narrow screen the button is in the menu. */
function focusButton(demo: HTMLElement): void {
  const ways = demo.querySelectorAll<HTMLElement>('.demo-toolbar > [data-action=edit], .demo-menu > summary');
  [...ways].find((way) => way.offsetParent !== null)?.focus();
}

function runAfterPauses(demo: HTMLElement, session: EditSession, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void session.run(), pause);
  };
  demo.querySelector('.demo-code')?.addEventListener('input', restart, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** The frame follows colour scheme and direction; another variant of the code is another demo to run. */
function followPage(session: EditSession, signal: AbortSignal): void {
  let variant = pageVariant();
  const page = new MutationObserver(() => {
    session.look();
    if (variant === pageVariant()) return;
    variant = pageVariant();
    void session.run();
  });
  page.observe(document.documentElement, { attributes: true });
  signal.addEventListener('abort', () => page.disconnect());
}

function markButtons(demo: HTMLElement, isEditing: boolean): void {
  for (const button of demo.querySelectorAll('[data-action=edit]'))
    button.setAttribute('aria-pressed', String(isEditing));
}
