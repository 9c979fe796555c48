import { type TextEdit, textEdit } from './edit-text.ts';

/**
 * Creates a text field for code. A plain `textarea` adds no script and works with every screen reader and phone
 * keyboard, unlike the code editors that fit the script budget.
 */
export function createEditorField(text: string, label: string, help: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.className = 'code-field';
  field.value = text;
  field.setSelectionRange(0, 0);
  field.dir = 'ltr';
  field.rows = Math.min(24, Math.max(4, text.split('\n').length));
  field.spellcheck = false;
  field.autocapitalize = 'off';
  field.autocomplete = 'off';
  field.wrap = 'off';
  field.setAttribute('aria-label', label);
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

function editKey(event: KeyboardEvent): 'indent' | 'outdent' | 'newline' | undefined {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
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
