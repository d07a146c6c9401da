/** The core with its steps laid open, for showing how a figure comes about; browsers that only want figures fetch the smaller one. */
export * from './index';
export { ecgResponse } from './ecg/filters';
export { ecgTraceOpen, watchedLead as ecgWatchedLead } from './ecg/beats';
export { ecgTraceCandidateCount, ecgTraceCandidates, ecgTraceLevelCount, ecgTraceLevels } from './ecg/trace';
export { soundBand, soundLevels } from './pcg/sound-analysis';
export { soundResponse } from './pcg/sound-bands';
export { soundCycle, soundCycles, soundSystole } from './pcg/sound-search';
export { tune } from './tune';
