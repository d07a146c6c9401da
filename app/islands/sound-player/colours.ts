/** The page's own colours, as they stand in this theme. */
export type Colours = { wave: string; soft: string; envelope: string; axis: string; grid: string; mark: string; span: string };

export function coloursOf(place: HTMLElement): Colours {
  const style = getComputedStyle(place);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    wave: token('--wave') || token('--pulse'),
    soft: token('--wave-rest') || token('--line-strong'),
    envelope: token('--envelope') || token('--chart-1'),
    axis: token('--wave-axis') || token('--chart-axis'),
    grid: token('--wave-grid') || token('--chart-grid'),
    mark: token('--wave-mark') || token('--ink'),
    span: token('--wave-span') || token('--chart-band'),
  };
}
