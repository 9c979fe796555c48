import type { ReactElement } from 'react';
import { useClickEvents } from '../click-events.ts';
import { fillWords, useWords } from '../use-words.ts';
import { collapsedCode, type DemoPart, initialCode, variantsOf } from './demo-part.ts';

const actions = [
  ['edit', 'editCode'],
  ['reset', 'resetDemo'],
  ['stackblitz', 'stackblitz'],
  ['codesandbox', 'codesandbox'],
  ['full-screen', 'fullScreen'],
] as const;

const menuActions = [
  ['reset-focus', 'resetFocus'],
  ['copy-link', 'copyLink'],
] as const;

const variants = [
  ['ts', 'typescript', 'showTypeScript'],
  ['js', 'javascript', 'showJavaScript'],
] as const;

/** The toolbar between a demo and its code: one stop of the Tab key, arrow keys inside. */
export function DemoToolbar({ part }: { readonly part: DemoPart }): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  return (
    <div
      className="demo-toolbar no-print"
      role="toolbar"
      aria-label={fillWords(words.demoToolbar, { name: part.name })}
      {...events({ category: 'demo', label: part.name })}
    >
      {part.code.kind === 'both' && <VariantButtons />}
      {variantsOf(part).map(({ name, variant }) => (
        <span key={name ?? ''} className="demo-name" data-variant={name}>
          {variant.files[0]?.name}
        </span>
      ))}
      <CodeButton part={part} />
      <button
        type="button"
        data-copy=""
        data-icon="copy"
        {...events({ action: 'copy' })}
        aria-label={words.copyCode}
        title={words.copyCode}
        tabIndex={-1}
      />
      {actions.map(([action, label]) => (
        <button
          key={action}
          type="button"
          className="when-roomy"
          data-action={action}
          data-icon={action}
          aria-label={words[label]}
          // A pressed button of the same name ends full screen.
          aria-pressed={action === 'full-screen' ? false : undefined}
          title={words[label]}
          tabIndex={-1}
        />
      ))}
      <ActionMenu part={part} />
    </div>
  );
}

/** CSS marks the chosen variant by an attribute of `<html>`: nothing flashes before the script has run. */
function VariantButtons(): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of a toolbar.
    <div className="demo-variants" role="group" aria-label={words.codeLanguage}>
      {variants.map(([variant, action, title]) => (
        <button
          key={variant}
          type="button"
          data-code-choice={variant}
          {...events({ action })}
          aria-pressed={variant === 'ts'}
          title={words[title]}
          tabIndex={variant === 'ts' ? 0 : -1}
        >
          {variant.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

function CodeButton({ part }: { readonly part: DemoPart }): ReactElement {
  const words = useWords();
  return (
    <button
      type="button"
      className="demo-code-switch"
      data-action="code"
      aria-expanded={initialCode(part) === 'open'}
      aria-controls={`${part.id}-code`}
      tabIndex={part.code.kind === 'both' ? -1 : 0}
    >
      <span className="when-closed">
        {collapsedCode(part) === 'preview' ? words.expandCode : words.showCode}
      </span>
      <span className="when-open">{words.hideCode}</span>
    </button>
  );
}

function ActionMenu({ part: { sourceHref } }: { readonly part: DemoPart }): ReactElement {
  const words = useWords();
  const events = useClickEvents();
  return (
    <details data-menu="" className="demo-menu">
      <summary data-icon="more" aria-label={words.moreActions} title={words.moreActions} tabIndex={-1} />
      <div className="panel">
        {[...actions, ...menuActions].map(([action, label], index) => (
          <button
            key={action}
            type="button"
            className={index < actions.length ? 'entry when-narrow' : 'entry'}
            data-action={action}
            data-icon={action}
          >
            {words[label]}
          </button>
        ))}
        {sourceHref !== undefined && (
          <a
            className="entry"
            data-icon="source"
            href={sourceHref}
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
