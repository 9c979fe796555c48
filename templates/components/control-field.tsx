import type { ReactElement } from 'react';
import type { ControlValue, PropControl } from '../../src/model/demo-controls.ts';
import { fillWords, useWords } from '../use-words.ts';

interface FieldProps<Control extends PropControl = PropControl> {
  /** Unique in the page. */
  readonly id: string;
  readonly control: Control;
}

type ChoiceControl = Extract<PropControl, { kind: 'choice' }>;

/** The native input of a control, with its first value. Its script finds it by `data-prop`. */
export function ControlField({ id, control }: FieldProps): ReactElement {
  switch (control.kind) {
    case 'boolean':
      return <Switch id={id} control={control} />;
    case 'choice':
      return isShort(control) ? <Segments id={id} control={control} /> : <Select id={id} control={control} />;
    case 'colour':
      return <ColourField id={id} control={control} />;
    case 'number':
    case 'text':
      return <TextField id={id} control={control} />;
  }
}

/** All options stand side by side if they are few, short, and one of them is always chosen. */
function isShort({ options, initial }: ChoiceControl): boolean {
  const length = options.reduce<number>((sum, option) => sum + String(option).length, 0);
  return initial !== undefined && options.length <= 4 && length <= 24;
}

function Name({ id, control }: FieldProps): ReactElement {
  return (
    <label htmlFor={id} className="control-name">
      {control.name}
    </label>
  );
}

function Switch({ id, control }: FieldProps): ReactElement {
  return (
    <div className="control" data-prop={control.name}>
      <Name id={id} control={control} />
      <input
        id={id}
        type="checkbox"
        className="control-switch"
        defaultChecked={control.initial === true}
        autoComplete="off"
      />
    </div>
  );
}

function Segments({ id, control }: FieldProps<ChoiceControl>): ReactElement {
  return (
    <fieldset className="control control-stacked" data-prop={control.name}>
      <legend className="control-name">{control.name}</legend>
      <div className="control-segments">
        {control.options.map((option) => (
          <label key={textOf(option)}>
            <input
              type="radio"
              name={id}
              value={textOf(option)}
              defaultChecked={option === control.initial}
              autoComplete="off"
            />
            <span>{textOf(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Select({ id, control }: FieldProps<ChoiceControl>): ReactElement {
  const words = useWords();
  return (
    <div className="control" data-prop={control.name}>
      <Name id={id} control={control} />
      <select id={id} className="control-field" defaultValue={textOf(control.initial)} autoComplete="off">
        {control.initial === undefined && <option value="">{words.controls.notSet}</option>}
        {control.options.map((option) => (
          <option key={textOf(option)}>{textOf(option)}</option>
        ))}
      </select>
    </div>
  );
}

function TextField({ id, control }: FieldProps): ReactElement {
  const words = useWords();
  const isNumber = control.kind === 'number';
  return (
    <div className="control" data-prop={control.name}>
      <Name id={id} control={control} />
      <input
        id={id}
        type={isNumber ? 'number' : 'text'}
        step={isNumber ? 'any' : undefined}
        className="control-field"
        defaultValue={textOf(control.initial)}
        placeholder={control.initial === undefined ? words.controls.notSet : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </div>
  );
}

/** Any colour of CSS as text, and a picker for those of six digits. */
function ColourField({ id, control }: FieldProps): ReactElement {
  const words = useWords();
  const value = textOf(control.initial);
  return (
    <div className="control" data-prop={control.name}>
      <Name id={id} control={control} />
      <span className="control-colour">
        <input
          id={id}
          type="text"
          className="control-field"
          defaultValue={value}
          placeholder={value === '' ? words.controls.notSet : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <input
          type="color"
          aria-label={fillWords(words.controls.pickColour, { name: control.name })}
          defaultValue={/^#[\da-f]{6}$/i.test(value) ? value : '#808080'}
          autoComplete="off"
        />
      </span>
    </div>
  );
}

function textOf(value: ControlValue | undefined): string {
  return value === undefined ? '' : String(value);
}
