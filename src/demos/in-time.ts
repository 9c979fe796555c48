/** Something in the browser took longer than it may. */
export class BrowserTooSlow extends Error {}

/** Rejects with `BrowserTooSlow` if a promise takes longer: a page in an endless loop answers nothing. */
export async function inTime<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BrowserTooSlow(`No answer in ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asks again and again until the answer is true, or the time is over. */
export async function untilTrue(ms: number, ask: () => Promise<unknown>): Promise<boolean> {
  for (const end = performance.now() + ms; ; await pause(25)) {
    if ((await inTime(ms, ask())) === true) return true;
    if (performance.now() > end) return false;
  }
}
