import { describe, expect, test } from 'vitest';
import { assetPlaceholder } from '../../../src/lib/placeholders.ts';
import { inlineStyles, movePageStyles, sheetName } from '../../../src/render/page-sheet.ts';

const page = (body: string) => `<html><head><title>T</title></head><body>${body}</body></html>`;

/** The body and sheet of a page after its styles have been moved, and what the head has behind the sheet. */
function moved(body: string): { body: string; sheet: string | undefined; head?: string } {
  const { html, sheet } = movePageStyles(page(body));
  const link =
    sheet === undefined ? '' : `<link rel="stylesheet" href="${assetPlaceholder(sheetName(sheet))}"/>`;
  const start = `<html><head><title>T</title>${link}`;
  expect(html.startsWith(start)).toBe(true);
  const head = html.slice(start.length, html.indexOf('</head>'));
  const found = html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>'));
  return { body: found, sheet, ...(head !== '' && { head }) };
}

const rule = (value: string, style = value) => `[data-style="${value}"]:not(#_#_){${style}}`;

describe('style elements', () => {
  test('of demos leave their names in the head, where emotion reads them', () => {
    expect(moved('<style data-emotion="css a b">.css-a{color:red}</style><p>x</p>')).toEqual({
      body: '<p>x</p>',
      sheet: '.css-a{color:red}',
      head: '<style data-emotion="css a b"></style>',
    });
  });

  test('of several demos leave one element for each key, with each name once', () => {
    const { head } = moved(
      '<style data-emotion="css a b">.a{c:d}</style><style data-emotion="rtl a">.r{c:d}</style><style data-emotion="css b c">.e{f:g}</style>',
    );
    expect(head).toBe('<style data-emotion="css a b c"></style><style data-emotion="rtl a"></style>');
  });

  test('that are global in emotion move to the head with their rules', () => {
    const global = '<style data-emotion="css-global a">@keyframes x{from{a:b}}</style>';
    expect(moved(`<p>x</p>${global}`)).toEqual({ body: '<p>x</p>', sheet: undefined, head: global });
  });

  test('of one page alone are moved, in order', () => {
    const { sheet } = moved(
      '<style data-page-sheet="">:root{--a:1}</style><style data-emotion="rtl a">.a{b:c}</style>',
    );
    expect(sheet).toBe(':root{--a:1}.a{b:c}');
  });

  test('marked for the head move there, each once, behind the sheet of the page', () => {
    const {
      html,
      sheet,
      inlineStyles: found,
    } = movePageStyles(
      page(
        '<style data-page-head="">a{}</style><style data-page-sheet="">b{}</style><style data-page-head="">a{}</style>',
      ),
    );
    const link = `<link rel="stylesheet" href="${assetPlaceholder(sheetName('b{}'))}"/>`;
    expect(html).toBe(`<html><head><title>T</title>${link}<style>a{}</style></head><body></body></html>`);
    expect(sheet).toBe('b{}');
    expect(found).toEqual(inlineStyles('<style>a{}</style>'));
  });

  test('marked for the head need no sheet', () => {
    const moved = movePageStyles(page('<style data-page-head="">a{}</style>x'));
    expect(moved.html).toBe('<html><head><title>T</title><style>a{}</style></head><body>x</body></html>');
    expect(moved.sheet).toBeUndefined();
  });

  test.each([
    '<style>.notice{margin:0}</style>',
    '<script type="x"><style data-page-sheet="">a{b:c}</style></script>',
    '<!--<style data-page-sheet="">a{b:c}</style>-->',
    '<textarea><p style="color:red"></textarea>',
  ])('%s stays', (body) => {
    expect(moved(body)).toEqual({ body, sheet: undefined });
  });

  test('that stay are named by their hashes, each once', () => {
    const { inlineStyles: found } = movePageStyles(
      page('<style>a{}</style><style data-page-sheet="">b{}</style><style media="print">a{}</style>'),
    );
    // The hash of `a{}`.
    expect(found).toEqual(["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"]);
    expect(inlineStyles('<style>a{}</style>')).toEqual(found);
  });

  test('are all inline where there is no head to link a sheet', () => {
    const html = '<style data-page-sheet="">a{}</style>';
    expect(movePageStyles(html)).toEqual({ html, inlineStyles: inlineStyles(html) });
  });
});

describe('style attributes', () => {
  test.each([
    ['<i style="left:30%">x</i>', '<i data-style="left:30%">x</i>', rule('left:30%')],
    ["<i id='a' STYLE = 'left:0'>", "<i id='a' data-style = 'left:0'>", rule('left:0')],
    ['<i style=left:0>', '<i data-style=left:0>', rule('left:0')],
    ['<i\nstyle="left:0">', '<i data-style="left:0">', rule('left:0')],
    [
      '<i style="font-family:&quot;A &amp; B&quot;">',
      '<i data-style="font-family:&quot;A &amp; B&quot;">',
      rule('font-family:\\"A & B\\"', 'font-family:"A & B"'),
    ],
    ['<i style="a:b;\nc:d">', '<i data-style="a:b;\nc:d">', rule('a:b;\\a c:d', 'a:b;\nc:d')],
    [
      '<i style="content:\'\\2022\'">',
      '<i data-style="content:\'\\2022\'">',
      rule("content:'\\\\2022'", "content:'\\2022'"),
    ],
  ])('%s', (body, html, sheet) => {
    expect(moved(body)).toEqual({ body: html, sheet });
  });

  test('that are equal share a rule', () => {
    const { body, sheet } = moved('<i style="left:0"></i><b style="left:0"></b>');
    expect(body).toBe('<i data-style="left:0"></i><b data-style="left:0"></b>');
    expect(sheet).toBe(rule('left:0'));
  });

  test('that are empty go', () => {
    expect(moved('<i style="" id="a">')).toEqual({ body: '<i id="a">', sheet: undefined });
  });

  test.each([
    '<i title=" style=\'left:0\'">',
    '<p>a style="left:0"</p>',
    '<i data-style="left:0">',
    // These could end the rule.
    '<i style="left:0}a{top:0">',
    '<i style="a:url(</style><p>)">',
  ])('%s is not one, or cannot be a rule', (body) => {
    expect(moved(body)).toEqual({ body, sheet: undefined });
  });
});
