/** Something that happens once, for whoever waits. */
export interface Signal<Value = void> {
  readonly sent: Promise<Value>;
  /** What is sent later counts for nothing. */
  send(value: Value): void;
}

/** It has not happened yet. */
export function createSignal<Value = void>(): Signal<Value> {
  let send = (_: Value): void => {};
  const sent = new Promise<Value>((resolve) => {
    send = resolve;
  });
  return { sent, send: (value) => send(value) };
}
