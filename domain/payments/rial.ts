import { toman } from '../money';
import type { Toman } from '../money';

/** Ten rial are a toman; rial stand in gateways' wires and on invoices only. */
export const RIAL_PER_TOMAN = 10;

/** An amount as a gateway's rial wire carries it. */
export function rialOf(amountToman: number): number {
  return amountToman * RIAL_PER_TOMAN;
}

/** Whole toman of rial; a part of a toman is none. */
export function tomanOfRial(rial: number): Toman {
  return toman(Math.floor(rial / RIAL_PER_TOMAN));
}
