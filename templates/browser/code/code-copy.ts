import { codeText, shownFile } from '../demo/demo-code.ts';
import { fetchText } from '../lib/fetch-text.ts';
import { isLetter } from '../lib/is-letter.ts';
import { listen } from '../lib/listen.ts';
import { onContent } from '../lib/page-changes.ts';
import { announce, statusWord } from '../lib/status.ts';
import { type CopyClock, type CopyTrigger, createCopyFeedback } from './copy-feedback.ts';

const clock: CopyClock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => setTimeout(callback, milliseconds),
};

/** Blocks that the shortcut copies, in this order of precedence. */
const shortcutTargets = ['.code-block:has(:focus-visible)', '.code-block:hover', '.code-block:focus-within'];

/** Copies code on a click on a copy button, and on Ctrl+C or Cmd+C the hovered or focused block. */
export function startCodeCopy(): void {
  // An insecure origin has no clipboard, so hide the buttons.
  const canCopy = 'clipboard' in navigator;
  onContent(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-copy],[data-action=copy-link]'))
      button.hidden = !canCopy;
  });
  if (!canCopy) return;
  listen('click', '[data-copy]', (_event, button) => {
    const block = button.closest('.code-block') ?? shownFile(button.closest('.demo'));
    if (block) void copy(block, 'button');
  });
  listen('keydown', '*', (event) => {
    if (!(event instanceof KeyboardEvent) || !isCopyShortcut(event) || isUsedElsewhere(event.target)) return;
    const block = shortcutTargets.map((target) => document.querySelector(target)).find(Boolean);
    if (block) void copy(block, 'shortcut');
  });
}

async function copy(block: Element, trigger: CopyTrigger): Promise<void> {
  try {
    await navigator.clipboard.writeText(await textOf(block));
  } catch {
    // The specification asks to ignore a failed copy.
    return;
  }
  announce('copied');
  // The button for a block of a demo is in the toolbar of the demo.
  const toolbar = block.closest('.demo')?.querySelector('.demo-toolbar');
  const button = (block.querySelector('[data-copy]') ? block : toolbar)?.querySelector<HTMLElement>(
    '[data-copy]',
  );
  if (button) feedbackOf(button)(trigger);
}

/** A file that is too long for the page has its text elsewhere. */
async function textOf(block: Element): Promise<string> {
  const { source } = (block as HTMLElement).dataset;
  const isHere = source === undefined || block.querySelector('pre');
  return isHere ? codeText(block) : (await fetchText(source)).trimEnd();
}

const feedbacks = new WeakMap<HTMLElement, (trigger: CopyTrigger) => void>();

function feedbackOf(button: HTMLElement): (trigger: CopyTrigger) => void {
  const known = feedbacks.get(button);
  if (known) return known;
  const label = button.textContent;
  const language = button.closest<HTMLElement>('[lang]')?.lang ?? '';
  const feedback = createCopyFeedback(clock, (isCopied) => {
    button.toggleAttribute('data-copied', isCopied);
    // A button without text is an icon, which CSS changes.
    if (label === '') return;
    button.textContent = isCopied ? statusWord('copied') : label;
    // The word is in the language of the page; the article may be in another language.
    button.lang = isCopied ? document.documentElement.lang : language;
  });
  feedbacks.set(button, feedback);
  return feedback;
}

function isCopyShortcut(event: KeyboardEvent): boolean {
  return isLetter(event, 'C') && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
}

/** Whether the browser uses the shortcut itself, for selected text or in a field. */
function isUsedElsewhere(target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea')))
    return true;
  return getSelection()?.toString() !== '';
}
