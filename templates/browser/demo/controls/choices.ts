import type { ControlValue, PropControl } from '../../../../src/model/demo-controls.ts';

/** The values that the reader has chosen, by prop. A value that the demo has anyway is no choice. */
export type Choices = Readonly<Record<string, ControlValue>>;

/** Returns the value of a prop: the reader's choice, or else the first value; undefined if it is not set. */
export function currentValue({ name, initial }: PropControl, choices: Choices): ControlValue | undefined {
  return choices[name] ?? initial;
}

/** Returns the choices with one more, or with one less if the value is the first one. */
export function choose(choices: Choices, control: PropControl, value: ControlValue | undefined): Choices {
  const { [control.name]: _, ...others } = choices;
  return value === undefined || value === control.initial ? others : { ...others, [control.name]: value };
}

/** Reads a value from a text, such as that of a field or an address; undefined if the prop cannot have it. */
export function readValue(control: PropControl, text: string): ControlValue | undefined {
  switch (control.kind) {
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'choice':
      return control.options.find((option) => String(option) === text);
    case 'number':
      return isNumber(text) ? Number(text) : undefined;
    case 'text':
      return control.numeric && isNumber(text) ? Number(text) : emptyIfSet(control, text);
    case 'colour':
      return emptyIfSet(control, text);
  }
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}

/** An empty field means that the prop is not set, unless it is set at first. */
function emptyIfSet({ initial }: PropControl, text: string): string | undefined {
  return text === '' && initial === undefined ? undefined : text;
}

/** `ButtonPlayground`, `variant` → `ButtonPlayground.variant`, the name of a choice in an address. */
function parameterName(demo: string, prop: string): string {
  return `${demo}.${prop}`;
}

/** Reads the choices of a demo from the query of an address. Ignores values that a prop cannot have. */
export function readChoices(query: string, demo: string, controls: readonly PropControl[]): Choices {
  const parameters = new URLSearchParams(query);
  return controls.reduce<Choices>((choices, control) => {
    const text = parameters.get(parameterName(demo, control.name));
    return text === null ? choices : choose(choices, control, readValue(control, text));
  }, {});
}

/** Returns an address with the choices of a demo in its query. Other parameters and the hash stay. */
export function withChoices(
  address: string,
  demo: string,
  { controls, choices }: { readonly controls: readonly PropControl[]; readonly choices: Choices },
): string {
  const url = new URL(address);
  for (const { name } of controls) {
    const [parameter, value] = [parameterName(demo, name), choices[name]];
    // Without a change, the query stays as it was written.
    if (value !== undefined) url.searchParams.set(parameter, String(value));
    else if (url.searchParams.has(parameter)) url.searchParams.delete(parameter);
  }
  return url.href;
}
