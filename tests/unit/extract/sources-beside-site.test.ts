import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createExtractor } from '../../../src/extract/create-extractor.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { readProduct, writeSources } from '../../support/extract-sources.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('sources beside the site have components, though only the site has the types of React', async () => {
  await using folder = await temporaryFolder();
  const root = join(folder.path, 'site') as FilePath;
  await writeSources(root, {
    '../kit/src/index.ts': "export * from './rating.tsx';\n",
    '../kit/src/rating.tsx': `
      import type { ReactNode } from 'react';
      export interface RatingProps {
        /** How many stars are filled. */
        value?: number;
        icon?: ReactNode;
      }
      export function Rating({ value = 0, icon }: RatingProps) {
        return <span title={String(value)}>{icon}</span>;
      }
    `,
  });
  const extractor = createExtractor(root);
  const entry = join(folder.path, 'kit/src/index.ts') as FilePath;
  const { products } = extractor.extract({
    products: [
      {
        folder: 'api' as SourcePath,
        packages: [{ name: '@acme/kit', entry }],
        ...{ kinds: [], include: [], exclude: [] },
      },
    ],
  });
  extractor.dispose();
  const { component } = readProduct(products[0]);
  expect(component('Rating').props).toMatchObject({
    value: { type: { name: 'number' } },
    icon: { type: { name: 'node' } },
  });
});

test('sources may import style sheets, images and texts, whose types need no declaration', async () => {
  await using folder = await temporaryFolder();
  const root = join(folder.path, 'site') as FilePath;
  await writeSources(root, {
    '../kit/src/index.ts': "export * from './star.tsx';\n",
    '../kit/src/star.module.css': '.root { color: red }\n',
    '../kit/src/star.svg': '<svg/>\n',
    '../kit/src/star.tsx': `
      import code from './star.tsx?raw';
      import styles from './star.module.css';
      import icon from './star.svg';
      import './star.css';
      /** The result of a function that states none follows from its body. */
      export function Star({ size }: { size: number }) {
        return <img className={styles.root} src={icon} width={size} alt={code} />;
      }
      export function starAddress() {
        return icon;
      }
    `,
  });
  const extractor = createExtractor(root);
  const entry = join(folder.path, 'kit/src/index.ts') as FilePath;
  const product = {
    folder: 'api' as SourcePath,
    packages: [{ name: '@acme/kit', entry }],
    ...{ kinds: [], include: [], exclude: [] },
  };
  const { products, files } = extractor.extract({ products: [product] });
  extractor.dispose();
  const { component, document, problems } = readProduct(products[0]);
  expect(problems).toEqual([]);
  expect(component('Star').props).toMatchObject({ size: { type: { name: 'number' } } });
  expect(JSON.stringify(document('starAddress'))).toContain('string');
  expect(files.filter((file) => file.includes('colophon-assets'))).toEqual([]);
});
