import { gains, leadCounts, speeds, standardChoice } from '#domain/signals/strip-choice';
import { say } from '#locales/say';
import { drawRecording } from '#services/signals/draw-recording';
import { openCore } from '#services/signals/core';
import { filterOf, leadNumber, number, oneOf, openRecord, parsed } from './ecg-options';
import { valueOf } from './run-command';

const USAGE = 'ecg -- svg RECORD [--lead N | --leads 6] [--from SECONDS] [--speed 25|50] [--gain 5|10|20] [--mode …] [--notch …]';

/** A strip of the recording on ECG paper, as an SVG file: six leads where I and II are there, else the lead that is asked for. [ECG-2] */
export async function ecgSvg(args: string[]): Promise<string> {
  const { place, typed } = parsed(args, USAGE);
  const { recording } = await openRecord(place, typed);
  const { mode, notchHz } = filterOf({ notch: String(standardChoice.notch), ...typed });
  const choice = {
    speed: oneOf('speed', speeds, typed.speed) ?? standardChoice.speed,
    gain: oneOf('gain', gains, typed.gain) ?? standardChoice.gain,
    leads: oneOf('leads', leadCounts, typed.leads) ?? (typed.lead === undefined ? standardChoice.leads : 1),
    mode,
    notch: notchHz,
  };
  const fromSeconds = typed.from === undefined ? 0 : number('from', typed.from);
  const said = {
    one: (lead: string, seconds: number) => `ECG, lead ${lead}, ${seconds} s`,
    six: (seconds: number) => `ECG, six leads, ${seconds} s`,
    beat: say('en', 'signals.ecg.strip.beat'),
  };
  return `${valueOf(drawRecording(await openCore(), recording, { lead: leadNumber(recording, typed.lead), fromSeconds, choice, said }))}\n`;
}
