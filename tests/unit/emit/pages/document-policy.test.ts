import { expect, test } from 'vitest';
import { documentPolicy, withPolicy } from '../../../../src/emit/pages/document-policy.ts';
import { configOf } from '../../../support/sample-site.ts';

const inline = { scripts: ["'sha256-a'"], styles: [] };

test('a document has a policy where its host sends no headers, without what only headers can state', () => {
  const policy = documentPolicy(configOf('host: github-pages'))(inline);
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("base-uri 'self';");
  expect(policy).not.toContain('frame-ancestors');
  expect(documentPolicy(configOf('host: netlify'))(inline)).toBeUndefined();
});

test('the policy stands before everything to which it applies, after the encoding', () => {
  const meta = '<meta http-equiv="Content-Security-Policy" content="default-src &#x27;self&#x27;"/>';
  const policy = "default-src 'self'";
  expect(withPolicy('<head><meta charset="utf-8"><script></script>', policy)).toBe(
    `<head><meta charset="utf-8">${meta}<script></script>`,
  );
  expect(withPolicy('<head><script></script>', policy)).toBe(`<head>${meta}<script></script>`);
  expect(withPolicy('<head>', undefined)).toBe('<head>');
});

test('a source of the site cannot end the attribute', () => {
  expect(withPolicy('<head>', 'img-src "><script>')).toBe(
    '<head><meta http-equiv="Content-Security-Policy" content="img-src &quot;&gt;&lt;script&gt;"/>',
  );
});
