interface PollProps {
  readonly question?: string;
}

export default function Poll({ question }: PollProps) {
  if (question === undefined) throw new Error('a poll needs a question.');
  return <p>{question}</p>;
}
