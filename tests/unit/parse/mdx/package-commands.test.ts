import { expect, test } from 'vitest';
import { packageCommands } from '../../../../src/parse/mdx/package-commands.ts';

test.each<[npm: string, yarn: string, pnpm: string, bun: string]>([
  ['npm install acme', 'yarn add acme', 'pnpm add acme', 'bun add acme'],
  ['npm i -D acme', 'yarn add --dev acme', 'pnpm add --save-dev acme', 'bun add --dev acme'],
  ['npm install a b --save-dev', 'yarn add a b --dev', 'pnpm add a b --save-dev', 'bun add a b --dev'],
  ['npm install --save a', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm install --save-dev \\', 'yarn add --dev \\', 'pnpm add --save-dev \\', 'bun add --dev \\'],
  ['npm install -g a', 'yarn global add a', 'pnpm add --global a', 'bun add --global a'],
  ['npm ci', 'yarn install', 'pnpm install', 'bun install'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  ['npm run a -- --b', 'yarn a --b', 'pnpm run a --b', 'bun run a --b'],
  ['npm test -- -u', 'yarn test -u', 'pnpm test -u', 'bun run test -u'],
  ['npx a -b', 'yarn dlx a -b', 'pnpm dlx a -b', 'bunx a -b'],
  ['npm init a -- --c', 'yarn create a --c', 'pnpm create a --c', 'bun create a --c'],
  ['npm init', 'yarn init', 'pnpm init', 'bun init'],
  ['$ npm start', '$ yarn start', '$ pnpm start', '$ bun run start'],
  // What has no other form stays.
  ['npm publish', 'npm publish', 'npm publish', 'npm publish'],
  ['# npm install', '# npm install', '# npm install', '# npm install'],
])('%s', (npm, ...others) => {
  const groups = packageCommands([npm]);
  expect(groups.map(({ manager }) => manager)).toEqual(['npm', 'Yarn', 'pnpm', 'Bun']);
  expect(groups.map(({ lines }) => lines)).toEqual([npm, ...others].map((line) => [line]));
});
