import { type TextEdit, textEdit } from './edit-text.ts';

/**
 * A text field for code. A plain one: it weighs nothing, speaks to every screen reader and opens the keyboard of every phone, which no editor
 * that fits our budget does.
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

/** Tab indents, but never holds the keyboard: after Escape it moves on. */
function bindKeys(field: HTMLTextAreaElement): void {
  let leaving = false;
  field.addEventListener('blur', () => {
    leaving = false;
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leaving = true;
    const edit = leaving ? undefined : editKey(event);
    if (!/^(?:Escape|Tab|Shift)$/.test(event.key)) leaving = false;
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
    // The only way to change a field that the reader can undo.
    const isDone =
      text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
    if (!isDone) {
      field.setRangeText(text, from, to);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  field.setSelectionRange(...select);
}
