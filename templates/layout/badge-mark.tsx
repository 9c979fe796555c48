import type { ReactElement } from 'react';
import type { Badge } from '../../src/model/navigation.ts';
import { useWords } from '../use-words.ts';

/** A badge of an entry. Each kind has its own text and shape. */
export function BadgeMark({ badge }: { readonly badge: Badge }): ReactElement {
  const { word, meaning } = useWords().badge[badge];
  return (
    <span className={`badge ${badge}`} title={meaning}>
      {word}
    </span>
  );
}
