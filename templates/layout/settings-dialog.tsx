import type { ReactElement, ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import { colour, media, radius } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { Icon } from './icons.tsx';
import { OfflineReading } from './offline-reading.tsx';
import { closeButtonStyles, dialogStyles } from './shared-styles.ts';

const titleId = 'settings-title';

/** The settings dialog. Each language has one, which the browser fetches when the reader opens it first. */
export function SettingsDialog({ offline }: { readonly offline?: string | undefined }): ReactElement {
  const words = useWords();
  return (
    <Root data-settings-dialog="" aria-labelledby={titleId}>
      <form method="dialog">
        <h2 id={titleId}>{words.settings}</h2>
        <button type="submit" aria-label={words.closeSettings} title={words.closeSettings}>
          <Icon name="close" />
        </button>
      </form>
      <Choice title={words.colourMode}>
        <Option kind="data-colour-mode" value="light" text={words.light} />
        <Option kind="data-colour-mode" value="dark" text={words.dark} />
        <Option kind="data-colour-mode" value="system" text={words.system} />
      </Choice>
      <Choice title={words.direction}>
        <Option kind="data-direction-choice" value="auto" text={words.directionAuto} />
        <Option kind="data-direction-choice" value="ltr" text={words.directionLtr} />
        <Option kind="data-direction-choice" value="rtl" text={words.directionRtl} />
      </Choice>
      <Choice title={words.codeLanguage}>
        <Option kind="data-code-choice" value="ts" text="TypeScript" />
        <Option kind="data-code-choice" value="js" text="JavaScript" />
      </Choice>
      <Choice title={words.longLines}>
        <Option kind="data-long-lines" value="scroll" text={words.longLinesScroll} />
        <Option kind="data-long-lines" value="wrap" text={words.longLinesWrap} />
      </Choice>
      <Choice title={words.language}>
        <span data-settings-languages="" />
      </Choice>
      {offline !== undefined && <OfflineReading index={offline} />}
    </Root>
  );
}

function Choice({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="options">{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  readonly kind: 'data-colour-mode' | 'data-direction-choice' | 'data-code-choice' | 'data-long-lines';
  readonly value: string;
  readonly text: string;
}

function Option({ kind, value, text }: OptionProps): ReactElement {
  return (
    <button type="button" {...{ [kind]: value }} aria-pressed="false">
      {text}
    </button>
  );
}

const Root = styled('dialog')({
  ...dialogStyles,
  inlineSize: 'min(440px, 100vw - 32px)',
  maxBlockSize: 'calc(100dvh - 32px)',
  padding: 24,
  '& form': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlock: '-8px 8px',
  },
  '& h2': { fontSize: 20 },
  '& form button': { ...closeButtonStyles, marginInlineEnd: -12 },
  '& fieldset': { minInlineSize: 0, margin: '0 0 20px', padding: 0, border: 0 },
  '& fieldset:last-of-type': { marginBlockEnd: 0 },
  '& legend': { padding: 0, marginBlockEnd: 8, fontSize: 13, fontWeight: 600, color: colour.faint },
  '& .options': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 2,
    padding: 3,
    borderRadius: radius.group,
    background: colour.sunken,
    boxShadow: `inset 0 0 0 1px ${colour.rule}`,
  },
  '& .options:has(> [data-settings-languages])': { display: 'block' },
  '& [data-settings-languages]': { display: 'flex', flexWrap: 'wrap', gap: 2 },
  '& .options :is(button, a)': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 0 auto',
    minBlockSize: 36,
    padding: '6px 12px',
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: colour.soft,
    font: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    [media.touch]: { minBlockSize: 44 },
  },
  '& .options :is(button, a):hover': { color: colour.text },
  '& .options :is([aria-pressed=true], [aria-current])': {
    background: colour.raised,
    color: colour.accent,
    fontWeight: 600,
    boxShadow: `0 0 0 1px ${colour.edge}`,
  },
  '@media (forced-colors: active)': {
    '& .options :is([aria-pressed=true], [aria-current])': { outline: '2px solid Highlight' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[open]': { animation: 'settings-open 225ms ease-out' },
    '@keyframes settings-open': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  },
});
