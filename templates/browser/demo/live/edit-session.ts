import { largeFiles, withSources } from '../large-sources.ts';
import { createEditBar, type EditState, type EditWords, fillSentence } from './edit-bar.ts';
import { type EditedFile, editFiles, goToPlace } from './edited-files.ts';
import { liveFrameRules } from './live-frame.ts';
import { loadLibrary } from './live-library.ts';
import { createLiveStage, type LiveOutcome } from './live-stage.ts';
import type { LivePlace } from './live-task.ts';
import { demoSheets, layoutOf, pageAppearance, pageVariant } from './page-appearance.ts';
import { type EditTools, type PreparedEdit, prepareEdit } from './prepare-edit.ts';

/** The editor of one demo. */
export interface EditSession {
  run(): Promise<void>;
  /** Applies the current appearance of the page to the demo. */
  updateAppearance(): void;
  focus(): void;
  /** Restores the original code and demo. */
  startOver(): void;
  /** Restores the original code and demo, and removes the editor. */
  close(): void;
}

/** Makes the code of a demo editable. Discards every run but the latest. */
export function startSession(demo: HTMLElement, words: EditWords, close: () => void): EditSession {
  let latestRun = 0;
  const tools = editTools(demo);
  const startOver = (): void => {
    latestRun += 1;
    for (const file of files) file.startOver();
    result.showOriginal();
  };
  const focus = (): void => shownFiles(files)[0]?.field.focus();
  const bar = createEditBar(demo.id, words, {
    goTo: (place) => goToPlace(shownFiles(files), place),
    startOver() {
      focus();
      startOver();
    },
    close,
  });
  const files = editFiles(demo, (file) => fillSentence(words.editedFile, { file }), bar.help);
  const result = createResult(demo, words, (state) => {
    const faulty = typeof state === 'object' ? state.place?.file : undefined;
    for (const { name, field } of files) field.ariaInvalid = name === faulty ? 'true' : null;
    bar.show(state);
  });
  demo.querySelector('.demo-code')?.append(bar.element);
  return {
    async run() {
      latestRun += 1;
      const thisRun = latestRun;
      const edited = shownFiles(files);
      if (edited.every(({ field, original }) => field.value === original)) {
        result.showOriginal();
        return;
      }
      const sources = edited.map(({ name, field }) => ({ name, text: field.value }));
      const large = largeFiles(demo, pageVariant());
      const loaded = large.length === 0 ? large : await withSources(large).catch(() => undefined);
      const edit: PreparedEdit = loaded
        ? await prepareEdit([...sources, ...loaded], tools)
        : { kind: 'problem', reason: { kind: 'library' } };
      if (thisRun === latestRun) result.show(edit);
    },
    updateAppearance: result.updateAppearance,
    focus,
    startOver,
    close() {
      startOver();
      for (const file of files) file.restore();
      bar.element.remove();
    },
  };
}

function shownFiles(files: readonly EditedFile[]): EditedFile[] {
  return files.filter(({ variant }) => variant === undefined || variant === pageVariant());
}

function createResult(demo: HTMLElement, words: EditWords, onState: (state: EditState) => void) {
  let shown: 'original' | 'edit' = 'original';
  let sourcePlace = (place: LivePlace): LivePlace => place;
  const handleOutcome = (outcome: LiveOutcome): void => {
    if (outcome.kind === 'shown') {
      shown = 'edit';
      onState('shown');
      return;
    }
    const { reason, place, version } = outcome;
    const hasEarlier = version === 'new' && shown === 'edit';
    onState({ reason, ...(place && { place: sourcePlace(place) }), hasEarlier });
  };
  const title = fillSentence(words.editedFrame, { name: demo.dataset.name ?? '' });
  const stage = createLiveStage(demo, title, handleOutcome);
  return {
    show(edit: PreparedEdit) {
      if (edit.kind === 'problem') {
        onState({ ...edit, hasEarlier: shown === 'edit' });
        return;
      }
      const { library, files } = edit;
      sourcePlace = edit.sourcePlace;
      stage.run({
        chunks: library.chunks,
        files,
        sheets: [...library.sheets, liveFrameRules],
        exported: demo.dataset.export ?? 'default',
        layout: layoutOf(demo),
        appearance: pageAppearance(demo),
        words: { stopped: words.stopped, restart: words.restart, broken: words.broken },
      });
    },
    showOriginal() {
      shown = 'original';
      stage.clear();
      onState('original');
    },
    updateAppearance: () => stage.setAppearance(pageAppearance(demo)),
  };
}

/** Starts loading the compiler and the library, so that they are ready for the first edit. */
function editTools(demo: HTMLElement): EditTools {
  const tools: EditTools = {
    compiler: async () => (await import('./compile-file.ts')).compileFile,
    library: () => loadLibrary(demo.dataset.live ?? '', demoSheets()),
  };
  // Ignore failures here: the first edit loads again and reports them.
  for (const loading of [tools.compiler(), tools.library()]) loading.catch(() => undefined);
  return tools;
}
