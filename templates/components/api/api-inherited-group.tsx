import type { ReactElement } from 'react';
import type { ApiInheritedItemProps, ApiInheritedProps } from '../../../src/model/api-reference.ts';
import { BadgeMark } from '../../layout/badge-mark.tsx';
import { useWords } from '../../use-words.ts';
import { ItemLink } from './api-item.tsx';
import { WholeType } from './api-type.tsx';
import { fillNodes } from './fill-nodes.tsx';
import { Html } from './html.tsx';
import { defaultHtml, literalClass, plainTypeHtml } from './source-html.ts';

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
            <InheritedText item={item} />
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

/** The type of an item, alone as a rule: React's attributes are some 280 on almost every page. */
function InheritedText({ item }: { readonly item: ApiInheritedItemProps }): ReactElement {
  const words = useWords().reference;
  const { required, deprecation, description } = item;
  const type = <Html as="code" className="y" html={plainTypeHtml(item.type)} />;
  const isPlain = !required && [item.default, deprecation, description].every((text) => text === undefined);
  if (isPlain) return type;
  return (
    <div>
      {(required || deprecation !== undefined) && (
        <span className="k">
          {required && <b>{words.required}</b>}
          {deprecation !== undefined && <BadgeMark badge="deprecated" />}
        </span>
      )}
      {type}
      {item.default !== undefined && (
        <p className="v">
          <small>{words.default}</small>{' '}
          <Html as="code" className={literalClass(item.default)} html={defaultHtml(item.default)} />
        </p>
      )}
      {deprecation && <Html as="div" className="w" html={deprecation} />}
      {description !== undefined && <Html as="div" html={description} />}
    </div>
  );
}
