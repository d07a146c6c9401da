import type { ColourCode } from '#domain/catalog/colours';

export type Stage = 'glaze' | 'sand' | 'rose' | 'mist';

const stages: Record<ColourCode, Stage> = {
  black: 'mist',
  brown: 'sand',
  blue: 'sand',
  copper: 'sand',
  gold: 'rose',
  green: 'glaze',
  grey: 'rose',
  white: 'rose',
  orange: 'mist',
  red: 'mist',
  silver: 'glaze',
  'matte-black': 'mist',
  'glossy-black': 'rose',
  'prussian-blue': 'sand',
  'metallic-gold': 'glaze',
  'metallic-silver': 'rose',
  beige: 'mist',
  navy: 'rose',
};

/** The background for a device's colour: mist or rose for white and black, none that equals the colour itself. */
export function stageFor(colour: ColourCode | undefined): Stage {
  return colour ? stages[colour] : 'glaze';
}
