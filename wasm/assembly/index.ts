export { ecgFinish, ecgInput, ecgOpen, ecgOutput, ecgProcess } from './ecg/stream';
export { ecgCoefficients } from './ecg/filters';
export { ecgBeatCount, ecgTakeBeats } from './ecg/beats';
export { ecgSegmentCount, ecgTakeSegments } from './ecg/quality';
export { pcgInput, pcgLatency, pcgOpen, pcgOutput, pcgProcess, pcgSetFilter, pcgSetGain } from './pcg/stream';
export { reserve } from './memory';
