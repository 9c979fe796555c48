/** An event that happens at most once. */
export interface Signal<Value> {
  /** Resolves with the value of the first call of `send`. */
  readonly sent: Promise<Value>;
  send(value: Value): void;
}

/** Creates a signal that has not been sent. */
export function createSignal<Value = void>(): Signal<Value> {
  let send = (_: Value): void => {};
  const sent = new Promise<Value>((resolve) => {
    send = resolve;
  });
  return { sent, send: (value) => send(value) };
}
