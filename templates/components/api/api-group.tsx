import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { ApiGroupProps, ApiItemProps, ApiLayout } from '../../../src/model/api-reference.ts';
import { apiLayoutScript } from '../../inline-scripts.ts';
import { useWords } from '../../use-words.ts';
import { ApiInheritedGroup } from './api-inherited-group.tsx';
import { type ApiColumns, ApiItemRow } from './api-item.tsx';
import { hasText } from './api-item-text.tsx';
import { Html } from './html.tsx';
import { LayoutControl } from './layout-control.tsx';
import { breakableHtml } from './source-html.ts';

interface ApiGroupSectionProps {
  readonly group: ApiGroupProps;
  /** The layout until the reader chooses another. */
  readonly layout: ApiLayout;
  readonly linkTo: (kind: 'slots' | 'classes') => ReactNode;
  /** What is between the items and those that are inherited. */
  readonly children: ReactNode;
}

const longNames: readonly string[] = ['classes', 'css-variables', 'data-attributes'];

/** Whether the names of a group are long, and have only a text beside them. */
function hasWideNames({ kind }: ApiGroupProps, columns: ApiColumns): boolean {
  return longNames.includes(kind) && !columns.type && !columns.class && !columns.default;
}

/** With fewer items, or without texts, all layouts look alike. */
const fewItems = 3;

/**
 * One section of the reference. Readers choose its layout, which a script sets before anything of it is
 * painted; without scripts nothing is collapsed.
 */
export function ApiGroupSection({ group, layout, linkTo, children }: ApiGroupSectionProps): ReactElement {
  const { groups } = useWords().reference;
  const { kind, anchor, items, inherited } = group;
  const title = groups[kind];
  const columns = columnsOf(items);
  const isChoosable = items.length >= fewItems && columns.text;
  return (
    <section
      data-kind={kind}
      data-layout={layout === 'collapsed' ? 'expanded' : layout}
      data-initial={layout === 'collapsed' ? layout : undefined}
      className={hasWideNames(group, columns) ? 'wide-names' : undefined}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the next paint. */}
      <script dangerouslySetInnerHTML={{ __html: apiLayoutScript }} />
      <header>
        <h2 id={anchor}>
          <a className="heading-link" href={`#${anchor}`}>
            {title}
          </a>
        </h2>
        {isChoosable && <LayoutControl layout={layout} group={title} />}
      </header>
      {items.length > 0 && <Items group={group} columns={columns} linkTo={linkTo} />}
      {group.combinations && <Combinations combinations={group.combinations} />}
      {children}
      {inherited.map((each) => (
        <ApiInheritedGroup key={each.anchor} inherited={each} />
      ))}
    </section>
  );
}

/** The ways to set props that belong together. Rows link to each other, and other pages to this list. */
function Combinations({ combinations }: Required<Pick<ApiGroupProps, 'combinations'>>): ReactElement {
  const words = useWords().reference;
  return (
    <div id="prop-combinations" className="combinations">
      {combinations.map((one) => (
        <Fragment key={one.join('')}>
          <p>{words.combinations}</p>
          <ul>
            {one.map((html) => (
              <li key={html}>
                <Html as="code" html={breakableHtml(html)} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

interface ItemsProps extends Pick<ApiGroupSectionProps, 'group' | 'linkTo'> {
  readonly columns: ApiColumns;
}

function Items({ group, columns, linkTo }: ItemsProps): ReactElement {
  return (
    <table className={columns.default ? 'with-default' : undefined}>
      <Labels group={group} columns={columns} />
      {byCategory(group.items).map(({ category, items }) => (
        <tbody key={category ?? ''}>
          {category !== undefined && (
            <tr className="c">
              <th scope="rowgroup" colSpan={Object.values(columns).filter(Boolean).length + 1}>
                {category}
              </th>
            </tr>
          )}
          {items.map((item) => (
            <ApiItemRow key={item.anchor} item={item} columns={columns} linkTo={linkTo} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Labels({ group, columns }: { readonly group: ApiGroupProps; columns: ApiColumns }): ReactElement {
  const labels = useWords().reference;
  const type = { members: labels.value, selectors: labels.returns }[String(group.kind)] ?? labels.type;
  // Texts are below the types.
  const isBelow = columns.type || columns.class || columns.default;
  return (
    <thead>
      <tr>
        <th scope="col">{labels.name}</th>
        {columns.type && <th scope="col">{type}</th>}
        {columns.class && <th scope="col">{labels.className}</th>}
        {columns.default && <th scope="col">{labels.default}</th>}
        {columns.text && (
          <th scope="col" className={isBelow ? 'visually-hidden' : undefined}>
            {labels.description}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The columns that at least one item needs. */
function columnsOf(items: readonly ApiItemProps[]): ApiColumns {
  return {
    type: items.some(({ type }) => type),
    class: items.some(({ className }) => className !== undefined),
    default: items.some((item) => item.default !== undefined),
    text: items.some((item) => hasText(item) || item.deprecation),
  };
}

interface Category {
  readonly category: string | undefined;
  readonly items: ApiItemProps[];
}

/** Items by category, in the order in which the categories appear. */
function byCategory(items: readonly ApiItemProps[]): readonly Category[] {
  const categories: Category[] = [];
  for (const item of items) {
    const known = categories.find(({ category }) => category === item.category);
    if (known) known.items.push(item);
    else categories.push({ category: item.category, items: [item] });
  }
  return categories;
}
