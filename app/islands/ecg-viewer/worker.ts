import { Engine } from './engine';
import type { Ask } from './protocol';

let engine: Engine | undefined;

onmessage = ({ data }: MessageEvent<Ask>) => {
  if (data.ask === 'start') engine = new Engine(data.core, data.stage, data.overview, (said) => postMessage(said));
  else engine?.take(data);
};
