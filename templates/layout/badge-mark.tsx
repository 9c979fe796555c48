import type { ReactElement } from 'react';
import type { Badge } from '../../src/model/navigation.ts';
import { useWords } from '../use-words.ts';

/** The small mark of an entry: each kind has its own word and its own shape. */
export function BadgeMark({ badge }: { readonly badge: Badge }): ReactElement {
  const { word, meaning } = useWords().badge[badge];
  return (
    <span className={`badge ${badge}`} title={meaning}>
      {word}
    </span>
  );
}
