import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../src/emit/pages/content-security-policy.ts';
import type { InlineSources } from '../../../../src/model/render-task.ts';
import { configOf } from '../../../support/sample-site.ts';

const emptyStyle = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
const none: InlineSources = { scripts: [], styles: [] };

/** Sources of each directive. */
function policyOf(config: string, inline: Partial<InlineSources> = {}): Record<string, string> {
  const policy = contentSecurityPolicy(configOf(config), { scripts: [], styles: [], ...inline }) ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  test('allows scripts by their hash only, and no eval', () => {
    const policy = policyOf('', { scripts: ["'sha256-b'", "'sha256-a'", "'sha256-b'"] });
    expect(policy['script-src']).toBe("'self' 'sha256-a' 'sha256-b'");
    expect(JSON.stringify(policy)).not.toContain('unsafe-eval');
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'self'",
    });
  });

  test('allows style elements by their hash only, and empty ones', () => {
    expect(policyOf('')['style-src']).toBe(`'self' ${emptyStyle}`);
    const { 'style-src': sources } = policyOf('', { styles: ["'sha256-b'", "'sha256-a'"] });
    expect(sources).toBe(`'self' ${emptyStyle} 'sha256-a' 'sha256-b'`);
  });

  test('allows all inline style if the site wants it, without hashes, which would forbid it again', () => {
    const policy = policyOf(`contentSecurityPolicy: { style: ["'unsafe-inline'", https://a.dev] }`, {
      styles: ["'sha256-a'"],
    });
    expect(policy['style-src']).toBe("'self' 'unsafe-inline' https://a.dev");
  });

  test('requires Trusted Types if the site wants it, and not where any inline script may run', () => {
    const name = 'require-trusted-types-for';
    expect(policyOf('contentSecurityPolicy: { trustedTypes: true }')[name]).toBe("'script'");
    expect(policyOf('')[name]).toBeUndefined();
    expect(policyOf('contentSecurityPolicy: { trustedTypes: false }')[name]).toBeUndefined();
    const inDev = policyOf('contentSecurityPolicy: { trustedTypes: true }', { scripts: ["'unsafe-inline'"] });
    expect(inDev[name]).toBeUndefined();
  });

  test('allows demos to be opened in the two sandboxes', () => {
    expect(policyOf('')['form-action']).toBe("'self' https://codesandbox.io https://stackblitz.com");
  });

  test('names no service if none is configured', () => {
    expect(policyOf('')['connect-src']).toBe("'self'");
    expect(policyOf('analytics: {}')['script-src']).toBe("'self'");
  });

  test('names the hosts of the sponsor feed and script', () => {
    const policy = policyOf(
      'ads: { feed: https://feed.dev/a.json, script: https://cdn.dev/s.js, sources: [https://more.dev] }',
    );
    expect(policy['script-src']).toBe("'self' https://cdn.dev https://more.dev");
    expect(policy['connect-src']).toBe("'self' https://feed.dev https://cdn.dev https://more.dev");
    // The script brings its own style; a feed is text.
    expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
    expect(policyOf('ads: { feed: https://feed.dev/a.json }')['style-src']).toBe(`'self' ${emptyStyle}`);
  });

  test('names the hosts of analytics', () => {
    const policy = policyOf('analytics: { beacon: https://c.dev/e, gtag: { id: G-1 } }');
    expect(policy['script-src']).toBe("'self' https://www.googletagmanager.com");
    expect(policy['connect-src']).toBe(
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://c.dev",
    );
  });

  test('names the hosts of fonts', () => {
    const policy = policyOf('fonts: [/own.css, "https://fonts.googleapis.com/icon?family=A"]');
    expect(policy['style-src']).toBe(`'self' ${emptyStyle} https://fonts.googleapis.com`);
    expect(policy['font-src']).toBe("'self' data: https://fonts.googleapis.com https://fonts.gstatic.com");
  });

  test('contains sources that the site adds, and can be turned off', () => {
    const policy = policyOf('contentSecurityPolicy: { connect: [https://api.dev], script: ["blob:"] }');
    expect(policy['connect-src']).toBe("'self' https://api.dev");
    expect(policy['script-src']).toBe("'self' blob:");
    expect(contentSecurityPolicy(configOf('contentSecurityPolicy: false'), none)).toBeUndefined();
  });
});
