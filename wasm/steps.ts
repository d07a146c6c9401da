/** The core step by step, typed: for showing how a figure comes about. */
export type { Candidate, CoreConstant, CoreConstants, EcgSteps, SoundSteps } from './steps-types';
export { CORE_CONSTANTS } from './steps-types';
export { ecgSteps } from './ecg-steps';
export { soundSteps } from './sound-steps';
export { FAIR, GOOD, levelOf } from './ecg-stream';
export { NEAR, NN50_MS, normalIntervals, variability } from './heart-rate-variability';
