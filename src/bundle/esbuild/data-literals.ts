/** Literals shorter than this stay as they are. */
const least = 20_000;

/** `export const rows: Row[] = `, `export default `: what a literal follows, at the beginning of a line. */
const beforeLiteral =
  /^(?:(?:export[ \t]+)?(?:const|let|var)[ \t]+[\w$]+[ \t]*(?::[^=\n`]*)?=|export[ \t]+default)\s*(?=[[{])/gm;

/** What shows that the expression has ended with the literal. */
const afterLiteral =
  /\s*(?:;|$|\/[/*]|(?:as|satisfies|export|import|const|let|var|function|type|interface)\b)/y;

/**
 * Returns a module whose large literals are texts that are parsed as JSON. A browser parses JSON faster
 * than code, and a bundler keeps one text instead of a tree of it, which takes some forty times its size.
 * Literals with anything but data in them stay.
 */
export function withParsedData(code: string): string {
  const parts: string[] = [];
  let end = 0;
  const template = code.indexOf('`');
  for (const { 0: before, index } of code.matchAll(beforeLiteral)) {
    const start = index + before.length;
    // A template may contain code, and this would change its text.
    if (template !== -1 && template < start) break;
    if (start < end) continue;
    const literal = readLiteral(code, start);
    if (literal === undefined || literal.end - start < least) continue;
    afterLiteral.lastIndex = literal.end;
    if (!afterLiteral.test(code)) continue;
    parts.push(code.slice(end, start), `/* @__PURE__ */ JSON.parse(${inQuotes(literal.json)})`);
    end = literal.end;
  }
  return parts.length === 0 ? code : parts.join('') + code.slice(end);
}

/** Data contain more double than single quotes. */
function inQuotes(json: string): string {
  return `'${json.replace(/[\\']/g, '\\$&')}'`;
}

interface Literal {
  readonly json: string;
  /** The offset behind it. */
  readonly end: number;
}

const space = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
/** JSON has none in a string, and no other white space is left. */
const control = /\p{Cc}/u;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w$.])/y;
/** `id: 1,`, `'a': "b"`: most of the properties in data, which are read at once. */
const property =
  /\s*(?:([A-Za-z_$][\w$]*)|"([^"\\]*)"|'([^'"\\]*)')\s*:\s*(?:(true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?)|"([^"\\]*)"|'([^'"\\]*)')\s*(?:,|(?=\}))/y;
const text = /"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'/y;
const name = /[A-Za-z_$][\w$]*|0(?![\w$.])|[1-9]\d*(?![\w$.])/y;

/** A literal that is being read. */
interface Reading {
  readonly code: string;
  at: number;
  readonly json: string[];
  /** The brackets that close what is open. */
  readonly open: string[];
}

/** Reads an array or object of plain data as JSON; undefined if anything else is in it. */
function readLiteral(code: string, start: number): Literal | undefined {
  const reading: Reading = { code, at: start, json: [], open: [] };
  const { json, open } = reading;
  if (!takeValue(reading)) return undefined;
  for (let isFirst = true; open.length > 0; ) {
    const closing = open.at(-1) ?? '';
    const count = json.length;
    if (closing === '}' && !takeProperties(reading, isFirst)) return undefined;
    isFirst &&= json.length === count;
    take(reading, space);
    if (code[reading.at] === closing) {
      json.push(closing);
      open.pop();
      reading.at += 1;
      isFirst = false;
    } else {
      if (!isFirst) json.push(',');
      const depth = open.length;
      if ((closing === '}' && !takeKey(reading)) || !takeValue(reading)) return undefined;
      isFirst = open.length > depth;
    }
    if (!isFirst && !takeComma(reading)) return undefined;
  }
  const whole = json.join('');
  return control.test(whole) ? undefined : { json: whole, end: reading.at };
}

function take(reading: Reading, pattern: RegExp): string | undefined {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.code)?.[0];
  reading.at += found?.length ?? 0;
  return found;
}

/** Takes a string, number or word, or opens an array or object. */
function takeValue(reading: Reading): boolean {
  take(reading, space);
  const bracket = reading.code[reading.at];
  if (bracket !== '[' && bracket !== '{') {
    const value = take(reading, scalar) ?? asJson(take(reading, text));
    if (value !== undefined) reading.json.push(value);
    return value !== undefined;
  }
  reading.open.push(bracket === '[' ? ']' : '}');
  reading.at += 1;
  reading.json.push(bracket);
  return true;
}

function takeKey(reading: Reading): boolean {
  const key = asJson(take(reading, text)) ?? asJson(quoted(take(reading, name)));
  // This name sets the prototype of the object, however it is escaped.
  if (key === undefined || key === '"__proto__"' || key.includes('\\u')) return false;
  take(reading, space);
  reading.json.push(key, ':');
  return reading.code[reading.at++] === ':';
}

/** Takes the simple properties that follow. Returns false if one of them is no data. */
function takeProperties(reading: Reading, isFirst: boolean): boolean {
  const count = reading.json.length;
  property.lastIndex = reading.at;
  for (let found = property.exec(reading.code); found; found = property.exec(reading.code)) {
    const [, name, double, single = double, scalar, doubleValue, value = doubleValue] = found;
    const key = name ?? single;
    if (key === '__proto__') return false;
    const comma = isFirst && reading.json.length === count ? '' : ',';
    reading.json.push(`${comma}"${key}":${scalar ?? `"${value}"`}`);
    reading.at = property.lastIndex;
  }
  return true;
}

/** Returns false if neither a comma nor the end of what is open follows. */
function takeComma(reading: Reading): boolean {
  if (reading.open.length === 0) return true;
  take(reading, space);
  if (reading.code[reading.at] !== ',') return reading.code[reading.at] === reading.open.at(-1);
  reading.at += 1;
  return true;
}

function quoted(found: string | undefined): string | undefined {
  return found === undefined ? undefined : `"${found}"`;
}

const escapes = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})|\\'|["\\]/g;

/** Returns a string in quotes as JSON; undefined if it has an escape that JSON does not know. */
function asJson(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const inner = written.slice(1, -1);
  if (!/["\\]/.test(inner)) return `"${inner}"`;
  let isKnown = true;
  const json = inner.replace(escapes, (found) => {
    if (found === "\\'") return "'";
    if (found === '"') return '\\"';
    if (found.length === 1) isKnown = false;
    return found;
  });
  return isKnown ? `"${json}"` : undefined;
}
