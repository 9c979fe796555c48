/**
 * Loads the native parser with `import`, before a module of the program requires it. A thread may be stopped
 * at any time, and if it is while Node.js loads an ES module with `require`, the whole program ends: `FATAL
 * ERROR: v8::Module::IsGraphAsync`, seen with Node.js 20.20.
 */
export async function loadNativeParser(): Promise<void> {
  await import('satteri');
}
