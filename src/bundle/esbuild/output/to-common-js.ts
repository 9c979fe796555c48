import { encodeText } from '../../../lib/encode-text.ts';
import { nodeForm } from '../script-forms.ts';

/** Turns an ES module that was bundled for Node into a CommonJS module. */
export async function toCommonJs(module: Uint8Array): Promise<Uint8Array> {
  const { transform } = await import('esbuild');
  const text = new TextDecoder().decode(module);
  // A CommonJS module has `require`.
  const { code } = await transform(text.replace(nodeForm.banner.js, ''), {
    format: 'cjs',
    platform: 'node',
    target: nodeForm.target,
    charset: 'ascii',
  });
  return encodeText(code);
}
