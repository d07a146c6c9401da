import type { Colours } from './protocol';

const ROLES: Colours = {
  paper: '--ecg-paper',
  small: '--ecg-minor',
  large: '--ecg-major',
  trace: '--ecg-trace',
  label: '--ecg-label',
  warn: '--warn',
  window: '--action',
};

/** The theme's colours, as a canvas needs them. */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  return Object.fromEntries(Object.entries(ROLES).map(([name, role]) => [name, style.getPropertyValue(role).trim()])) as Colours;
}
