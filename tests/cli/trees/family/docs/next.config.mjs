import * as path from 'path';
import { fileURLToPath } from 'url';
import withDocsInfra from '@acme/docs-infra';

const folder = fileURLToPath(new URL('.', import.meta.url));

export default withDocsInfra({
  webpack: (config) => ({
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, docsx: path.resolve(folder, '../docs') } },
  }),
});
