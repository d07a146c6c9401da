import { parseArgs } from 'node:util';
import { analyseSound } from '#services/signals/analyse-sound';
import { openCore } from '#services/signals/core';
import { readRecordingAt } from '#services/signals/read-file';
import { CommandFault, inJson, placeOf, runCommand, valueOf } from './run-command';

const MILLISECONDS = 1000;

/** Heart rate and heart sounds of a WAV file, in seconds from its start. [PCG-2] */
await runCommand(async ([name, ...args]) => {
  const { values, positionals } = parseArgs({ args, options: { channel: { type: 'string' } }, allowPositionals: true });
  const [file, ...more] = positionals;
  if (name !== 'events' || file === undefined || more.length > 0) throw new CommandFault('usage: pcg -- events FILE.wav [--channel NAME|N]');
  const recording = valueOf(await readRecordingAt(placeOf(file)));
  const { heartRateBpm, events } = valueOf(analyseSound(await openCore(), recording, values.channel));
  return inJson({ heartRateBpm, events: events.map(({ t, kind }) => ({ t: Math.round(t * MILLISECONDS) / MILLISECONDS, kind })) });
});
