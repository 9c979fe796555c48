import type { EditWord } from '../../../../src/model/words.ts';
import type { LivePlace, LiveReason } from './live-task.ts';

/** The texts of the editor, in the language of the page. */
export type EditWords = Readonly<Record<EditWord, string>>;

interface LiveProblem {
  readonly reason: LiveReason;
  /** Position in the reader's text. */
  readonly place?: LivePlace;
  readonly hasEarlier: boolean;
}

/** The state of an edited demo: unchanged, showing the edit, or with a problem. */
export type EditState = 'original' | 'shown' | LiveProblem;

/** The line under an editor, with the state of the demo and the buttons of the editor. */
export interface EditBar {
  readonly element: HTMLElement;
  /** Id of the sentence that explains how to leave the editor with the keyboard. */
  readonly help: string;
  show(state: EditState): void;
}

interface EditBarActions {
  goTo(place: LivePlace): void;
  startOver(): void;
  close(): void;
}

/** Creates the line under an editor. */
export function createEditBar(id: string, words: EditWords, actions: EditBarActions): EditBar {
  const element = Object.assign(document.createElement('div'), { className: 'edit-bar' });
  const help = Object.assign(textElement('p', words.editorHelp), { id: `${id}-edit-help` });
  // A live region, so that screen readers announce problems.
  const status = Object.assign(document.createElement('div'), { className: 'edit-state', role: 'status' });
  element.append(
    status,
    help,
    button(words.startOver, () => actions.startOver()),
    button(words.closeEditor, () => actions.close()),
  );
  return {
    element,
    help: help.id,
    show(state) {
      const isProblem = typeof state === 'object';
      element.dataset.state = isProblem ? 'problem' : state;
      const parts = isProblem
        ? problemParts(state, words, actions)
        : state === 'shown'
          ? [textElement('span', words.showsEdit)]
          : [];
      // Replacing equal text would announce it again.
      const text = parts.map((part) => part.textContent).join('');
      if (text !== status.textContent) status.replaceChildren(...parts);
    },
  };
}

/** Returns the sentence that explains why an edited demo does not run. */
export function problemSentence(reason: LiveReason, words: EditWords): string {
  switch (reason.kind) {
    case 'package':
      return fillSentence(words.noPackage, { name: reason.name, list: reason.offered.join(', ') });
    case 'file':
      return fillSentence(words.noFile, { name: reason.name });
    case 'export':
      return fillSentence(reason.offered ? words.notOffered : words.noExport, {
        name: reason.name,
        from: reason.from,
        list: reason.offered?.join(', ') ?? '',
      });
    case 'component':
      return words.noComponent;
    case 'library':
      return words.noLibrary;
    case 'message':
      return reason.message;
  }
}

/** Replaces the placeholders of a sentence: `{name}`. */
export function fillSentence(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  );
}

function problemParts(
  { reason, place, hasEarlier }: LiveProblem,
  words: EditWords,
  actions: EditBarActions,
): HTMLElement[] {
  const link = place && button(fillSentence(words.problemPlace, { ...place }), () => actions.goTo(place));
  const sentence = textElement('span', problemSentence(reason, words));
  return [
    ...(link ? [link] : []),
    sentence,
    ...(hasEarlier ? [textElement('span', words.showsEarlier)] : []),
  ];
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  return Object.assign(textElement('button', label), { type: 'button' as const, onclick: onClick });
}

function textElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text });
}
