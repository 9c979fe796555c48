import { createContext, type ReactElement, useContext } from 'react';
import type { SlotHtml } from '../src/model/render-task.ts';
import type { SlotName } from '../src/model/slot-name.ts';
import { demoVariables } from './styles/theme-variables.ts';

/** The slots of a site without components in them. */
export const noSlots: SlotHtml = {};

/** The rendered components in the slots of the page. */
export const SlotsContext = createContext(noSlots);

/** A named place for a component of the site; nothing on sites that have none there. */
export function Slot({ name }: { readonly name: SlotName }): ReactElement | null {
  const html = useContext(SlotsContext)[name];
  if (html === undefined || html === '') return null;
  const variables = demoVariables(html);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: variables of a theme. */}
      {variables !== '' && <style data-page-sheet="" dangerouslySetInnerHTML={{ __html: variables }} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React. */}
      <div data-slot={name} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
