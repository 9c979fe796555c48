import { createElement, type ReactElement } from 'react';

interface HtmlProps {
  readonly as: 'bdi' | 'code' | 'dd' | 'div';
  readonly className?: string | undefined;
  /** Safe HTML of the assemble stage. */
  readonly html: string;
}

/** An element with formatted text or highlighted code. */
export function Html({ as, className, html }: HtmlProps): ReactElement {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}
