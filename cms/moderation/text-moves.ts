import { withoutMarked } from '#domain/content/marks';
import { say, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DeskMove } from '../moves/moves';

type Move = { event: string; reason?: 'required' };
type Text = {
  lang: Lang;
  moves: readonly Move[];
  body: string;
  marks: string | null;
  /** Where the names of its moves stand. */
  words: string;
  /** What a move does to it, said before it is pressed. */
  notes?: Readonly<Partial<Record<string, string | undefined>>>;
  /** The name of the box in which it is edited. */
  text?: string;
  /** Its title, which is edited beside it. */
  title?: { label: string; value: string; most: number };
};

/** The moves of a public text as buttons: one that names a phone number or a link is first of all shown without it. [LEGAL-3, ADM-4] */
export function textMoves({ lang, moves, body, marks, words, notes = {}, text, title }: Text): DeskMove[] {
  const editFirst = (move: Move) => Number(marks !== null && marks !== '' && move.event === 'edit');
  return [...moves]
    .sort((one, other) => editFirst(other) - editFirst(one))
    .map(({ event, reason }) => ({
      event,
      label: say(lang, `${words}.${event}` as WordKey),
      needsReason: reason === 'required',
      ...(notes[event] ? { note: notes[event] } : {}),
      ...(event === 'delete' || event === 'hide' ? { tone: 'bad' as const } : {}),
      ...(event === 'edit' ? { text: { label: text ?? say(lang, 'admin.moderation.new-text'), value: withoutMarked(body) } } : {}),
      ...(event === 'edit' && title ? { title: { ...title, value: withoutMarked(title.value) } } : {}),
      ...(event === 'show' && marks ? { quiet: true, effect: say(lang, 'admin.moderation.show-marked') } : {}),
    }));
}
