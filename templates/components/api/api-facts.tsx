import type { ReactElement, ReactNode } from 'react';
import type { ApiReferenceProps } from '../../../src/model/api-reference.ts';
import { useWords } from '../../use-words.ts';
import { fillNodes } from './fill-nodes.tsx';

/** Ids that existing links lead to. */
const ids: Readonly<Record<string, string>> = {
  spread: 'inheritance',
  inheritance: 'inheritance',
  theme: 'theme-default-props',
};

/** What holds for the props of a component as a whole: a sentence each. */
export function ApiFacts({ reference }: { readonly reference: ApiReferenceProps }): ReactElement | null {
  const { facts } = useWords().reference;
  const { spread, inheritance, themeDefaultProps, muiName, refTarget, cssComponent } = reference;
  const sentences: [key: string, sentence: ReactNode][] = [];
  const add = (key: string, sentence: string, values: Readonly<Record<string, ReactNode>> = {}): void => {
    sentences.push([key, fillNodes(sentence, values)]);
  };
  const inherited = inheritance && { name: <Inherited {...inheritance} /> };
  if (spread) add('spread', inherited ? facts.spreadTo : facts.spread, inherited);
  else if (inherited) add('inheritance', facts.inheritance, inherited);
  if (cssComponent) add('css', facts.css);
  if (refTarget === false) add('ref', facts.noRef);
  else if (refTarget !== undefined) add('ref', facts.ref, { target: <code>{refTarget}</code> });
  if (themeDefaultProps)
    add('theme', muiName === undefined ? facts.theme : facts.themeName, { name: <code>{muiName}</code> });
  if (sentences.length === 0) return null;
  return (
    <ul className="facts">
      {sentences.map(([key, sentence]) => (
        <li key={key} id={ids[key]}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}

function Inherited({ name, href }: NonNullable<ApiReferenceProps['inheritance']>): ReactElement {
  const code = <code>{name}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}
