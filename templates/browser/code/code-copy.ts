import { shownFile } from '../demo/demo-code.ts';
import { listen } from '../lib/listen.ts';
import { forPageParts } from '../lib/page-changes.ts';
import { announce, statusWord } from '../lib/status.ts';
import { codeText } from './code-text.ts';
import { type CopyClock, type CopyTrigger, createCopyFeedback } from './copy-state.ts';

const clock: CopyClock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => setTimeout(callback, milliseconds),
};

/** A focus that can be seen is where the keyboard is; else the pointer says which block is meant; else a focus that a click left. */
const shortcutTargets = ['.code-block:has(:focus-visible)', '.code-block:hover', '.code-block:focus-within'];

/** Copies code: by the buttons of blocks and of demos, and by Ctrl+C or Cmd+C on the block that is hovered or focused. */
export function startCodeCopy(): void {
  // An insecure origin has no clipboard: a button that cannot work is not shown.
  const canCopy = 'clipboard' in navigator;
  forPageParts(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = !canCopy;
  });
  if (!canCopy) return;
  listen('click', '[data-copy]', (_event, button) => {
    const block = button.closest('.code-block') ?? shownFile(button.closest('.demo'));
    if (block) void copy(block, 'button');
  });
  listen('keydown', '*', (event) => {
    if (!(event instanceof KeyboardEvent) || !isCopyShortcut(event) || hasOwnUse(event.target)) return;
    const block = shortcutTargets
      .map((target) => document.querySelector(target))
      .find((found) => found !== null);
    if (block) void copy(block, 'shortcut');
  });
}

async function copy(block: Element, trigger: CopyTrigger): Promise<void> {
  try {
    await navigator.clipboard.writeText(codeText(block));
  } catch {
    // The specification: a copy that fails is passed over in silence.
    return;
  }
  announce('copied');
  const button = buttonOf(block);
  if (button) feedbackOf(button)(trigger);
}

/** A block of a demo has its button in the demo's toolbar. */
function buttonOf(block: Element): HTMLElement | null | undefined {
  return (
    block.querySelector<HTMLElement>('[data-copy]') ??
    block.closest('.demo')?.querySelector<HTMLElement>('.demo-toolbar [data-copy]')
  );
}

const feedbacks = new WeakMap<HTMLElement, (trigger: CopyTrigger) => void>();

function feedbackOf(button: HTMLElement): (trigger: CopyTrigger) => void {
  const known = feedbacks.get(button);
  if (known) return known;
  const label = button.textContent;
  const language = button.closest<HTMLElement>('[lang]')?.lang ?? '';
  const feedback = createCopyFeedback(clock, (kind) => {
    button.toggleAttribute('data-copied', kind === 'copied');
    // A button without words is a picture, which the style changes.
    if (label === '') return;
    button.textContent = kind === 'copied' ? statusWord('copied') : label;
    // The word is in the language of the page, and an article may be in another one.
    button.lang = kind === 'copied' ? document.documentElement.lang : language;
  });
  feedbacks.set(button, feedback);
  return feedback;
}

function isCopyShortcut(event: KeyboardEvent): boolean {
  const isLetter = /^c$/i.test(event.key) || (event.key > '\x7f' && event.code === 'KeyC');
  return isLetter && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
}

/** Selected text and fields have a use of their own for the shortcut. */
function hasOwnUse(target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea')))
    return true;
  return getSelection()?.toString() !== '';
}
