/*
 * A copy of colophon/templates/layout/footer.tsx, version 0.0.9, original AAAAAAAAAAAAAAAAAAAAAA.
 * `docs check` reports when a new version has another original. Change anything below this comment.
 */

/** The footer. */
export function Footer() {
  return <footer>Made by Acme.</footer>;
}
