import type { ReactElement, ReactNode } from 'react';
import type { ApiItemProps } from '../../../src/model/api-reference.ts';
import { BadgeMark } from '../../layout/badge-mark.tsx';
import { fillWords, useWords } from '../../use-words.ts';
import { ApiItemText, hasText } from './api-item-text.tsx';
import { ApiType } from './api-type.tsx';
import { Html } from './html.tsx';
import { defaultHtml, literalClass, nameHtml } from './source-html.ts';

/** What the rows of a group show beside their names. */
export interface ApiColumns {
  readonly type: boolean;
  readonly class: boolean;
  readonly default: boolean;
  readonly text: boolean;
}

interface ApiItemRowProps {
  readonly item: ApiItemProps;
  readonly columns: ApiColumns;
  /** A link to another group of the page, which a note mentions. */
  readonly linkTo: (kind: 'slots' | 'classes') => ReactNode;
}

/**
 * One row of a group. The contract with styles and the browser script: the name has the anchor, `td.m` what
 * is always visible, and `div.b` in it what the collapsed layout hides.
 */
export function ApiItemRow({ item, columns, linkTo }: ApiItemRowProps): ReactElement {
  const labels = useWords().reference;
  return (
    <tr className={hasText(item) ? 'o' : undefined}>
      <th scope="row" id={item.anchor}>
        {item.aliases?.map((alias) => (
          <i key={alias} id={alias} />
        ))}
        <ItemLink anchor={item.anchor} name={item.name} />
        <Marks item={item} />
      </th>
      {columns.type && <td>{item.type && <ApiType type={item.type} />}</td>}
      {columns.class && <td>{item.className !== undefined && <code>{selector(item.className)}</code>}</td>}
      {columns.default && (
        <td className="d" data-label={item.default === undefined ? undefined : labels.default}>
          {item.default !== undefined && (
            <Html as="code" className={literalClass(item.default)} html={defaultHtml(item.default)} />
          )}
        </td>
      )}
      {columns.text && (
        <td className="m">
          {item.deprecation !== undefined && item.deprecation !== '' && (
            <Html as="div" className="w" html={item.deprecation} />
          )}
          {hasText(item) && (
            <div className="b">
              <ApiItemText item={item} linkTo={linkTo} />
            </div>
          )}
        </td>
      )}
    </tr>
  );
}

/** `MuiButton-root` → `.MuiButton-root` */
function selector(className: string): string {
  return className.startsWith('.') ? className : `.${className}`;
}

interface ItemLinkProps {
  readonly anchor: string;
  readonly name: string;
}

/** The name of an item, as a link to itself. A return value may have no name. */
export function ItemLink({ anchor, name }: ItemLinkProps): ReactElement {
  const { returns } = useWords().reference;
  return <a href={`#${anchor}`}>{name === '' ? returns : <Html as="code" html={nameHtml(name)} />}</a>;
}

/** What readers must know about an item before they use it. */
function Marks({ item }: { readonly item: ApiItemProps }): ReactElement | null {
  const words = useWords().reference;
  const { required, deprecation, plan, since } = item;
  if (!required && deprecation === undefined && !plan && since === undefined) return null;
  return (
    <span className="k">
      {required && <b>{words.required}</b>}
      {plan && <BadgeMark badge={plan} />}
      {deprecation !== undefined && <BadgeMark badge="deprecated" />}
      {since !== undefined && <small>{fillWords(words.since, { version: since })}</small>}
    </span>
  );
}
