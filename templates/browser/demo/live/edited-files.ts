import type { CodeVariant } from '../../code/code-variant.ts';
import { colourField } from './colour-field.ts';
import { type TextEdit, textEdit } from './edit-text.ts';
import type { LivePlace } from './live-task.ts';

/** A file of a demo with its editor field. */
export interface EditedFile {
  readonly name: string;
  /** Undefined when the demo has only one variant. */
  readonly variant: CodeVariant | undefined;
  readonly original: string;
  readonly field: HTMLTextAreaElement;
  /** Puts the original text into the field. If the field has the focus, the reader can undo that. */
  startOver(): void;
  /** Removes the field and shows the original code. */
  restore(): void;
}

/** Adds a field to every file of a demo, in the place of its code, so that tabs and variants still work. */
export function editFiles(demo: Element, label: (file: string) => string, help: string): EditedFile[] {
  const blocks = demo.querySelectorAll<HTMLElement>('.demo-files .code-block[data-file]');
  return [...blocks].flatMap((block) => {
    const pre = block.querySelector('pre');
    const name = block.dataset.file ?? '';
    const variant = block.closest<HTMLElement>('[data-variant]')?.dataset.variant as CodeVariant | undefined;
    if (!pre) return [];
    const original = `${pre.textContent.trimEnd()}\n`;
    const field = createEditorField(original, label(name), help);
    const { element, update } = colourField(field, name);
    pre.hidden = true;
    pre.after(element);
    const startOver = (): void => {
      if (field !== document.activeElement) field.value = original;
      else apply(field, { from: 0, to: field.value.length, text: original, select: [0, 0] });
      update();
    };
    const restore = (): void => {
      element.remove();
      pre.hidden = false;
    };
    return [{ name, variant, original, field, startOver, restore }];
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

/** Creates a field for code. A `textarea` needs no script and suits screen readers and phone keyboards. */
function createEditorField(text: string, label: string, help: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  const rows = Math.min(24, Math.max(4, text.split('\n').length));
  Object.assign(field, { className: 'code-field', value: text, dir: 'ltr', rows, wrap: 'off' });
  Object.assign(field, { spellcheck: false, autocapitalize: 'off', autocomplete: 'off', ariaLabel: label });
  field.setSelectionRange(0, 0);
  field.setAttribute('aria-describedby', help);
  bindKeys(field);
  return field;
}

/** Tab indents. After Escape it moves focus instead, so that keyboard users can leave the field. */
function bindKeys(field: HTMLTextAreaElement): void {
  let isLeaving = false;
  field.addEventListener('blur', () => {
    isLeaving = false;
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') isLeaving = true;
    const edit = isLeaving ? undefined : editKey(event);
    if (!/^(?:Escape|Tab|Shift)$/.test(event.key)) isLeaving = false;
    if (!edit) return;
    event.preventDefault();
    const { value, selectionStart: start, selectionEnd: end } = field;
    apply(field, textEdit(edit, { value, start, end }));
  });
}

/** The code of a key that an input method reads. In Safari, Enter at the end of a composition is one. */
const composingCode = 229;

function editKey(event: KeyboardEvent): 'indent' | 'outdent' | 'newline' | undefined {
  if (event.isComposing || event.keyCode === composingCode) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Tab') return event.shiftKey ? 'outdent' : 'indent';
  return event.key === 'Enter' && !event.shiftKey ? 'newline' : undefined;
}

function apply(field: HTMLTextAreaElement, { from, to, text, select }: TextEdit): void {
  if (text !== field.value.slice(from, to)) {
    field.setSelectionRange(from, to);
    // Only `execCommand` makes a change that the reader can undo.
    const isDone =
      text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
    if (!isDone) {
      field.setRangeText(text, from, to);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  field.setSelectionRange(...select);
}
