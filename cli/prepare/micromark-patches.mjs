import { patchPackages } from './patch-packages.mjs';

// Speed of the Markdown parser, applied to its packages while they are bundled: what is parsed stays the same
// (a test compares both), only faster. Each patch is one that its package could take.
//
// micromark asks a function about every character of a page four times: for the document, for its flow, for
// the paragraph and for the text. Three of the four only look for the end of the line, where the piece of
// text in hand ends anyway.

/**
 * For a state that only waits for the end of the line: takes the rest of the string chunk, which holds no
 * line ending, in one step.
 */
const consumeRest = `
  function consumeRest(code) {
    if (point._bufferIndex < 0) return consume(code);
    const chunk = chunks[point._index];
    const size = chunk.length - point._bufferIndex;
    point.column += size;
    point.offset += size;
    point._bufferIndex = -1;
    point._index++;
    context.previous = chunk.charCodeAt(chunk.length - 1);
    consumed = true;
  }
`;

/** For plain text: takes the characters, from this one on, at which no construct of the table can begin. */
const consumeUntil = `
  function consumeUntil(code, constructs) {
    if (point._bufferIndex < 0) return consume(code);
    const chunk = chunks[point._index];
    let end = point._bufferIndex + 1;
    while (end < chunk.length && constructs[chunk.charCodeAt(end)] === undefined) end++;
    const size = end - point._bufferIndex;
    point.column += size;
    point.offset += size;
    context.previous = chunk.charCodeAt(end - 1);
    if (end === chunk.length) {
      point._bufferIndex = -1;
      point._index++;
    } else {
      point._bufferIndex = end;
    }
    consumed = true;
  }
`;

const toLineEnd = (state) => ({
  from: `effects.consume(code);\n    return ${state};\n  }`,
  to: `effects.consumeRest(code);\n    return ${state};\n  }`,
});

/** Package file → what is replaced in it; each text stands there exactly once. */
const patches = {
  'micromark/lib/create-tokenizer.js': [
    { from: '    consume,\n', to: '    consume,\n    consumeRest,\n    consumeUntil,\n' },
    {
      from: "  /** @type {Effects['enter']} */",
      to: `${consumeRest}${consumeUntil}\n  /** @type {Effects['enter']} */`,
    },
  ],
  'micromark/lib/initialize/document.js': [toLineEnd('flowContinue')],
  'micromark/lib/initialize/content.js': [toLineEnd('data')],
  'micromark/lib/initialize/text.js': [
    {
      from: '      // Data.\n      effects.consume(code);',
      to: '      effects.consumeUntil(code, constructs);',
    },
  ],
  'micromark-core-commonmark/lib/content.js': [toLineEnd('chunkInside')],
  'micromark-core-commonmark/lib/code-fenced.js': [toLineEnd('contentChunk')],
  // A handler gets a context of its own for every event, that is 2,000 times a page. Nobody keeps it.
  'mdast-util-from-markdown/lib/index.js': [
    {
      from: `        handler[events[index][1].type].call({
          ...context,
          sliceSerialize: events[index][2].sliceSerialize
        }, events[index][1]);`,
      to: `        context.sliceSerialize = events[index][2].sliceSerialize;
        handler[events[index][1].type].call(context, events[index][1]);`,
    },
  ],
};

/** Bundles the packages of the Markdown parser with their patches. */
export const micromarkPatches = patchPackages('micromark-patches', patches);
