import type { ReactElement } from 'react';
import { useClickEvents } from '../click-events.ts';
import { fillWords, useWords } from '../use-words.ts';
import { type DemoPart, initialCode, restingCode, variantsOf } from './demo-part.ts';

/** What a button of the toolbar does; `browser/demo-toolbar.ts` and the chunk behind it answer. */
type Action = 'edit' | 'reset' | 'reset-focus' | 'stackblitz' | 'codesandbox' | 'copy-link' | 'full-screen';

/** The toolbar in the seam between a demo and its code: one stop of the Tab key, arrows inside. */
export function DemoToolbar({ part }: { readonly part: DemoPart }): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  const hasChoice = part.code.kind === 'both';
  return (
    <div
      className="demo-toolbar no-print"
      role="toolbar"
      aria-label={fillWords(words.demoToolbar, { name: part.name })}
      {...events({ category: 'demo', label: part.name })}
    >
      {hasChoice && <VariantChoice />}
      {variantsOf(part).map(({ name, variant }) => (
        <span key={name ?? ''} className="demo-name" data-variant={name}>
          {variant.files[0]?.name}
        </span>
      ))}
      <CodeSwitch part={part} tabIndex={hasChoice ? -1 : 0} />
      <button
        type="button"
        data-copy=""
        data-icon="copy"
        {...events({ action: 'copy' })}
        aria-label={words.copyCode}
        title={words.copyCode}
        tabIndex={-1}
      />
      <IconButton action="edit" label={words.editCode} roomy />
      <IconButton action="reset" label={words.resetDemo} roomy />
      <IconButton action="stackblitz" label={words.stackblitz} roomy />
      <IconButton action="codesandbox" label={words.codesandbox} roomy />
      <IconButton action="full-screen" label={words.fullScreen} roomy />
      <More part={part} />
    </div>
  );
}

/** Style marks the chosen one by the attribute of `<html>`, so that nothing flashes before the script has run. */
function VariantChoice(): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of a toolbar.
    <div className="demo-variants" role="group" aria-label={words.codeLanguage}>
      <button
        type="button"
        data-code-choice="ts"
        {...events({ action: 'typescript' })}
        aria-pressed="true"
        title={words.showTypeScript}
        tabIndex={0}
      >
        TS
      </button>
      <button
        type="button"
        data-code-choice="js"
        {...events({ action: 'javascript' })}
        aria-pressed="false"
        title={words.showJavaScript}
        tabIndex={-1}
      >
        JS
      </button>
    </div>
  );
}

function CodeSwitch({
  part,
  tabIndex,
}: {
  readonly part: DemoPart;
  readonly tabIndex: number;
}): ReactElement {
  const words = useWords();
  return (
    <button
      type="button"
      className="demo-code-switch"
      data-action="code"
      aria-expanded={initialCode(part) === 'open'}
      aria-controls={`${part.id}-code`}
      tabIndex={tabIndex}
    >
      <span className="when-closed">
        {restingCode(part) === 'preview' ? words.expandCode : words.showCode}
      </span>
      <span className="when-open">{words.hideCode}</span>
    </button>
  );
}

/** A narrow toolbar leaves the roomy ones to the menu. */
function IconButton({
  action,
  label,
  roomy,
}: {
  readonly action: Action;
  readonly label: string;
  readonly roomy?: boolean;
}): ReactElement {
  return (
    <button
      type="button"
      className={roomy ? 'when-roomy' : undefined}
      data-action={action}
      data-icon={action}
      aria-label={label}
      title={label}
      tabIndex={-1}
    />
  );
}

function More({ part }: { readonly part: DemoPart }): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  return (
    <details data-menu="" className="demo-menu">
      <summary data-icon="more" aria-label={words.moreActions} title={words.moreActions} tabIndex={-1} />
      <div className="panel">
        <Entry action="edit" label={words.editCode} narrow />
        <Entry action="reset" label={words.resetDemo} narrow />
        <Entry action="stackblitz" label={words.stackblitz} narrow />
        <Entry action="codesandbox" label={words.codesandbox} narrow />
        <Entry action="full-screen" label={words.fullScreen} narrow />
        <Entry action="reset-focus" label={words.resetFocus} />
        <Entry action="copy-link" label={words.copyLink} />
        {part.sourceHref !== undefined && (
          <a
            className="entry"
            data-icon="source"
            href={part.sourceHref}
            rel="noopener"
            {...events({ action: 'source' })}
          >
            {words.viewSource}
          </a>
        )}
      </div>
    </details>
  );
}

function Entry({
  action,
  label,
  narrow,
}: {
  readonly action: Action;
  readonly label: string;
  readonly narrow?: boolean;
}): ReactElement {
  return (
    <button
      type="button"
      className={narrow ? 'entry when-narrow' : 'entry'}
      data-action={action}
      data-icon={action}
    >
      {label}
    </button>
  );
}
