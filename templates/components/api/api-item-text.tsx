import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { ApiItemNote } from '../../../src/model/api-document.ts';
import type { ApiItemProps } from '../../../src/model/api-reference.ts';
import type { LinkProps } from '../../../src/model/link-props.ts';
import { fillWords, useWords } from '../../use-words.ts';
import { ApiSignature } from './api-signature.tsx';
import { CodeSample } from './code-sample.tsx';
import { fillNodes } from './fill-nodes.tsx';
import { Html } from './html.tsx';
import { breakableHtml } from './source-html.ts';

interface ApiItemTextProps {
  readonly item: ApiItemProps;
  readonly linkTo: (kind: 'slots' | 'classes') => ReactNode;
}

/** Whether an item has anything to read besides its name, type and short default. */
export function hasText(item: ApiItemProps): boolean {
  const { description, defaultHtml, seeMore, notes, signature, examples, demos, together } = item;
  return (
    description !== undefined ||
    defaultHtml !== undefined ||
    seeMore !== undefined ||
    signature !== undefined ||
    together !== undefined ||
    notes.length + examples.length + demos.length > 0
  );
}

/** Everything about an item besides its name, type and short default. */
export function ApiItemText({ item, linkTo }: ApiItemTextProps): ReactElement {
  const { description, defaultHtml, seeMore, notes, signature, examples, demos, moreDemos, type } = item;
  const words = useWords().reference;
  return (
    <>
      {description !== undefined && <Html as="div" html={description} />}
      {notes.map((note) => (
        <Note key={note} note={note} linkTo={linkTo} />
      ))}
      {item.together && <Together links={item.together} />}
      {seeMore !== undefined && <Html as="div" html={seeMore} />}
      {defaultHtml !== undefined && (
        <p className="s">
          <small>{words.default}</small>
          <Html as="code" html={breakableHtml(defaultHtml)} />
        </p>
      )}
      {signature && <ApiSignature signature={signature} type={type} />}
      {examples.map((html) => (
        <CodeSample key={html} name={words.demos} html={html} />
      ))}
      {demos.length > 0 && <Demos demos={demos} more={moreDemos} />}
    </>
  );
}

function Note({ note, linkTo }: Pick<ApiItemTextProps, 'linkTo'> & { note: ApiItemNote }): ReactElement {
  const sentence = useWords().reference.notes[note];
  const group = note === 'slots' || note === 'classes' ? linkTo(note) : undefined;
  return <p>{fillNodes(sentence, { group })}</p>;
}

/** The other props that a prop belongs together with. */
function Together({ links }: { readonly links: readonly LinkProps[] }): ReactElement {
  const { together } = useWords().reference;
  const names = links.map(({ href, title }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>
        <code>{title}</code>
      </a>
    </Fragment>
  ));
  return <p>{fillNodes(together, { names })}</p>;
}

/** More links than these are closed. */
const fewDemos = 4;

interface DemosProps {
  readonly demos: readonly LinkProps[];
  /** Number of demos that are not listed. */
  readonly more: number | undefined;
}

/** Links to the demos that use a prop. */
function Demos({ demos, more = 0 }: DemosProps): ReactElement {
  const words = useWords().reference;
  const links = [
    ...demos.map(({ href, title }) => (
      <a key={href} href={href}>
        <bdi>{title}</bdi>
      </a>
    )),
    ...(more === 0
      ? []
      : [
          <a key="more" href="#demos">
            {fillWords(words.otherDemos, { count: String(more) })}
          </a>,
        ]),
  ];
  if (demos.length <= fewDemos)
    return (
      <p className="l">
        <span>{words.demos}</span>
        {links}
      </p>
    );
  return (
    <details>
      <summary>{fillWords(words.moreDemos, { count: String(demos.length + more) })}</summary>
      <p className="l">{links}</p>
    </details>
  );
}
