/**
 * Replaces control characters by pictures of them (`␛[2J`), apart from tabs and line feeds. Content, file
 * names and errors of demos may contain any, and a terminal would obey those: clear the report, for example.
 */
export function visibleControls(text: string): string {
  return text.replace(/(?![\t\n])\p{Cc}/gu, (control) => {
    const code = control.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '␡' : '�';
  });
}
