import type { ReactElement, ReactNode } from 'react';
import { colour } from '../tokens.ts';
import { OwnStyle } from './own-style.tsx';

interface NoticeProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

/** A heading and a hint, with actions below. */
export function Notice({ title, hint, children }: NoticeProps): ReactElement {
  return (
    <div className="notice">
      <OwnStyle rules={rules} place="sheet" />
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
    </div>
  );
}

const rules = `
.notice { max-inline-size: 640px; padding-block-start: 32px; }
.notice h1 { font-size: 36px; }
.notice p { margin-block-start: 12px; font-size: 18px; line-height: 28px; color: ${colour.soft}; }
.notice ul { margin-block-start: 16px; padding-inline-start: 20px; }
.notice li { padding-block: 4px; }
`;
