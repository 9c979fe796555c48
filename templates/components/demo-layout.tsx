import { type ReactElement, version as reactVersion } from 'react';
import type { Direction } from '../../src/model/language.ts';
import type { AssetUrl } from '../../src/model/render-task.ts';
import type { DemoIslandProps } from '../islands/demo-root.tsx';
import { useWords } from '../use-words.ts';
import { DemoCode } from './demo-code.tsx';
import { DemoControls, hasControls, ResultingCode } from './demo-controls.tsx';
import { backgroundOf, collapsedCode, type DemoPart, hasIframe, initialCode } from './demo-part.ts';
import { DemoToolbar } from './demo-toolbar.tsx';

interface DemoLayoutProps {
  readonly part: DemoPart;
  readonly asset: AssetUrl;
  /** The content of the stage: the island of the demo, or the iframe with its document. */
  readonly children: ReactElement;
}

/** A demo with its toolbar and its code below. */
export function DemoLayout({ part, asset, children }: DemoLayoutProps): ReactElement {
  const hasCode = part.options.hideToolbar !== true;
  const stage = (
    <div className="demo-stage" tabIndex={-1} data-framed={hasIframe(part) ? '' : undefined}>
      {children}
    </div>
  );
  return (
    <div
      className="demo"
      id={part.id}
      data-ground={backgroundOf(part)}
      {...(hasCode && codeFacts(part, asset))}
    >
      {hasControls(part) ? (
        <>
          <div className="demo-bench">
            {stage}
            <DemoControls part={part} asset={asset} />
          </div>
          <ResultingCode part={part} />
        </>
      ) : (
        stage
      )}
      {hasCode && (
        <>
          <DemoToolbar part={part} />
          <DemoCode part={part} />
        </>
      )}
    </div>
  );
}

/** Data for the toolbar's script. A sandbox needs React in addition to the demo's imports. */
function codeFacts(part: DemoPart, asset: AssetUrl): Readonly<Record<`data-${string}`, string>> {
  const dependencies = { react: reactVersion, 'react-dom': reactVersion, ...part.dependencies };
  return {
    'data-name': part.name,
    ...(part.exported !== undefined && { 'data-export': part.exported }),
    ...(part.options.disableAd === true && { 'data-ads': 'off' }),
    'data-code': initialCode(part),
    'data-code-rest': collapsedCode(part),
    'data-dependencies': JSON.stringify(dependencies),
    'data-live': asset(part.entry.replace(/^demo:/, 'live:')),
  };
}

interface IslandProps {
  readonly part: DemoPart;
  /** The rendered demo; empty if only the browser renders it. */
  readonly html: string;
  readonly asset: AssetUrl;
  /** The direction for which it is rendered. */
  readonly direction: Direction;
}

/** The element of a demo that the island loader hydrates. */
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
        data-island-rendered={part.serverRendered ? 'server' : 'browser'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!part.serverRendered && <noscript>{words.browserOnly}</noscript>}
    </>
  );
}
