/** What happens to lines of code that are too long: the block scrolls, or they are wrapped. */
type LongLines = 'scroll' | 'wrap';

/** Storage key of the choice, which `codeWrapScript` reads too. */
const longLinesKey = 'lines';

/**
 * Connects the buttons of the settings for long lines of code; `codeWrapScript` has applied the choice. Has
 * no imports, because a page loads no script that this module and its own one share.
 */
export function offerCodeWrap(dialog: HTMLElement): void {
  const root = document.documentElement;
  const buttons = dialog.querySelectorAll<HTMLElement>('[data-long-lines]');
  const show = (choice: LongLines): void => {
    root.dataset.lines = choice;
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset.longLines === choice));
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const choice = button.dataset.longLines === 'wrap' ? 'wrap' : 'scroll';
      show(choice);
      store(choice);
    });
  show(root.dataset.lines === 'wrap' ? 'wrap' : 'scroll');
}

function store(choice: LongLines): void {
  try {
    localStorage.setItem(longLinesKey, choice);
  } catch {
    // Access denied, or quota exceeded: the choice is that of this page.
  }
}
