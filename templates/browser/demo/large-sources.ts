import type { DemoSourceFile } from './demo-code.ts';

/** Shows a file that is too long for the page in the place of its button. Rejects if it cannot be loaded. */
export async function showSource(block: HTMLElement | null): Promise<void> {
  if (block?.dataset.source === undefined || block.dataset.loading !== undefined) return;
  block.dataset.loading = '';
  try {
    const text = await fetchText(block.dataset.source);
    const code = Object.assign(document.createElement('code'), { textContent: text.trimEnd() });
    // The keyboard must reach what scrolls, and the button that had the focus is gone.
    const pre = Object.assign(document.createElement('pre'), { tabIndex: 0, role: 'group' });
    pre.ariaLabel = block.dataset.file ?? '';
    pre.append(code);
    const hadFocus = block.contains(document.activeElement);
    block.replaceChildren(pre);
    if (hadFocus) pre.focus();
  } finally {
    delete block.dataset.loading;
  }
}

/** Loads the files of a demo that are too long for the page. */
export function withSources(files: readonly DemoSourceFile[]): Promise<readonly DemoSourceFile[]> {
  return Promise.all(
    files.map(async (file) =>
      file.source === undefined ? file : { name: file.name, text: await fetchText(file.source) },
    ),
  );
}

/**
 * Returns the files of a demo that are too long for the page and have no field in its editor, in a variant of
 * the code. The reader may have them shown after the editor has opened.
 */
export function largeFiles(demo: Element, variant: string): DemoSourceFile[] {
  const blocks = demo.querySelectorAll<HTMLElement>(
    '.demo-files .code-block[data-source]:not(:has(> textarea))',
  );
  return [...blocks]
    .filter((block) => {
      const own = block.closest<HTMLElement>('[data-variant]')?.dataset.variant;
      return own === undefined || own === variant;
    })
    .map((block) => ({ name: block.dataset.file ?? '', text: '', source: block.dataset.source }));
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.text();
}
