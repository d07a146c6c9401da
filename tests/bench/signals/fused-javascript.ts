/** Monitor mode with notch, six leads and min-max as one loop of JavaScript: the same arithmetic, the best that we know to write. */
export class FusedJavaScript {
  readonly inputs: [Float32Array, Float32Array];
  readonly outputs: Float32Array[];
  readonly extremes: Float32Array;
  readonly #c: Float64Array;
  readonly #states = [new Float64Array(12), new Float64Array(12)] as const;

  constructor(coefficients: Float64Array, block: number) {
    this.#c = coefficients;
    this.inputs = [new Float32Array(block), new Float32Array(block)];
    this.outputs = Array.from({ length: 6 }, () => new Float32Array(block));
    this.extremes = new Float32Array((block / RUN) * 12);
  }

  process(): void {
    const block = this.inputs[0].length;
    for (let from = 0; from < block; from += RUN) {
      this.#filter(this.inputs[0], this.outputs[0]!, this.#states[0], from);
      this.#filter(this.inputs[1], this.outputs[1]!, this.#states[1], from);
      for (const states of this.#states) for (let k = 0; k < 12; k++) if (Math.abs(states[k]!) < 1e-30) states[k] = 0;
    }
    this.#derive(block);
  }

  /** The extremes of each run of each lead, as the core's. */
  minMax(): void {
    let at = 0;
    for (const row of this.outputs)
      for (let from = 0; from < row.length; from += RUN) {
        let least = row[from]!;
        let greatest = least;
        for (let i = from + 1; i < from + RUN; i++) {
          const v = row[i]!;
          if (v < least) least = v;
          if (v > greatest) greatest = v;
        }
        this.extremes[at++] = least;
        this.extremes[at++] = greatest;
      }
  }

  #derive(block: number): void {
    const [one, two, three, avr, avl, avf] = this.outputs as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
    for (let i = 0; i < block; i++) {
      const a = one[i]!;
      const b = two[i]!;
      three[i] = b - a;
      avr[i] = 0 - a * 0.5 - b * 0.5;
      avl[i] = a - b * 0.5;
      avf[i] = b - a * 0.5;
    }
  }

  #filter(input: Float32Array, output: Float32Array, states: Float64Array, from: number): void {
    const c = this.#c;
    const [g1, g2, l1c, l2c, r1c, r2c] = [c[0]!, c[1]!, c[2]!, c[3]!, c[4]!, c[5]!];
    const [ub, u1, u2, db, d1c, d2c, gain] = [c[6]!, c[7]!, c[8]!, c[9]!, c[10]!, c[11]!, c[12]!];
    let [x1, d1, h1, h2, l1, l2] = [states[0]!, states[1]!, states[2]!, states[3]!, states[4]!, states[5]!];
    let [m1, m2, n1, n2, o1, o2] = [states[6]!, states[7]!, states[8]!, states[9]!, states[10]!, states[11]!];
    for (let i = from; i < from + RUN; i++) {
      const x = input[i]!;
      const d = x - x1;
      const h = d - (d1 + g2 * h2) - g1 * h1;
      const l = h + (h1 + (h1 + h2) - l2c * l2) - l1c * l1;
      const m = l + (l1 + (l1 + l2) - r2c * m2) - r1c * m1;
      const n = m + (m2 + ub * m1 - u2 * n2) - u1 * n1;
      const o = n + (n2 + db * n1 - d2c * o2) - d1c * o1;
      output[i] = o * gain;
      x1 = x;
      d1 = d;
      h2 = h1;
      h1 = h;
      l2 = l1;
      l1 = l;
      m2 = m1;
      m1 = m;
      n2 = n1;
      n1 = n;
      o2 = o1;
      o1 = o;
    }
    const last = [x1, d1, h1, h2, l1, l2, m1, m2, n1, n2, o1, o2];
    for (let k = 0; k < 12; k++) states[k] = last[k]!;
  }
}

/** Samples between two looks at silence, and of one pair of extremes. */
export const RUN = 256;
