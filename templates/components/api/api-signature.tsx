import type { ReactElement } from 'react';
import type { ApiArgumentProps, ApiItemProps, ApiTypeProps } from '../../../src/model/api-reference.ts';
import { useWords } from '../../use-words.ts';
import { WholeType } from './api-type.tsx';
import { Html } from './html.tsx';
import { breakableHtml } from './source-html.ts';

interface ApiSignatureProps {
  readonly signature: NonNullable<ApiItemProps['signature']>;
  /** The type of the item, which may show the same text. */
  readonly type: ApiTypeProps | undefined;
}

/** How a function is called, with its described parameters and return value. */
export function ApiSignature({ signature, type }: ApiSignatureProps): ReactElement {
  const words = useWords().reference;
  const { html, wholeHref, parameters, returns } = signature;
  const described = [...parameters, ...(returns ? [returns] : [])].filter(isDescribed);
  return (
    <>
      {!type?.html.includes(html) && (
        <p className="s">
          <span className="visually-hidden">{words.signature} </span>
          <Html as="code" html={breakableHtml(html)} /> <WholeType href={wholeHref} />
        </p>
      )}
      {described.length > 0 && (
        <dl>
          {described.map((argument) => (
            <Argument key={argument.name ?? ''} argument={argument} returns={words.returns} />
          ))}
        </dl>
      )}
    </>
  );
}

/** A name and a type that the signature shows anyway need no line of their own. */
function isDescribed({ description, type }: ApiArgumentProps): boolean {
  return description !== undefined || type?.expandedHtml !== undefined;
}

interface ArgumentProps {
  readonly argument: ApiArgumentProps;
  /** The word in place of the name of a return value. */
  readonly returns: string;
}

function Argument({ argument, returns }: ArgumentProps): ReactElement {
  const { name, type, description, optional } = argument;
  return (
    <>
      <dt>
        {name === undefined ? returns : <code>{optional ? `${name}?` : name}</code>}
        {type && <Html as="code" className="y" html={breakableHtml(type.expandedHtml ?? type.html)} />}
        <WholeType href={type?.wholeHref} />
      </dt>
      {description !== undefined && <Html as="dd" html={description} />}
    </>
  );
}
