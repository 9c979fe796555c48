import * as nodeModule from 'node:module';

/**
 * Lets Node keep the compiled program in the folder for temporary files, so that later commands start sooner.
 * Node.js 20 has no such function, and our types are those of Node.js 20.
 */
export function keepCompiledCode(): void {
  if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function')
    nodeModule.enableCompileCache();
}
