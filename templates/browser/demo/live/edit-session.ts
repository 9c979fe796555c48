import { createEditBar, type EditState } from './edit-bar.ts';
import { type EditedFile, editFiles, goToPlace } from './edited-files.ts';
import { liveFrameRules } from './frame-rules.ts';
import { readLibrary } from './live-library.ts';
import { createLiveStage, type LiveOutcome, type LiveStage } from './live-stage.ts';
import type { LivePlace } from './live-task.ts';
import { demoSheets, layoutOf, pageLook, pageVariant } from './page-appearance.ts';
import { type EditTools, type PreparedEdit, prepareEdit } from './prepare-edit.ts';
import { type EditWords, filled } from './problem-sentence.ts';

/** The editor of one demo. */
export interface EditSession {
  /** Tries what the fields say now. */
  run(): Promise<void>;
  /** Takes over what the page looks like now. */
  look(): void;
  focus(): void;
  /** Brings back code and demo as they were. */
  startOver(): void;
  /** Does the same and takes the editor away. */
  close(): void;
}

/** Makes the code of a demo editable. Only the newest attempt counts; what a later one has overtaken ends unseen. */
export function startSession(demo: HTMLElement, words: EditWords, close: () => void): EditSession {
  let attempt = 0;
  const tools = editTools(demo);
  const startOver = (): void => {
    attempt += 1;
    for (const { field, original } of files) field.value = original;
    result.showOriginal();
  };
  const focus = (): void => inFront(files)[0]?.field.focus();
  const bar = createEditBar(demo.id, words, {
    goTo: (place) => goToPlace(inFront(files), place),
    startOver() {
      startOver();
      focus();
    },
    close,
  });
  const files = editFiles(demo, (file) => filled(words.editedFile, { file }), bar.help);
  const result = createResult(demo, words, (state) => {
    const faulty = typeof state === 'object' ? state.place?.file : undefined;
    for (const { name, field } of files) field.ariaInvalid = name === faulty ? 'true' : null;
    bar.say(state);
  });
  demo.querySelector('.demo-code')?.append(bar.element);
  return {
    async run() {
      attempt += 1;
      const mine = attempt;
      const edited = inFront(files);
      if (edited.every(({ field, original }) => field.value === original)) {
        result.showOriginal();
        return;
      }
      const sources = edited.map(({ name, field }) => ({ name, text: field.value }));
      const edit = await prepareEdit(sources, tools);
      if (mine === attempt) result.show(edit);
    },
    look: result.look,
    focus,
    startOver,
    close() {
      startOver();
      for (const file of files) file.restore();
      bar.element.remove();
    },
  };
}

/** The files in the variant that the page shows. */
function inFront(files: readonly EditedFile[]): EditedFile[] {
  return files.filter(({ variant }) => variant === undefined || variant === pageVariant());
}

/** What the editor has brought about. */
interface EditResult {
  show(edit: PreparedEdit): void;
  showOriginal(): void;
  look(): void;
}

function createResult(demo: HTMLElement, words: EditWords, say: (state: EditState) => void): EditResult {
  let shows: 'original' | 'edit' = 'original';
  const title = filled(words.editedFrame, { name: demo.dataset.name ?? '' });
  let sourcePlace = (place: LivePlace): LivePlace => place;
  const hear = (outcome: LiveOutcome): void => {
    if (outcome.kind === 'shown') {
      shows = 'edit';
      say('shown');
      return;
    }
    const { reason, place, version } = outcome;
    const hasEarlier = version === 'new' && shows === 'edit';
    say({ reason, ...(place && { place: sourcePlace(place) }), hasEarlier });
  };
  const stage: LiveStage = createLiveStage(demo, title, hear);
  return {
    show(edit) {
      if (edit.kind === 'problem') {
        say({ ...edit, hasEarlier: shows === 'edit' });
        return;
      }
      const { library, files } = edit;
      sourcePlace = edit.sourcePlace;
      const sheets = [...library.sheets, liveFrameRules];
      stage.run({
        chunks: library.chunks,
        files,
        sheets,
        layout: layoutOf(demo),
        look: pageLook(demo),
        words: { stopped: words.stopped, restart: words.restart, broken: words.broken },
      });
    },
    showOriginal() {
      shows = 'original';
      stage.clear();
      say('original');
    },
    look: () => stage.look(pageLook(demo)),
  };
}

/** Both are on their way when an editor opens, so that they are there for the first edit. */
function editTools(demo: HTMLElement): EditTools {
  const tools: EditTools = {
    compiler: async () => (await import('./compile-file.ts')).compileFile,
    library: () => readLibrary(demo.dataset.live ?? '', demoSheets()),
  };
  // A failure is told at the first edit, which asks again.
  for (const coming of [tools.compiler(), tools.library()]) coming.catch(() => undefined);
  return tools;
}
