import { escapeHtml } from './html.ts';

/** The plan that a feature requires. */
export type Plan = 'community' | 'pro' | 'premium';

/** A ring, a diamond and a star, in 24 by 24 units: they differ by shape, not by colour alone. */
const shapes: Readonly<Record<Plan, string>> = {
  community: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z',
  pro: 'M12 2l9 10-9 10L3 12Z',
  premium: 'M12 2l3 6.6 7 .8-5.2 4.8 1.4 7.1L12 17.8l-6.2 3.5 1.4-7.1L2 9.4l7-.8Z',
};

/** Renders the icon of a plan with its name for screen readers, which may be a placeholder. */
export function planIcon(plan: Plan, label: string): string {
  return (
    `<svg class="plan-icon ${plan}" viewBox="0 0 24 24" role="img" aria-label="${escapeHtml(label)}">` +
    `<path d="${shapes[plan]}"/></svg>`
  );
}
