import { type ReactElement, version as reactVersion } from 'react';
import type { Direction } from '../../src/model/language.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import type { DemoIslandProps } from '../islands/demo-root.tsx';
import { useWords } from '../use-words.ts';
import { DemoCode } from './demo-code.tsx';
import { groundOf } from './demo-ground.ts';
import { type DemoPart, initialCode, isFramed, restingCode } from './demo-part.ts';
import { DemoToolbar } from './demo-toolbar.tsx';

interface DemoFrameProps {
  readonly part: DemoPart;
  readonly asset: AssetUrl;
  /** What is on the stage: the demo as drawn and marked for the loader of islands, or the frame of its own document. */
  readonly children: ReactElement;
}

/** A demo, its toolbar in the seam, its code below: one object. */
export function DemoFrame({ part, asset, children }: DemoFrameProps): ReactElement {
  const hasCode = part.options.hideToolbar !== true;
  const ground = groundOf(part);
  return (
    <div className="demo" id={part.id} data-ground={ground} {...(hasCode && codeFacts(part, asset))}>
      <div className="demo-stage" tabIndex={-1} data-framed={isFramed(part) ? '' : undefined}>
        {children}
      </div>
      {hasCode && (
        <>
          <DemoToolbar part={part} />
          <DemoCode part={part} />
        </>
      )}
    </div>
  );
}

/** What the toolbar's script has to know; a sandbox needs React beside what the demo imports. A demo that does not compile has nothing live. */
function codeFacts(part: DemoPart, asset: AssetUrl): Readonly<Record<`data-${string}`, string>> {
  const dependencies = { react: reactVersion, 'react-dom': reactVersion, ...part.dependencies };
  return {
    'data-name': part.name,
    ...(part.options.disableAd === true && { 'data-ads': 'off' }),
    'data-code': initialCode(part),
    'data-code-rest': restingCode(part),
    'data-dependencies': JSON.stringify(dependencies),
    'data-live': asset(part.entry.replace(/^demo:/, 'live:')),
  };
}

interface IslandProps {
  readonly part: DemoPart;
  /** The demo as drawn; empty when it is drawn in the browser only. */
  readonly html: string;
  readonly asset: AssetUrl;
  /** The direction it is drawn for. */
  readonly direction: Direction;
}

/** The place that the loader of islands brings to life. */
export function DemoIsland({ part, html, asset, direction }: IslandProps): ReactElement {
  const words = useWords();
  const props: DemoIslandProps = { direction, words: words.demo };
  return (
    <>
      <div
        className="demo-root"
        data-island={asset(part.entry)}
        data-island-imports={asset(`imports:${part.entry}`)}
        data-island-moment={part.moment}
        data-island-id={part.id}
        data-island-props={JSON.stringify(props)}
        data-island-drawn={part.serverRendered ? 'server' : 'browser'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React drew it a moment ago.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!part.serverRendered && <noscript>{words.browserOnly}</noscript>}
    </>
  );
}
