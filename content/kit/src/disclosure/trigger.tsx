import type * as React from 'react';
import { useDisclosureContext } from './disclosure-context.ts';

export interface TriggerProps extends React.ComponentPropsWithRef<'button'> {
  /**
   * What opens the panel besides a click.
   *
   * @default 'none'
   * @since 1.2.0
   */
  readonly openOn?: 'none' | 'focus' | undefined;
}

/** A button that opens and closes the panel. It renders a `<button>`. */
export function Trigger({ openOn = 'none', onClick, onFocus, ...rest }: TriggerProps): React.JSX.Element {
  const { open, setOpen, toggle, panelId, disabled } = useDisclosureContext('Trigger');
  return (
    <button
      type="button"
      disabled={disabled}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) toggle();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (openOn === 'focus') setOpen(true);
      }}
      {...rest}
    />
  );
}
