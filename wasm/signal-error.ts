/** Why the signal core refuses; whatever it refuses left its state as it was. */
export type SignalFault = 'empty' | 'not-a-number' | 'wrong-length' | 'rate-out-of-range' | 'leads' | 'closed' | 'constant';

/** A refusal of the signal core, with the numbers that it concerns. */
export class SignalError extends Error {
  readonly fault: SignalFault;
  readonly facts: Record<string, number>;

  constructor(fault: SignalFault, facts: Record<string, number> = {}) {
    const numbers = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
    super(`signal refused: ${fault}${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}`);
    this.name = 'SignalError';
    this.fault = fault;
    this.facts = facts;
  }
}

// The order of wasm/assembly/fault.ts.
const FAULTS: SignalFault[] = ['empty', 'not-a-number', 'wrong-length', 'rate-out-of-range', 'leads', 'closed', 'constant'];

/** Gives the core's answer, or throws its fault. */
export function checked(answer: number, facts: Record<string, number>): number {
  if (answer >= 0) return answer;
  throw new SignalError(FAULTS[-answer - 1] ?? 'closed', facts);
}
