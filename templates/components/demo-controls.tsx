import type { ReactElement } from 'react';
import type { PropControl } from '../../src/model/demo-controls.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import type { ControlsIslandProps } from '../browser/demo/controls/mount-controls.ts';
import { resultingCode } from '../browser/demo/controls/resulting-code.ts';
import { fillWords, useWords } from '../use-words.ts';
import { ControlField } from './control-field.tsx';
import type { DemoPart } from './demo-part.ts';

/** A demo with controls. */
export type ControlledPart = DemoPart & Required<Pick<DemoPart, 'controls'>>;

/** True for a demo with controls. */
export function hasControls(part: DemoPart): part is ControlledPart {
  return part.controls !== undefined;
}

interface DemoControlsProps {
  readonly part: ControlledPart;
  readonly asset: AssetUrl;
}

/** The controls of a demo's props: an island without React. Without scripts they are hidden. */
export function DemoControls({ part, asset }: DemoControlsProps): ReactElement {
  const words = useWords();
  const { controls, shown, reference, element } = part.controls;
  const { codeChanged, wereReset } = words.controls;
  const props: ControlsIslandProps = { element, controls, words: { codeChanged, wereReset } };
  const [title = '', afterName = ''] = words.controls.title.split('{name}');
  const rest = controls.slice(shown);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no flexible layout.
    <div
      className="demo-controls no-print"
      role="group"
      aria-label={fillWords(words.controls.group, { name: part.name })}
      data-island={asset('controls')}
      data-island-imports={asset('imports:controls')}
      data-island-moment="visible"
      data-island-id={part.id}
      data-island-props={JSON.stringify(props)}
    >
      <div className="controls-head">
        <span className="controls-title">
          {title}
          <a href={reference.href}>{reference.name}</a>
          {afterName}
        </span>
        <button type="button" data-controls-reset="">
          {words.controls.reset}
        </button>
      </div>
      <Fields id={part.id} controls={controls.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{fillWords(words.controls.more, { count: String(rest.length) })}</summary>
          <Fields id={part.id} controls={rest} />
        </details>
      )}
      <div className="visually-hidden" role="status" />
    </div>
  );
}

function Fields({
  id,
  controls,
}: {
  readonly id: string;
  readonly controls: readonly PropControl[];
}): ReactElement {
  return (
    <div className="controls-fields">
      {controls.map((control) => (
        <ControlField key={control.name} id={`${id}-${control.name}`} control={control} />
      ))}
    </div>
  );
}

/** The code of the element with the first values, which the script of the controls keeps up to date. */
export function ResultingCode({ part }: { readonly part: ControlledPart }): ReactElement {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of one block of code.
    <div className="demo-result" role="group" aria-label={words.controls.code}>
      <div className="code-block" data-language="jsx">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of one block of code. */}
        <pre tabIndex={0} role="group" aria-label={words.controls.code}>
          <code
            className="language-jsx"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is made.
            dangerouslySetInnerHTML={{ __html: resultingCode(part.controls, {}) }}
          />
        </pre>
        <button type="button" className="code-copy" data-copy="" hidden>
          {words.article.copy}
        </button>
      </div>
    </div>
  );
}
