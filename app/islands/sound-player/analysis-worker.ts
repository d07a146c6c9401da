import { readRecording } from '#domain/signals/read-recording';
import { saidOf } from '#domain/signals/sound-quality';
import { analysePcg, hearPcg, spectrogram } from '#wasm/pcg';
import type { Answer, Findings, Question } from './analysis';

const COLUMNS_PER_SECOND = 60;
const MOST_COLUMNS = 2400;

let core: WebAssembly.Module;

onmessage = ({ data }: MessageEvent<{ module: WebAssembly.Module } | { id: number; question: Question }>) => {
  if ('module' in data) {
    core = data.module;
    return;
  }
  const answer: Answer = { id: data.id };
  try {
    answer.value = answerTo(data.question);
  } catch (error) {
    answer.fault = (error as { fault?: string }).fault ?? String(error);
  }
  postMessage(answer);
};

function answerTo(question: Question): Answer['value'] {
  switch (question.ask) {
    case 'read':
      return readRecording([{ name: question.name, bytes: question.bytes }]);
    case 'findings':
      return findings(question.rate, question.samples);
    case 'filtered': {
      const { filter, times } = question.setting;
      return hearPcg(core, { sampleRateHz: question.rate, samples: question.samples, filter, gain: times });
    }
  }
}

function findings(sampleRateHz: number, samples: Float32Array): Findings {
  const columns = Math.max(64, Math.min(MOST_COLUMNS, Math.round((samples.length / sampleRateHz) * COLUMNS_PER_SECOND)));
  return { ...saidOf(analysePcg(core, { sampleRateHz, samples })), spectrum: spectrogram(core, { sampleRateHz, samples, columns }) };
}
