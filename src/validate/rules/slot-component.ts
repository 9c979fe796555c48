import { componentName } from '../../assemble/register-components.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { configPlace, type Rule } from '../rule.ts';

/** Reports slots whose component is not registered. */
export const slotComponent: Rule = ({ config, components }) =>
  config.slots
    .filter(({ component }) => !components.has(componentName(component)))
    .map(({ slot, component }): Diagnostic => {
      const near = nearestName(component, [...components.keys()].sort());
      const key = [`slots.${slot}.component`, `slots.${slot}`].find((one) => config.places[one]);
      return {
        severity: 'error',
        code: 'unknown-component',
        message: `Unknown component "${component}" in the slot "${slot}".`,
        hint:
          near === undefined
            ? 'Add its module to templates/components/, or to a folder in "components" of site.yaml.'
            : `${slot}: ${near}`,
        place: configPlace(config, key ?? 'slots'),
      };
    });
