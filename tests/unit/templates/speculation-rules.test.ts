import { expect, test } from 'vitest';
import { speculationRules } from '../../../templates/speculation-rules.ts';

const matchedBy = (text: string) => JSON.parse(text).prefetch[0].where.and;

test('pages below the base are prefetched, paths of other sites are not', () => {
  const conditions = matchedBy(
    speculationRules({ base: '/docs/', outside: ['/store/*', '/docs/a(b)/:name/'] }),
  );
  expect(conditions[0]).toEqual({ href_matches: ['/docs/', '/docs/*/'] });
  expect(conditions[1]).toEqual({ not: { href_matches: ['/store/*', String.raw`/docs/a\(b\)/:name/`] } });
});

test('a site without neighbours has no condition for them', () => {
  expect(matchedBy(speculationRules({ base: '/', outside: [] }))).toHaveLength(2);
});

test('an address cannot close the script element', () => {
  expect(speculationRules({ base: '/', outside: ['/</script>/'] })).not.toContain('<');
});
