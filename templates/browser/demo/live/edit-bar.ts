import type { LivePlace, LiveReason } from './live-task.ts';
import { type EditWords, filled, problemSentence } from './problem-sentence.ts';

/** What is wrong with an edited demo. */
export interface LiveProblem {
  readonly reason: LiveReason;
  /** In the reader's text. */
  readonly place?: LivePlace;
  /** The demo still shows an earlier version. */
  readonly hasEarlier: boolean;
}

/** How an edited demo stands: as it was, as it is edited, or with a problem. */
export type EditState = 'original' | 'shown' | LiveProblem;

/** The line under an editor: how it stands with the demo, and the ways out. */
export interface EditBar {
  readonly element: HTMLElement;
  /** Id of the sentence that says how to leave the editor by the keyboard. */
  readonly help: string;
  say(state: EditState): void;
}

/** What a reader may ask for in the bar. */
export interface EditBarActions {
  goTo(place: LivePlace): void;
  startOver(): void;
  close(): void;
}

/** Makes the line under an editor. */
export function createEditBar(id: string, words: EditWords, actions: EditBarActions): EditBar {
  const element = document.createElement('div');
  element.className = 'edit-bar';
  const help = textElement('p', words.editorHelp);
  help.id = `${id}-edit-help`;
  // Readers who do not see the problem appear are told of it.
  const state = document.createElement('div');
  state.className = 'edit-state';
  state.setAttribute('role', 'status');
  element.append(
    state,
    help,
    button(words.startOver, () => actions.startOver()),
    button(words.closeEditor, () => actions.close()),
  );
  return {
    element,
    help: help.id,
    say(now) {
      const isProblem = typeof now === 'object';
      element.dataset.state = isProblem ? 'problem' : now;
      const parts = isProblem
        ? problemParts(now, words, actions)
        : now === 'shown'
          ? [textElement('span', words.showsEdit)]
          : [];
      // What is said already is not said again.
      const text = parts.map((part) => part.textContent).join('');
      if (text !== state.textContent) state.replaceChildren(...parts);
    },
  };
}

function problemParts(
  { reason, place, hasEarlier }: LiveProblem,
  words: EditWords,
  actions: EditBarActions,
): HTMLElement[] {
  const where = place && button(filled(words.problemPlace, { ...place }), () => actions.goTo(place));
  const what = textElement('span', problemSentence(reason, words));
  return [...(where ? [where] : []), what, ...(hasEarlier ? [textElement('span', words.showsEarlier)] : [])];
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = textElement('button', label) as HTMLButtonElement;
  element.type = 'button';
  element.addEventListener('click', act);
  return element;
}

function textElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
