import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { ApiReferenceProps } from '../../../src/model/api-reference.ts';
import { apiTargetScript } from '../../inline-scripts.ts';
import { fillWords, useWords } from '../../use-words.ts';
import { ApiFacts } from './api-facts.tsx';
import { ApiGroupSection } from './api-group.tsx';
import { ApiRoot } from './api-styles.ts';
import { CodeSample } from './code-sample.tsx';
import { Html } from './html.tsx';
import { importHtml } from './source-html.ts';

interface ReferenceProps {
  readonly reference: ApiReferenceProps;
}

/** The reference of a component, hook, function or type, in place of the body of an article. */
export function ApiReference({ reference }: ReferenceProps): ReactElement {
  const words = useWords();
  const { deprecation, signatures, examples, groups, layout, imports } = reference;
  const linkTo = (kind: 'slots' | 'classes'): ReactNode => {
    const title = words.reference.groups[kind];
    const group = groups.find((each) => each.kind === kind);
    return group ? <a href={`#${group.anchor}`}>{title}</a> : title;
  };
  const described = groups.find(({ kind }) => kind === 'props');
  return (
    <ApiRoot className="prose" data-api={words.reference.itemDetails}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the next paint. */}
      <script dangerouslySetInnerHTML={{ __html: apiTargetScript }} />
      {deprecation !== undefined && <Deprecation reason={deprecation} />}
      {imports.length > 0 && <Imports imports={imports} />}
      <Pages reference={reference} />
      <DemoPages reference={reference} />
      {[...signatures, ...examples].map((html) => (
        <CodeSample key={html} html={html} />
      ))}
      {!described && <ApiFacts reference={reference} />}
      {groups.map((group) => (
        <ApiGroupSection key={group.kind} group={group} layout={layout} linkTo={linkTo}>
          {group === described && <ApiFacts reference={reference} />}
        </ApiGroupSection>
      ))}
    </ApiRoot>
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
  const { otherImport } = useWords().reference;
  return (
    <div id="import" className="imports">
      {imports.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && <span className="visually-hidden">{otherImport}</span>}
          <CodeSample html={importHtml(text)} />
        </Fragment>
      ))}
    </div>
  );
}

/** Links to pages that show the component at work. */
function Pages({ reference: { pages, demos } }: ReferenceProps): ReactElement | null {
  const words = useWords().reference;
  const others = pages.filter(({ href }) => !demos?.includes(`"${href}"`));
  if (demos === undefined && others.length === 0) return null;
  return (
    <div id="demos" className="pages">
      <span>{words.pages}</span>
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
    </div>
  );
}

/** Links to the pages with demos of a component, for props with more demos than they list. */
function DemoPages({ reference: { demoPages = [] } }: ReferenceProps): ReactElement | null {
  const words = useWords().reference;
  if (demoPages.length === 0) return null;
  return (
    <details id="demos">
      <summary>{fillWords(words.demoPages, { count: String(demoPages.length) })}</summary>
      <ul>
        {demoPages.map(({ href, title, count }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{title}</bdi>
            </a>{' '}
            ({count})
          </li>
        ))}
      </ul>
    </details>
  );
}
