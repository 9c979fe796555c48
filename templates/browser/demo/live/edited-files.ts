import type { CodeVariant } from '../../code/code-variant.ts';
import { createEditorField } from './editor-field.ts';
import type { LivePlace } from './live-task.ts';

/** A file of a demo with its editor field. */
export interface EditedFile {
  /** Path relative to the demo: `data/rows.json`. */
  readonly name: string;
  /** Undefined when the demo has only one variant. */
  readonly variant: CodeVariant | undefined;
  readonly original: string;
  readonly field: HTMLTextAreaElement;
  /** Removes the field and shows the original code. */
  restore(): void;
}

/** Adds a field to every file of a demo, in all variants. It replaces the code, so that tabs and variants still work. */
export function editFiles(demo: Element, label: (file: string) => string, help: string): EditedFile[] {
  const blocks = demo.querySelectorAll<HTMLElement>('.demo-files .code-block[data-file]');
  return [...blocks].flatMap((block) => {
    const pre = block.querySelector('pre');
    const name = block.dataset.file ?? '';
    const variant = block.closest<HTMLElement>('[data-variant]')?.dataset.variant as CodeVariant | undefined;
    if (!pre) return [];
    const original = `${pre.textContent.trimEnd()}\n`;
    const field = createEditorField(original, label(name), help);
    pre.hidden = true;
    pre.after(field);
    const restore = (): void => {
      field.remove();
      pre.hidden = false;
    };
    return [{ name, variant, original, field, restore }];
  });
}

/** Shows a file and moves the caret to a position in it. */
export function goToPlace(files: readonly EditedFile[], { file, line, column }: LivePlace): void {
  const field = files.find(({ name }) => name === file)?.field;
  if (!field) return;
  const panel = field.closest('.code-panel');
  if (panel?.matches('[hidden]'))
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
  const before = field.value.split('\n').slice(0, line - 1);
  const offset = Math.min(before.join('\n').length + (line > 1 ? 1 : 0) + column - 1, field.value.length);
  field.focus();
  field.setSelectionRange(offset, offset);
}
