import { demoVariants } from '../../assemble/props/demo-code.ts';
import { displayPath } from '../../lib/path.ts';
import type { SourcePath } from '../../model/path.ts';
import type { PageRule } from '../rule.ts';

const variantEnd = new RegExp(`/(${demoVariants.join('|')})/index(\\.[jt]sx?)$`);

/** Reports demo directives that name a folder with several variants, of which the page shows the first. */
export const demoVariant: PageRule = ({ document, demos }, { space }) =>
  document.parts.flatMap((part, position) => {
    const module = demos[position] ?? '';
    const [end, shown = '', extension = ''] = variantEnd.exec(module) ?? [];
    if (end === undefined || part.name.includes(`/${shown}/`)) return [];
    const folder = module.slice(0, -end.length);
    const others = demoVariants.filter(
      (variant) =>
        variant !== shown && space.files.has(`${folder}/${variant}/index${extension}` as SourcePath),
    );
    if (others.length === 0) return [];
    return {
      severity: 'warning',
      code: 'demo-variant',
      message: `This demo has the variants ${[shown, ...others].join(', ')}; "${shown}" is shown.`,
      hint: `To choose one, write its file: {{"demo": "${part.name}/${shown}/index${extension}"}}`,
      place: { file: displayPath(part.file ?? document.source), line: part.line, column: part.column },
    };
  });
