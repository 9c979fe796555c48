/**
 * Words of the shell that stand in articles: the parse stage leaves holes for them, since a parsed page is in no language of the shell, and
 * the templates fill them in the language of the page.
 *
 * `copy` the button on a sample; `codeTabs` what a list of tabs is for; `footnotes` the heading over the notes; `footnoteBack` the way from
 * a note to the text, with the note's number; `callout-…` what a callout is.
 */
export type ArticleWord =
  | 'copy'
  | 'codeTabs'
  | 'footnotes'
  | 'footnoteBack'
  | 'callout-info'
  | 'callout-success'
  | 'callout-warning'
  | 'callout-error';
