import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { ApiReferenceProps } from '../../../src/model/api-reference.ts';
import { apiTargetScript } from '../../inline-scripts.ts';
import { OwnStyle } from '../../pages/own-style.tsx';
import { fillWords, useWords } from '../../use-words.ts';
import { ApiFacts } from './api-facts.tsx';
import { ApiGroupSection } from './api-group.tsx';
import { apiRules } from './api-styles.ts';
import { WholeType } from './api-type.tsx';
import { CodeSample } from './code-sample.tsx';
import { Html } from './html.tsx';
import { importHtml } from './source-html.ts';

interface ReferenceProps {
  readonly reference: ApiReferenceProps;
}

/** The reference of a component, hook, function or type, in place of the body of an article. */
export function ApiReference({ reference }: ReferenceProps): ReactElement {
  const words = useWords();
  const { deprecation, details, signatures, wholeHref, examples, groups, layout, imports } = reference;
  const linkTo = (kind: 'slots' | 'classes'): ReactNode => {
    const title = words.reference.groups[kind];
    const group = groups.find((each) => each.kind === kind);
    return group ? <a href={`#${group.anchor}`}>{title}</a> : title;
  };
  const described = groups.find(({ kind }) => kind === 'props');
  return (
    <div className="prose api" data-api={words.reference.itemDetails}>
      <OwnStyle rules={apiRules} place="sheet" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the next paint. */}
      <script dangerouslySetInnerHTML={{ __html: apiTargetScript }} />
      {deprecation !== undefined && <Deprecation reason={deprecation} />}
      {imports.length > 0 && <Imports imports={imports} />}
      <Pages reference={reference} />
      {details !== undefined && <Html as="div" html={details} />}
      <Signatures signatures={signatures} />
      {wholeHref !== undefined && (
        <p>
          <WholeType href={wholeHref} />
        </p>
      )}
      {examples.map((html) => (
        <CodeSample key={html} name={words.reference.demos} html={html} />
      ))}
      {!described && <ApiFacts reference={reference} />}
      {groups.map((group) => (
        <ApiGroupSection key={group.kind} group={group} layout={layout} linkTo={linkTo}>
          {group === described && <ApiFacts reference={reference} />}
        </ApiGroupSection>
      ))}
    </div>
  );
}

/** The reason, or the word alone. */
function Deprecation({ reason }: { readonly reason: string }): ReactElement {
  const { word, meaning } = useWords().badge.deprecated;
  return (
    <aside className="callout callout-warning" role="note" aria-label={word}>
      <p className="callout-title">{word}</p>
      {reason === '' ? <p>{meaning}</p> : <Html as="div" html={reason} />}
    </aside>
  );
}

/** Import statements that do the same, each with a button that copies it. */
function Imports({ imports }: Pick<ApiReferenceProps, 'imports'>): ReactElement {
  const words = useWords().reference;
  return (
    <div id="import" className="imports">
      {imports.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && <span className="visually-hidden">{words.otherImport}</span>}
          <CodeSample name={words.import} html={importHtml(text)} />
        </Fragment>
      ))}
    </div>
  );
}

/** More ways to call a function than these are closed but for the first. */
const fewSignatures = 2;

function Signatures({ signatures }: Pick<ApiReferenceProps, 'signatures'>): ReactElement {
  const { signature } = useWords().reference;
  const samples = signatures.map((html) => <CodeSample key={html} name={signature} html={html} />);
  if (samples.length <= fewSignatures) return <>{samples}</>;
  return (
    <>
      {samples[0]}
      <details>
        <summary>{`${signature} 2 – ${samples.length}`}</summary>
        {samples.slice(1)}
      </details>
    </>
  );
}

/** Links to pages that show the component at work. */
function Pages({ reference: { pages, demos, demoPages = [] } }: ReferenceProps): ReactElement | null {
  const words = useWords().reference;
  const others = pages.filter(({ href }) => !demos?.includes(`"${href}"`));
  const isNamed = demos !== undefined || others.length > 0;
  if (!isNamed && demoPages.length === 0) return null;
  return (
    <div id={demoPages.length > 0 ? undefined : 'demos'} className="pages">
      {isNamed && <span>{words.pages}</span>}
      {demos !== undefined && <Html as="div" html={demos} />}
      {others.length > 0 && (
        <ul>
          {others.map(({ href, title }) => (
            <li key={href}>
              <a href={href}>
                <bdi>{title}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {demoPages.length > 0 && <DemoPages pages={demoPages} />}
    </div>
  );
}

interface DemoPagesProps {
  readonly pages: NonNullable<ApiReferenceProps['demoPages']>;
}

/** Links to the pages with demos of a component, for props with more demos than they list. */
function DemoPages({ pages }: DemoPagesProps): ReactElement {
  const { demoPages } = useWords().reference;
  return (
    <details>
      <summary id="demos">{fillWords(demoPages, { count: String(pages.length) })}</summary>
      <ul>
        {pages.map(({ href, title, count }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{title}</bdi>
            </a>
            {` (${count})`}
          </li>
        ))}
      </ul>
    </details>
  );
}
