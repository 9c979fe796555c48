import { add, openBraces, type ScriptScan, take } from './script-scan.ts';

const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
// In TSX, `<T,>` and `<T extends …>` begin a generic function.
const openingTag = /<(?:(?=>)|(?!(?:const\s+)?[\w$]+\s*(?:,|\s+extends\s))[A-Za-z_$][\w$.:-]*)/y;
const closingTag = /<\/\s*([\w$.:-]*)\s*>?/y;
const attributeName = /[\w$.:@\u0080-\uffff-]+/y;
const attributeValue = /"[^"]*"|'[^']*'/y;
// `<Select<string> …>`
const typeArguments = /<[^<>]*(?:<[^<>]*>[^<>]*)*>/y;
const content = /[^<{]+/y;

/** Takes a comment. Returns false, as all functions here do, if there is none. */
export function takeComment(scan: ScriptScan): boolean {
  return take(scan, comment, 'comment');
}

/** Takes `<` and the name of an element. After a value, an element begins on a line of its own only. */
export function takeOpeningTag(scan: ScriptScan): boolean {
  const start = scan.at;
  if (scan.last === 'value' && !beginsLine(scan)) return false;
  if (!take(scan, openingTag, 'tag')) return false;
  scan.contexts.push({ kind: 'attributes', name: scan.text.slice(start + 1, scan.at) });
  return true;
}

function beginsLine({ text, at }: ScriptScan): boolean {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\t') before -= 1;
  return text[before] === '\n';
}

/** Takes a closing tag, which ends the element if it has the same name: a sample may show half of one. */
export function takeClosingTag(scan: ScriptScan): boolean {
  closingTag.lastIndex = scan.at;
  const found = closingTag.exec(scan.text);
  if (!found) return false;
  const context = scan.contexts.at(-1);
  if (context?.kind === 'content' && context.name === found[1]) scan.contexts.pop();
  scan.last = 'value';
  add(scan, found[0].length, 'tag');
  return true;
}

/** Takes a part of an opening tag, or its end. */
export function takeAttribute(scan: ScriptScan, name: string): void {
  const { text, contexts } = scan;
  const character = text[scan.at] ?? '';
  if (character === '>') {
    contexts[contexts.length - 1] = { kind: 'content', name };
    add(scan, 1, 'tag');
  } else if (text.startsWith('/>', scan.at)) {
    contexts.pop();
    scan.last = 'value';
    add(scan, 2, 'tag');
  } else if (character === '{') openBraces(scan, 1);
  else {
    const isTaken =
      take(scan, attributeName, 'attribute') ||
      take(scan, attributeValue, 'string') ||
      takeComment(scan) ||
      take(scan, typeArguments, undefined);
    if (isTaken) return;
    // It was a comparison.
    if (/[;()]/.test(character)) contexts.pop();
    add(scan, 1, undefined);
  }
}

/** Takes text between two tags, or what interrupts it. */
export function takeContent(scan: ScriptScan): void {
  scan.last = 'operator';
  if (scan.text[scan.at] === '{') openBraces(scan, 1);
  else if (!take(scan, content, undefined) && !takeClosingTag(scan) && !takeOpeningTag(scan))
    add(scan, 1, undefined);
}
