import { expect, test } from 'vitest';
import { identify } from '../../../../src/assemble/routes/identify.ts';
import type { SitePath } from '../../../../src/model/path.ts';
import type { Category } from '../../../../src/model/product-config.ts';

test.each<[string, string | null, Category]>([
  // First segment: the core products.
  ['/material-ui', 'material-ui', 'core'],
  ['/material-ui/getting-started', 'material-ui', 'core'],
  ['/material-ui/react-button', 'material-ui', 'core'],
  ['/material-ui/api/button', 'material-ui', 'core'],
  ['/joy-ui/react-button', 'joy-ui', 'core'],
  ['/base-ui/react-button', 'base-ui', 'core'],
  ['/system/getting-started', 'system', 'core'],
  // The id is built from the segment after the react- prefix.
  ['/x/react-data-grid', 'x-data-grid', 'x'],
  ['/x/react-data-grid/sorting', 'x-data-grid', 'x'],
  ['/x/react-date-pickers', 'x-date-pickers', 'x'],
  ['/x/react-charts/bars', 'x-charts', 'x'],
  ['/x/api/data-grid/data-grid', 'x-data-grid', 'x'],
  ['/x/migration/migration-data-grid-v7', 'x-migration', 'x'],
  ['/x', 'x', 'x'],
  // Studio or core.
  ['/toolpad/studio', 'toolpad-studio', 'toolpad'],
  ['/toolpad/studio/getting-started', 'toolpad-studio', 'toolpad'],
  ['/toolpad/core/introduction', 'toolpad-core', 'toolpad'],
  ['/toolpad', 'toolpad-core', 'toolpad'],
  // Products without a category.
  ['/docs', 'docs', null],
  ['/versions', 'docs', null],
  ['/production-error', 'docs', null],
  ['/production-error/code', 'docs', null],
  ['/experiments/docs/markdown', 'docs-infra', null],
  // None of the table.
  ['/experiments/other', null, null],
  ['/materials', null, null],
  ['/material-ui-icons', null, null],
  ['/', null, null],
])('%s is %s, %s', (path, product, category) => {
  expect(identify(path as SitePath)).toEqual({ product, category });
});
