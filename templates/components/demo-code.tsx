import type { ReactElement } from 'react';
import type { DemoVariant, LargeFile } from '../../src/model/demo.ts';
import { fillWords, useWords } from '../use-words.ts';
import { CodeBlock } from './code-block.tsx';
import { type DemoPart, variantsOf } from './demo-part.ts';

/** All code of a demo: each variant with its preview and files. CSS shows one, depending on the state. */
export function DemoCode({ part }: { readonly part: DemoPart }): ReactElement {
  return (
    <div className="demo-code" id={`${part.id}-code`}>
      {variantsOf(part).map(({ name, variant }) => (
        <div key={name ?? ''} data-variant={name}>
          {variant.preview !== undefined && !part.controls && (
            <div className="demo-preview">
              <CodeBlock language={variant.files[0]?.language ?? 'tsx'} html={variant.preview} />
            </div>
          )}
          <div className="demo-files">
            <Files variant={variant} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Shows several files in tabs, with the same markup as code tabs of the parse stage. */
function Files({ variant: { files } }: { readonly variant: DemoVariant }): ReactElement {
  const words = useWords();
  const blocks = files.map((file) =>
    'href' in file ? (
      <SourceButton key={file.name} file={file} />
    ) : (
      <CodeBlock key={file.name} language={file.language} html={file.html} file={file.name} />
    ),
  );
  if (blocks.length === 1) return <>{blocks}</>;
  return (
    <div className="code-tabs">
      <div className="code-tab-list" role="tablist" aria-label={words.demoFiles} hidden>
        {files.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {name}
          </button>
        ))}
      </div>
      {blocks.map((block, index) => (
        <div key={block.key} className="code-panel" data-label={files[index]?.name}>
          <div className="code-label">{files[index]?.name}</div>
          {block}
        </div>
      ))}
    </div>
  );
}

/** Loads a file that is too long for the page; a link without scripts. */
function SourceButton({ file }: { readonly file: LargeFile }): ReactElement {
  const label = fillWords(useWords().showSource, { size: sizeText(file.bytes) });
  return (
    <div className="code-block" data-language={file.language} data-file={file.name} data-source={file.href}>
      <p className="code-source">
        <button type="button" className="needs-script" data-action="show-source">
          {label}
        </button>
        <noscript>
          <a href={file.href}>{label}</a>
        </noscript>
      </p>
    </div>
  );
}

/** `29_400_000` → `29 MB`. Whole numbers are the same in every language. */
function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${Math.round(bytes / 1e6)} MB`;
}
