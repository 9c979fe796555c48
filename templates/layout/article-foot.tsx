import type { ReactElement } from 'react';
import type { ArticleProps, PageProps } from '../../src/model/page-props.ts';
import { styled } from '../styles/styled.ts';
import { colour, media, radius } from '../tokens.ts';
import { fillWords, useWords } from '../use-words.ts';
import { contentId } from './element-ids.ts';

interface ArticleFootProps {
  readonly page: PageProps;
  readonly article: ArticleProps;
}

/** The end of an article: a question if the site collects feedback, the last change, a link to the top. */
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

/** The browser script sends the answer as an event. */
function Feedback(): ReactElement {
  const { feedback } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
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
  color: colour.faint,
  '& > a': {
    marginInlineStart: 'auto',
    color: colour.faint,
    textDecorationColor: colour.rule,
    paddingBlock: 6,
  },
  '& > a:hover': { color: colour.accent },
  '& .feedback': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& button': {
    minBlockSize: 32,
    padding: '4px 14px',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    background: 'none',
    color: colour.text,
    cursor: 'pointer',
  },
  '& button:hover': { background: colour.hover },
  '& button[aria-pressed=true]': {
    borderColor: colour.accent,
    background: colour.tint,
    color: colour.accent,
  },
  [media.touch]: { '& > a': { paddingBlock: 12 }, '& button': { minBlockSize: 44 } },
});
