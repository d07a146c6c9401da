import type { ColourCode } from '#domain/catalog/colours';

/** The class that gives its colour to a drawing, a stage, a dot or a swatch; styles stay in the style sheet. [LIST-1] */
export function colourClass(colour: ColourCode): `dc-${ColourCode}` {
  return `dc-${colour}`;
}
