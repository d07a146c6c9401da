/**
 * Pairs each reference with at most one finding and each finding with at most one reference, no further apart than `within`;
 * both ascend. In the order of time the earliest that still fits is taken, which pairs as many as can be paired.
 */
export function matchOneToOne(reference: ArrayLike<number>, found: ArrayLike<number>, within: number): { partner: Int32Array; taken: Uint8Array } {
  const partner = new Int32Array(reference.length).fill(-1);
  const taken = new Uint8Array(found.length);
  for (let r = 0, f = 0; r < reference.length && f < found.length;) {
    const apart = found[f]! - reference[r]!;
    if (apart < -within) f++;
    else if (apart > within) r++;
    else {
      taken[f] = 1;
      partner[r++] = f++;
    }
  }
  return { partner, taken };
}
