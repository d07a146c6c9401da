import path from 'node:path';
import type { Refusal, Result } from '#domain/result';
import type { RecordFolder } from './find-records';
import { scoreRecord } from './score-beats';
import type { BeatAsk, BeatScore } from './score-beats';
import { scoreLeads } from './score-leads';
import type { LeadScore } from './score-leads';
import { scoreSound } from './score-sound';
import type { SoundScore } from './score-sound';

/** All that was scored in a folder; what could not be read is named with its reason, never passed over. */
export type FolderScore = {
  folder: string;
  beats: { lead: string; scores: BeatScore[] }[];
  sounds: SoundScore[];
  leads: LeadScore[];
  refused: { record: string; refusal: Refusal }[];
};

/** Scores every record of a folder, one after the other. */
export async function scoreFolder(core: WebAssembly.Module, found: RecordFolder, ask: BeatAsk, tell: (record: string) => void): Promise<FolderScore> {
  const refused: FolderScore['refused'] = [];
  const each = async <T>(files: string[], score: (file: string) => Promise<Result<T>>): Promise<T[]> => {
    const scores: T[] = [];
    for (const file of files) {
      tell(file);
      const result = await score(file);
      if (result.ok) scores.push(result.value);
      else refused.push({ record: path.basename(file), refusal: result });
    }
    return scores;
  };
  const beats = (await each(found.beats, (file) => scoreRecord(core, file, ask))).flat();
  const sounds = await each(found.sounds, (file) => scoreSound(core, file));
  const leads = await each(found.leads, (file) => scoreLeads(core, file));
  return { folder: found.folder, beats: byLead(beats, ask.lead === undefined), sounds, leads: leads.filter((one) => one !== undefined), refused };
}

/** Leads I and II are two tables; a folder whose first leads have other names is one. */
function byLead(scores: BeatScore[], named: boolean): FolderScore['beats'] {
  const groups = new Map<string, BeatScore[]>();
  for (const score of scores) {
    const key = named && ['I', 'II'].includes(score.lead.toUpperCase()) ? score.lead : '';
    groups.set(key, [...(groups.get(key) ?? []), score]);
  }
  return [...groups].map(([lead, group]) => ({ lead, scores: group }));
}
