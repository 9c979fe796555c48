import type { DemoControls } from '../../../../src/model/demo-controls.ts';
import { type Choices, choose, readChoices, withChoices } from './choices.ts';
import { readField, shownChoices, showValues } from './control-fields.ts';
import { resultingCode, textOf } from './resulting-code.ts';

/** Properties of the controls, as their markup carries them. */
export interface ControlsIslandProps extends Pick<DemoControls, 'element' | 'controls'> {
  readonly words: { readonly codeChanged: string; readonly wereReset: string };
}

interface ControlsOptions extends ControlsIslandProps {
  /** Id of the demo. */
  readonly id: string;
}

/** Milliseconds without a change after which the address has the choices: browsers limit its changes. */
const addressPause = 300;

/** Milliseconds without a change after which screen readers hear the code. */
const announcementPause = 800;

/**
 * Makes the controls of a demo work: they change its props, its code, and the address of the page. The event
 * `island-end` on the element ends that.
 */
export async function mount(element: HTMLElement, options: ControlsOptions): Promise<void> {
  const demo = element.closest<HTMLElement>('.demo');
  if (!demo) return;
  const { id, controls, words } = options;
  let choices: Choices = {};
  const saveSoon = delayed(addressPause, () => saveChoices(options, choices));
  const announceSoon = delayed(announcementPause, (text: string) => announce(element, text));

  const change = (next: Choices): string => {
    choices = next;
    const html = resultingCode(options, choices);
    showCode(demo, html);
    passOn(demo, choices);
    return textOf(html).replace(/\s*\n\s*/g, ' ');
  };
  const show = (next: Choices): void => {
    change(next);
    showValues(element, controls, choices);
  };
  const reset = (): void => {
    show({});
    saveSoon.now();
    saveChoices(options, choices);
  };
  listen(element, demo, {
    input(field) {
      const read = readField(field, controls);
      if (!read) return;
      const code = change(choose(choices, read.control, read.value));
      saveSoon();
      announceSoon(words.codeChanged.replace('{code}', () => code));
    },
    change: () => saveSoon.now(),
    resetFields() {
      reset();
      announceSoon(words.wereReset);
    },
    resetDemo: reset,
    followAddress: () => show(readChoices(location.search, id, controls)),
  });
  // What the reader has chosen before the script has come counts more than the address.
  show({ ...readChoices(location.search, id, controls), ...shownChoices(element, controls) });
  saveChoices(options, choices);
}

/** What the controls of a demo do. */
interface ControlEvents {
  input(field: Element): void;
  /** At the end of typing, or of dragging in a picker; a link that is clicked next leaves the page. */
  change(): void;
  resetFields(): void;
  resetDemo(): void;
  /** After the reader has gone back, and after `docs dev` has replaced the demo, the code or the fields. */
  followAddress(): void;
}

function listen(element: HTMLElement, demo: Element, events: ControlEvents): void {
  const ending = new AbortController();
  const { signal } = ending;
  const onInput = ({ target }: Event) => target instanceof Element && events.input(target);
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('change', events.change, { signal });
  element.querySelector('[data-controls-reset]')?.addEventListener('click', events.resetFields, { signal });
  // Only captured, because the event does not bubble.
  demo.addEventListener('demo-reset', events.resetDemo, { signal, capture: true });
  addEventListener('popstate', events.followAddress, { signal });
  document.addEventListener('colophon:parts', events.followAddress, { signal });
  element.addEventListener('island-end', () => ending.abort(), { once: true });
}

function saveChoices({ id, controls }: ControlsOptions, choices: Choices): void {
  const address = withChoices(location.href, id, { controls, choices });
  if (address !== location.href) history.replaceState(history.state, '', address);
}

function showCode(demo: Element, html: string): void {
  const code = demo.querySelector('.demo-result code');
  if (code && code.innerHTML !== html) code.innerHTML = colophonTrusted.createHTML(html);
}

/** Passes the choices to the island of the demo, which is hydrated now if it is not yet. */
function passOn(demo: Element, choices: Choices): void {
  const root = demo.querySelector<HTMLElement>('.demo-root');
  if (!root) return;
  const props = JSON.stringify(choices);
  if (props === (root.dataset.demoProps ?? '{}')) return;
  root.dataset.demoProps = props;
  root.dispatchEvent(new Event('demo-props'));
  root.dispatchEvent(new Event('pointerover'));
}

function announce(element: Element, text: string): void {
  const region = element.querySelector('[role=status]');
  if (region) region.textContent = text;
}

type Delayed<Given extends readonly unknown[]> = ((...given: Given) => void) & {
  /** Calls at once what is waiting. */
  now(): void;
};

/** Calls a function after a pause without further calls, with what the last one gave. */
function delayed<Given extends readonly unknown[]>(
  pause: number,
  call: (...given: Given) => void,
): Delayed<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  const now = (): void => {
    clearTimeout(timer);
    waiting?.();
    waiting = undefined;
  };
  const later = (...given: Given): void => {
    clearTimeout(timer);
    waiting = () => call(...given);
    timer = setTimeout(now, pause);
  };
  return Object.assign(later, { now });
}
