import * as React from 'react';
import type { DisclosureState } from './use-disclosure.ts';

/** What the parts of a disclosure share. */
export interface DisclosureContextValue extends DisclosureState {
  readonly panelId: string;
  readonly disabled: boolean;
}

export const DisclosureContext = React.createContext<DisclosureContextValue | undefined>(undefined);

/** Returns what the parts share. Throws outside a root, with the name of the part. */
export function useDisclosureContext(part: string): DisclosureContextValue {
  const value = React.useContext(DisclosureContext);
  if (!value) throw new Error(`Disclosure.${part} must be inside Disclosure.Root.`);
  return value;
}
