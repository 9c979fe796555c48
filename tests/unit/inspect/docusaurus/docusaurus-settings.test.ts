import { expect, test } from 'vitest';
import { siteSettings } from '../../../../src/inspect/docusaurus/docusaurus-settings.ts';

test.each<[string | undefined, string | undefined, string | undefined]>([
  ['acme', 'ui.js', 'https://github.com/acme/ui.js'],
  ['Acme, Inc.', 'ui', undefined],
  ['acme', undefined, undefined],
  [undefined, undefined, undefined],
])('organization %s with project %s', (organizationName, projectName, repository) => {
  expect(siteSettings({ organizationName, projectName }, [{}]).repository).toBe(repository);
});
