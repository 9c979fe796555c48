import * as React from 'react';

/** Whether a disclosure is open, and how to change that. */
export interface DisclosureState {
  /** Whether the panel is shown. */
  readonly open: boolean;
  /** Opens or closes the panel. */
  setOpen(open: boolean): void;
  /** Opens a closed panel, and closes an open one. */
  toggle(): void;
}

/** The options of `useDisclosure`. */
export interface UseDisclosureOptions {
  /** Makes the state controlled: the panel opens and closes only when this value changes. */
  readonly open?: boolean | undefined;
  /**
   * Whether an uncontrolled panel is open at first.
   *
   * @default false
   */
  readonly defaultOpen?: boolean | undefined;
  /**
   * Called when the panel should open or close.
   *
   * @param open the state that the reader asks for
   */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Holds the state of a disclosure, controlled or not.
 *
 * Use it to open a panel from elsewhere on the page, and pass the state to `Disclosure.Root`.
 *
 * @param options the first state and a listener
 * @returns the state and two functions that change it
 * @since 1.1.0
 */
export function useDisclosure(options: UseDisclosureOptions = {}): DisclosureState {
  const { open: controlled, defaultOpen = false, onOpenChange } = options;
  const [own, setOwn] = React.useState(defaultOpen);
  const open = controlled ?? own;
  return React.useMemo(() => {
    const setOpen = (next: boolean) => {
      setOwn(next);
      if (next !== open) onOpenChange?.(next);
    };
    return { open, setOpen, toggle: () => setOpen(!open) };
  }, [open, onOpenChange]);
}
