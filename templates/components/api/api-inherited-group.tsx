import type { ReactElement } from 'react';
import type { ApiGroupProps, ApiInheritedProps } from '../../../src/model/api-reference.ts';
import { useWords } from '../../use-words.ts';
import { ItemLink } from './api-item.tsx';
import { fillNodes } from './fill-nodes.tsx';

interface ApiInheritedGroupProps {
  readonly inherited: ApiInheritedProps;
  readonly group: ApiGroupProps;
}

/** The items that come from another type: closed and counted. */
export function ApiInheritedGroup({ inherited, group }: ApiInheritedGroupProps): ReactElement {
  const words = useWords().reference;
  const { source, package: packageName, href, anchor, items } = inherited;
  const prefix = anchorPrefix(group) ?? `${anchor}-`;
  const name = <code>{source}</code>;
  return (
    <details id={anchor} className="inherited">
      <summary>
        <span>
          {fillNodes(words.inherited, { source: name })}
          {packageName !== undefined && <small> {packageName}</small>}
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
    </details>
  );
}

/** `button-prop-color` → `button-prop-`: an item keeps its anchor when it becomes the component's own. */
function anchorPrefix({ items: [first] }: ApiGroupProps): string | undefined {
  return first?.anchor.endsWith(`-${first.name}`) ? first.anchor.slice(0, -first.name.length) : undefined;
}
