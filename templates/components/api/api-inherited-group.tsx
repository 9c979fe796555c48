import type { ReactElement } from 'react';
import type { ApiInheritedProps } from '../../../src/model/api-reference.ts';
import { useWords } from '../../use-words.ts';
import { ItemLink } from './api-item.tsx';
import { WholeType } from './api-type.tsx';
import { fillNodes } from './fill-nodes.tsx';

interface ApiInheritedGroupProps {
  readonly inherited: ApiInheritedProps;
}

/** The items that come from another type: closed and counted. */
export function ApiInheritedGroup({ inherited }: ApiInheritedGroupProps): ReactElement {
  const words = useWords().reference;
  const { source, package: packageName, href, wholeHref, anchor, prefix, items } = inherited;
  const name = <code>{source}</code>;
  return (
    <details className="inherited">
      <summary id={anchor}>
        <span>
          {fillNodes(words.inherited, { source: name })}
          {packageName !== undefined && <small>{` ${packageName}`}</small>}
        </span>
        <b>{items.length}</b>
      </summary>
      {href !== undefined && (
        <p>
          <a href={href}>{fillNodes(words.openReference, { name })}</a>
        </p>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.name} id={prefix + item.name}>
            <ItemLink anchor={prefix + item.name} name={item.name} />
            {item.required && <b>{words.required}</b>}
            <code className="y">{item.type}</code>
          </li>
        ))}
      </ul>
      {wholeHref !== undefined && (
        <p>
          <WholeType href={wholeHref} />
        </p>
      )}
    </details>
  );
}
