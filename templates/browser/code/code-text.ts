/** The text of a code block as a reader wants to paste it: as it is edited, or without lines that are marked as deleted, without a last line end. */
export function codeText(block: Element): string {
  const field = block.querySelector('textarea');
  if (field) return field.value.trimEnd();
  const code = block.querySelector('code')?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const line of code.querySelectorAll('.line-deleted')) {
    const end = line.nextSibling;
    if (end instanceof Text && !line.textContent.endsWith('\n')) end.data = end.data.replace(/^\n/, '');
    line.remove();
  }
  // A pasted command must not run before its reader has seen it.
  return code.textContent.trimEnd();
}
