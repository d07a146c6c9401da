/** Times of rivals, measured in turn so that whatever else the machine does meets all of them. */
export type Times = Record<string, number[]>;

/** Runs each rival once a round, in turn; the first round warms up and does not count. */
export async function interleave(rounds: number, rivals: Record<string, () => number | Promise<number>>): Promise<Times> {
  const times: Times = Object.fromEntries(Object.keys(rivals).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const names = Object.keys(rivals);
    if (round % 2 === 1) names.reverse();
    for (const name of names) {
      const value = await rivals[name]!();
      if (round > 0) times[name]!.push(value);
    }
  }
  return times;
}

/** The middle of the values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of a's time divided by b's, round by round. */
export function ratio(times: Times, a: string, b: string): number {
  return median(times[a]!.map((value, round) => value / times[b]![round]!));
}
