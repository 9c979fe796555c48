import { linkPackage } from './link-package.ts';

/** Installs the types of React in a folder, so that a library in it can be extracted. */
export async function linkReactTypes(root: string): Promise<void> {
  for (const name of ['@types/react', 'csstype']) await linkPackage(name, root);
}
