import { NS1_SE_TIMES, NS1_TIMES } from '../catalog/device-figures';

/** What a stethoscope lets through: the heart, the lung, or both. [PCG-1] */
export type SoundFilter = 'heart' | 'lung' | 'both';
export const soundFilters = ['heart', 'lung', 'both'] as const satisfies readonly SoundFilter[];

/** The band of each filter, in hertz. [PCG-1] */
export const soundBandsHz: Record<SoundFilter, readonly [number, number]> = { heart: [20, 200], lung: [100, 1000], both: [20, 1000] };

/** How much louder each model makes a sound; one time is as recorded. [PCG-1, NUM-7] */
export const soundGains = [
  { times: 1, models: [] },
  { times: NS1_TIMES, models: ['NS1'] },
  { times: NS1_SE_TIMES, models: ['NS1-SE', 'NS1-SE-Plus'] },
] as const satisfies readonly { times: number; models: readonly string[] }[];

/** Times that a sound may be made louder. */
export type SoundTimes = (typeof soundGains)[number]['times'];
