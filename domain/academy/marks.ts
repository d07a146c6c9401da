import type { SignalPlan } from '../signals/signal-plan';
import { syntheticEcg } from '../signals/synthetic-ecg';
import { syntheticHeartSound } from '../signals/synthetic-pcg';

/** What is to be marked in a signal: every beat, the early ones alone, or one of the two heart sounds. [ACAD-3] */
export const markTargets = ['beats', 'early', 's1', 's2'] as const;
export type MarkTarget = (typeof markTargets)[number];
type Place = { ms: number; kind: MarkTarget };

const SAMPLE_RATE_HZ = 250;
/** How far behind a beat a wrong mark is offered, on its T wave: further than a mark may be off. */
const WRONG_AFTER_MS = 330;
/** How near to another place none is offered. */
const APART_MS = 200;

export const isTargetOf = (plan: SignalPlan, target: MarkTarget): boolean => (plan.kind === 'ecg') === (target === 'beats' || target === 'early');

/** Every place that was put into a signal, in order. */
function placesIn(plan: SignalPlan): Place[] {
  if (plan.kind === 'ecg') {
    const { beats } = syntheticEcg({ ...plan.options, sampleRateHz: SAMPLE_RATE_HZ });
    return beats.map(({ sample, kind }) => ({ ms: Math.round((sample / SAMPLE_RATE_HZ) * 1000), kind: kind === 'normal' ? 'beats' : 'early' }));
  }
  return syntheticHeartSound(plan.options).sounds.map(({ t, kind }) => ({ ms: Math.round(t * 1000), kind: kind === 'S1' ? 's1' : 's2' }));
}

/** Where the right marks are, in milliseconds: known, since they were put in. [ACAD-3] */
export function rightMarks(plan: SignalPlan, target: MarkTarget): number[] {
  return placesIn(plan).flatMap(({ ms, kind }) => (target === 'beats' || kind === target ? [ms] : []));
}

/** The numbered places among which one chooses without scripts: the right ones, and others that look like them. [ACAD-3] */
export function offeredMarks(plan: SignalPlan, target: MarkTarget): number[] {
  const places = placesIn(plan).map(({ ms }) => ms);
  if (target !== 'beats') return places;
  const end = plan.options.seconds * 1000;
  const wrong = places.filter((_, at) => at % 2 === 0).map((ms) => ms + WRONG_AFTER_MS);
  const apart = wrong.filter((ms) => ms < end && places.every((place) => Math.abs(place - ms) >= APART_MS));
  return [...places, ...apart].sort((one, other) => one - other);
}
