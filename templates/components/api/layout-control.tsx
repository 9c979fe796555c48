import type { ReactElement } from 'react';
import type { ApiLayout } from '../../../src/model/api-reference.ts';
import { Icon, type IconName } from '../../layout/icons.tsx';
import { fillWords, useWords } from '../../use-words.ts';

const icons: Readonly<Record<ApiLayout, IconName>> = {
  table: 'table',
  expanded: 'rows',
  collapsed: 'lines',
};

const layouts: readonly ApiLayout[] = ['table', 'expanded', 'collapsed'];

interface LayoutControlProps {
  readonly layout: ApiLayout;
  /** The heading of the group. */
  readonly group: string;
}

/** Buttons for the layout of a group. They need the script. */
export function LayoutControl({ layout, group }: LayoutControlProps): ReactElement {
  const words = useWords().reference;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" className="needs-script no-print" aria-label={fillWords(words.layout, { group })}>
      {layouts.map((each) => (
        <button
          key={each}
          type="button"
          data-choose={each}
          aria-pressed={each === layout}
          aria-label={words.layouts[each]}
          title={words.layouts[each]}
        >
          <Icon name={icons[each]} />
        </button>
      ))}
    </div>
  );
}
