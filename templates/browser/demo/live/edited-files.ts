import type { CodeVariant } from '../../code/code-variant-state.ts';
import { createEditorField } from './editor-field.ts';
import type { LivePlace } from './live-task.ts';

/** A file of a demo under edit. */
export interface EditedFile {
  /** Path from the demo: `data/rows.json`. */
  readonly name: string;
  /** Undefined where the demo has one variant. */
  readonly variant: CodeVariant | undefined;
  readonly original: string;
  readonly field: HTMLTextAreaElement;
  /** Takes the field away and shows the code as it was. */
  restore(): void;
}

/** Turns every file of a demo, in all variants, into a field. Tabs and the switch of variants go on to work: a field stands where its code stood. */
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

/** Puts the caret at a place, in front of the reader. */
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
