import type * as React from 'react';
import { useDisclosureContext } from './disclosure-context.ts';

export interface PanelProps extends Omit<React.ComponentPropsWithRef<'div'>, 'id' | 'hidden'> {
  /**
   * Keeps the content of a closed panel in the page, so that the browser's search finds it.
   *
   * @default true
   */
  readonly keepMounted?: boolean | undefined;
  /**
   * Renders nothing while the panel is closed.
   *
   * @deprecated Use `keepMounted={false}` instead.
   */
  readonly unmountOnClose?: boolean | undefined;
}

/** The content that the trigger opens. It renders a `<div>`. */
export function Panel(props: PanelProps): React.JSX.Element | null {
  const { keepMounted = true, unmountOnClose = false, ...rest } = props;
  const { open, panelId } = useDisclosureContext('Panel');
  if (!open && (!keepMounted || unmountOnClose)) return null;
  return <div id={panelId} hidden={!open} {...rest} />;
}
