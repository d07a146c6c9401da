export { ecgDerive, ecgFinish, ecgInput, ecgOpen, ecgOutput, ecgProcess } from './ecg/stream';
export { ecgCoefficients } from './ecg/filters';
export { ecgBeatCount, ecgTakeBeats } from './ecg/beats';
export { ecgSegmentCount, ecgTakeSegments } from './ecg/quality';
export { pcgInput, pcgLatency, pcgOpen, pcgOutput, pcgProcess, pcgSetFilter, pcgSetGain } from './pcg/stream';
export {
  SOUND_WINDOW,
  soundEnvelope,
  soundEvents,
  soundFinish,
  soundHeartRate,
  soundInput,
  soundOpen,
  soundPush,
  soundQuality,
} from './pcg/sound-analysis';
export { spectrumAdd, spectrumBins, spectrumInput, spectrumOpen, spectrumOutput } from './pcg/spectrum';
export { reserve } from './memory';
export { minMaxRuns } from './decimate/extremes';
export { decimateWindow, WINDOW } from './decimate/window';
export { minMaxOpen, minMaxOutput, minMaxPush } from './decimate/min-max';
export { lttbChoose, lttbIndices, lttbMean, lttbOpen, lttbValues } from './decimate/lttb';
