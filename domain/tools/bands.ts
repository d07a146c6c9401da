const MOST_DECIMALS = 3;

/** The name of the band that a value falls in; a value at a cut belongs to the band above it. */
export function bandOf<const N extends string>(value: number, cuts: readonly number[], names: readonly N[]): N {
  return names[cuts.filter((cut) => value >= cut).length] as N;
}

/** With how many decimals a value is shown: so many more that rounding never lifts it over a cut that it has not reached. */
export function decimalsFor(value: number, decimals: number, cuts: readonly number[] = []): number {
  const crosses = (places: number) => cuts.some((cut) => value >= cut !== Number(value.toFixed(places)) >= cut);
  let places = decimals;
  while (places < MOST_DECIMALS && crosses(places)) places += 1;
  return places;
}
