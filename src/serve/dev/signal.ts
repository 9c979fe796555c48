/** Something that happens once, for whoever waits. */
export interface Signal {
  readonly sent: Promise<void>;
  send(): void;
}

/** It has not happened yet. */
export function createSignal(): Signal {
  let send = (): void => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { sent, send };
}
