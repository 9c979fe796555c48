import { useState } from 'react';

export const island = 'visible';

export default function Poll({ question }: { readonly question: string }) {
  const [answers, setAnswers] = useState(0);
  return (
    <button type="button" onClick={() => setAnswers(answers + 1)}>
      {question} {answers}
    </button>
  );
}
