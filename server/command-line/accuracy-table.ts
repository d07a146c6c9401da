import { sayRefusal } from '#locales/refusal';
import { f1Of, grossOf, predictivityOf, sensitivityOf, worstOf } from '#domain/signals/scoring';
import type { Count } from '#domain/signals/scoring';
import { CLOSE_WINDOW_MS, MATCH_WINDOW_MS } from '#domain/signals/scoring-beats';
import { RATE_WITHIN_BPM, SOUND_WINDOW_MS } from '#domain/signals/scoring-sounds';
import type { BeatScore } from '#services/signals/accuracy/score-beats';
import type { FolderScore } from '#services/signals/accuracy/score-folder';
import type { LeadScore } from '#services/signals/accuracy/score-leads';
import type { SoundScore } from '#services/signals/accuracy/score-sound';

const percent = (value: number) => value.toFixed(2);
const bpm = (value: number | null) => (value === null ? '–' : value.toFixed(1));

/** All tables of one folder as text. */
export function folderTables({ folder, beats, sounds, leads, refused }: FolderScore): string {
  return [
    ...beats.map(({ lead, scores }) => beatTable(lead === '' ? folder : `${folder}, lead ${lead}`, scores)),
    ...(sounds.length > 0 ? [soundTable(folder, sounds)] : []),
    ...(leads.length > 0 ? [leadTable(folder, leads)] : []),
    ...refused.map(({ record, refusal }) => `not scored: ${record}: ${sayRefusal('en', refusal)}\n`),
  ].join('\n');
}

function beatTable(title: string, scores: BeatScore[]): string {
  const gross = { count: grossOf(scores.map(({ count }) => count)), close: grossOf(scores.map(({ close }) => close)) };
  const row = (name: string, lead: string, learn: string, { count, close }: { count: Count; close: Count }) => [
    name,
    lead,
    learn,
    String(count.right + count.missed),
    String(count.missed),
    String(count.wrong),
    ...[count, close].flatMap((one) => [percent(sensitivityOf(one)), percent(predictivityOf(one))]),
  ];
  const worst = worstOf(scores);
  return table(`${title} (EC57: beats within ${MATCH_WINDOW_MS} ms, and within ${CLOSE_WINDOW_MS} ms)`, [
    [
      'record',
      'lead',
      'learning s',
      'beats',
      'missed',
      'wrong',
      `Se ${MATCH_WINDOW_MS}`,
      `+P ${MATCH_WINDOW_MS}`,
      `Se ${CLOSE_WINDOW_MS}`,
      `+P ${CLOSE_WINDOW_MS}`,
    ],
    ...scores.map((score) => row(score.record, score.lead, String(score.learnSeconds), score)),
    row('gross', '', '', gross),
    ...(worst ? [row(`worst: ${worst.record}`, worst.lead, String(worst.learnSeconds), worst)] : []),
  ]);
}

function soundTable(title: string, scores: SoundScore[]): string {
  const worst = worstOf(scores);
  const row = (name: string, rate: string[], parts: { s1: Count; s2: Count; count: Count }) => [
    name,
    ...rate,
    ...[parts.s1, parts.s2, parts.count].map((one) => percent(f1Of(one))),
  ];
  const one = (name: string, score: SoundScore) => row(name, [bpm(score.labelledBpm), bpm(score.foundBpm), score.rateRight ? 'yes' : 'no'], score);
  const right = (100 * scores.filter(({ rateRight }) => rateRight).length) / scores.length;
  const gross = { s1: grossOf(scores.map(({ s1 }) => s1)), s2: grossOf(scores.map(({ s2 }) => s2)), count: grossOf(scores.map(({ count }) => count)) };
  return table(`${title} (heart rate within ${RATE_WITHIN_BPM} bpm, sounds within ${SOUND_WINDOW_MS} ms of their start)`, [
    ['record', 'labelled bpm', 'found bpm', 'right', 'F1 S1', 'F1 S2', 'F1'],
    ...scores.map((score) => one(score.record, score)),
    row('gross', ['', '', `${right.toFixed(0)} %`], gross),
    ...(worst ? [one(`worst: ${worst.record}`, worst)] : []),
  ]);
}

function leadTable(title: string, scores: LeadScore[]): string {
  const names = [...new Set(scores.flatMap(({ steps }) => Object.keys(steps)))];
  return table(`${title} (computed limb leads against recorded ones, farthest in LSB)`, [
    ['record', ...names],
    ...scores.map(({ record, steps }) => [record, ...names.map((name) => steps[name]?.toFixed(2) ?? '–')]),
    ['worst', ...names.map((name) => Math.max(...scores.map(({ steps }) => steps[name] ?? 0)).toFixed(2))],
  ]);
}

/** Rows under a title, the first column left, numbers right. */
function table(title: string, rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ');
  return [title, ...rows.map((row) => line(row).trimEnd())].join('\n') + '\n';
}
