import { expect, test } from 'vitest';
import { adoptedPackage } from '../../../cli/starter.ts';

const manifestOf = (packages: Parameters<typeof adoptedPackage>[2]) =>
  JSON.parse(adoptedPackage('acme-docs', 'file:../colophon', packages));

test('a site without demos has no packages of React', () => {
  const manifest = manifestOf({ hasDemos: false, ranges: {} });
  expect(manifest.dependencies).toEqual({ colophon: 'file:../colophon' });
  expect(manifest.overrides).toBeUndefined();
});

// npm ends with ERESOLVE where x asks for another version of y than the documentation has.
test('packages accept the versions of their optional peers that the documentation has', () => {
  const { overrides } = manifestOf({
    hasDemos: true,
    ranges: { '@mui/material': '^7.0.0', x: '^8.0.0', y: '2.29.3-0' },
    peers: { '@mui/material': ['y'], x: ['@mui/material', 'y'] },
  });
  expect(overrides).toEqual({
    '@emotion/react': '$@emotion/react',
    '@emotion/styled': '$@emotion/styled',
    react: '$react',
    'react-dom': '$react-dom',
    '@mui/material': { '.': '$@mui/material', y: '$y' },
    x: { y: '$y' },
  });
});
