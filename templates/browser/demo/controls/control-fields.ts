import type { ControlValue, PropControl } from '../../../../src/model/demo-controls.ts';
import { type Choices, choose, currentValue, readValue } from './choices.ts';

/** Returns the control of a field that has changed, with its value; undefined for any other element. */
export function readField(
  field: Element,
  controls: readonly PropControl[],
): { readonly control: PropControl; readonly value: ControlValue | undefined } | undefined {
  const container = field.closest<HTMLElement>('[data-prop]');
  const control = controls.find(({ name }) => name === container?.dataset.prop);
  if (!control || !container || !isField(field)) return undefined;
  if (control.kind === 'colour') matchColours(container, field);
  const text = field.type === 'checkbox' && 'checked' in field ? String(field.checked) : field.value;
  return { control, value: readValue(control, text) };
}

/** Returns what the fields show: a reader may have changed them before the script has come. */
export function shownChoices(element: Element, controls: readonly PropControl[]): Choices {
  const fields = element.querySelectorAll(
    '[data-prop] :is(input:not([type=color], [type=radio]), select, :checked)',
  );
  return [...fields].reduce<Choices>((choices, field) => {
    const read = readField(field, controls);
    return read ? choose(choices, read.control, read.value) : choices;
  }, {});
}

/** Shows the values of all props in their fields. */
export function showValues(element: Element, controls: readonly PropControl[], choices: Choices): void {
  for (const container of element.querySelectorAll<HTMLElement>('[data-prop]')) {
    const control = controls.find(({ name }) => name === container.dataset.prop);
    if (control) showValue(container, String(currentValue(control, choices) ?? ''));
  }
}

function showValue(container: HTMLElement, text: string): void {
  for (const field of container.querySelectorAll('input, select')) {
    if (!isField(field) || field.type === 'color') continue;
    if (field.type === 'checkbox') Object.assign(field, { checked: text === 'true' });
    else if (field.type === 'radio') Object.assign(field, { checked: field.value === text });
    else if (field.value !== text) field.value = text;
    if (container.querySelector('[type=color]')) matchColours(container, field);
  }
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Makes the text and the picker of a colour show the value of the field that has changed. */
function matchColours(container: Element, changed: HTMLInputElement | HTMLSelectElement): void {
  const [text, picker] = container.querySelectorAll('input');
  if (!text || !picker) return;
  if (changed === picker) text.value = picker.value;
  else picker.value = sixDigits(text.value) ?? '#808080';
  picker.toggleAttribute('data-unset', sixDigits(text.value) === undefined);
}

/** `tomato` → `#ff6347`; undefined for text that is no opaque colour. */
function sixDigits(colour: string): string | undefined {
  const context = CSS.supports('color', colour) ? document.createElement('canvas').getContext('2d') : null;
  if (!context) return undefined;
  context.fillStyle = colour;
  return /^#[\da-f]{6}$/.test(String(context.fillStyle)) ? String(context.fillStyle) : undefined;
}
