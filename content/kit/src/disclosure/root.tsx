import * as React from 'react';
import { DisclosureContext } from './disclosure-context.ts';
import { type DisclosureState, type UseDisclosureOptions, useDisclosure } from './use-disclosure.ts';

export interface RootProps extends UseDisclosureOptions, React.ComponentPropsWithRef<'div'> {
  /**
   * Keeps the panel as it is, and removes the trigger from the tab order.
   *
   * @default false
   */
  readonly disabled?: boolean | undefined;
  /** A state from `useDisclosure`, instead of `open` and `defaultOpen`. */
  readonly state?: DisclosureState | undefined;
}

/**
 * Groups a trigger and the panel that it opens. It renders a `<div>`.
 *
 * @example
 * <Disclosure.Root>
 *   <Disclosure.Trigger>Details</Disclosure.Trigger>
 *   <Disclosure.Panel>…</Disclosure.Panel>
 * </Disclosure.Root>
 */
export function Root(props: RootProps): React.JSX.Element {
  const { open, defaultOpen, onOpenChange, disabled = false, state, ...rest } = props;
  const own = useDisclosure({ open, defaultOpen, onOpenChange });
  const panelId = React.useId();
  const shared = state ?? own;
  const value = React.useMemo(() => ({ ...shared, panelId, disabled }), [shared, panelId, disabled]);
  return (
    <DisclosureContext value={value}>
      <div data-open={shared.open || undefined} {...rest} />
    </DisclosureContext>
  );
}
