import { sayRefusal } from '#locales/refusal';
import { f1Of, grossOf, predictivityOf, sensitivityOf, worstOf } from '#domain/signals/scoring';
import type { Count } from '#domain/signals/scoring';
import type { FolderScore } from '#services/signals/accuracy/score-folder';

const figures = (count: Count) => ({ ...count, sePercent: sensitivityOf(count), ppvPercent: predictivityOf(count), f1Percent: f1Of(count) });
type Scored = { record: string; count: Count };

const grossAndWorst = <T extends Scored>(scores: T[]) => ({
  gross: figures(grossOf(scores.map(({ count }) => count))),
  worst: worstOf(scores)?.record ?? null,
});

/** All figures of one folder for another program. */
export function folderJson({ folder, beats, sounds, leads, refused }: FolderScore) {
  return {
    folder,
    beats: beats.map(({ lead, scores }) => ({
      lead,
      records: scores.map(({ count, close, ...rest }) => ({ ...rest, within150: figures(count), within50: figures(close) })),
      within150: grossAndWorst(scores),
      within50: grossAndWorst(scores.map(({ record, close }) => ({ record, count: close }))),
    })),
    sounds:
      sounds.length === 0
        ? null
        : {
            records: sounds.map(({ s1, s2, count, ...rest }) => ({ ...rest, s1: figures(s1), s2: figures(s2), both: figures(count) })),
            rateRightPercent: (100 * sounds.filter(({ rateRight }) => rateRight).length) / sounds.length,
            s1: figures(grossOf(sounds.map(({ s1 }) => s1))),
            s2: figures(grossOf(sounds.map(({ s2 }) => s2))),
            ...grossAndWorst(sounds),
          },
    leads,
    refused: refused.map(({ record, refusal }) => ({ record, code: refusal.code, reason: sayRefusal('en', refusal) })),
  };
}
