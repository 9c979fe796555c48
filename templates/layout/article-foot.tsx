import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { ArticleProps, PageProps } from '../../src/model/page-props.ts';
import { ink, media, size } from '../tokens.ts';
import { fillWords, useWords } from '../use-words.ts';
import { contentId } from './element-ids.ts';

interface ArticleFootProps {
  readonly page: PageProps;
  readonly article: ArticleProps;
}

/** What stands below an article: a question where somebody hears the answer, when it was changed last, and the way back up. */
export function ArticleFoot({ page, article }: ArticleFootProps): ReactElement {
  const words = useWords();
  const { lastUpdated } = article;
  return (
    <Root className="no-print">
      {page.site.feedback && <Feedback />}
      {lastUpdated !== undefined && <LastUpdated day={lastUpdated} language={page.language} />}
      <a href={`#${contentId}`}>{words.backToTop}</a>
    </Root>
  );
}

/** The answer is one event; the script of the page sends it on. */
function Feedback(): ReactElement {
  const { feedback } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; nothing is filled in here.
    <div className="feedback needs-script" role="group" aria-label={feedback.question} data-feedback="">
      <span>{feedback.question}</span>
      <button type="button" data-answer="yes">
        {feedback.yes}
      </button>
      <button type="button" data-answer="no">
        {feedback.no}
      </button>
      <span role="status" data-thanks={feedback.thanks} />
    </div>
  );
}

function LastUpdated({ day, language }: { readonly day: string; readonly language: string }): ReactElement {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const [before = '', after = ''] = fillWords(useWords().lastUpdated, { date: '\n' }).split('\n');
  return (
    <span>
      {before}
      <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>
      {after}
    </span>
  );
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlockStart: 48,
  fontSize: 13,
  lineHeight: '20px',
  color: ink.faint,
  '& > a': { marginInlineStart: 'auto', color: ink.faint, textDecorationColor: ink.rule, paddingBlock: 6 },
  '& > a:hover': { color: ink.accent },
  '& .feedback': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& button': {
    minBlockSize: 32,
    padding: '4px 14px',
    border: `1px solid ${ink.edge}`,
    borderRadius: size.control,
    background: 'none',
    color: ink.text,
    cursor: 'pointer',
  },
  '& button:hover': { background: ink.hover },
  '& button[aria-pressed=true]': { borderColor: ink.accent, background: ink.tint, color: ink.accent },
  [media.touch]: { '& > a': { paddingBlock: 12 }, '& button': { minBlockSize: 44 } },
});
