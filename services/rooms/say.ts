import { contactMarks, type RoomRole } from '#domain/consultations/room';
import { refuse, type Result } from '#domain/result';
import type { Upload } from '../files/keep-files';
import { service } from '../service';
import { commit } from '../store/commit';
import { noRoom, roomOf, type Rooms } from './here';
import { roomKeyOf } from '../meetings/keys';
import { forgetFiles, lookIntoPictures, lookIntoVoice, storeFiles, type LookedInto } from './files';
import { sayIn, type Said } from './said';

/** A message as its form brings it. */
export type Saying = {
  clientId: string;
  words: string | null;
  /** Whether a text that names a way to meet elsewhere is sent all the same. */ sure: boolean;
  images: readonly Upload[];
  voice: Upload | null;
};

const empty = refuse('rooms.words.missing', undefined, { field: 'words' });
const oneKind = refuse('rooms.voice.alone', undefined, { field: 'voice' });
const elsewhere = refuse('rooms.words.elsewhere', undefined, { field: 'words' });

/** The patient's side says something: a text, two pictures, or a voice. [CONS-7] */
export const patientSays = service('rooms.visit', (ctx, ref: string, saying: Saying): Promise<Result<Said>> => say(ctx, ref, 'patient', saying));
/** The doctor says something. [CONS-6, CONS-7] */
export const doctorSays = service('rooms.attend', (ctx, ref: string, saying: Saying): Promise<Result<Said>> => say(ctx, ref, 'doctor', saying));

async function say(ctx: Rooms, ref: string, role: RoomRole, { clientId, words, sure, images, voice }: Saying): Promise<Result<Said>> {
  const { db } = ctx.rt;
  const here = await roomOf(db, ctx, ref, role);
  if (!here.ok) return here;
  const pictures = images.filter(({ size }) => size > 0);
  const spoken = voice && voice.size > 0 ? voice : null;
  if (words === null && pictures.length === 0 && !spoken) return empty;
  if (spoken && pictures.length > 0) return oneKind;
  const marks = contactMarks(words);
  if (marks > 0 && !sure) return elsewhere;
  const looked: Result<LookedInto[]> = spoken ? await lookIntoVoice(spoken) : await lookIntoPictures(ctx, pictures);
  if (!looked.ok) return looked;
  const key = await roomKeyOf(db, ctx.rt, { roomId: here.value.room.id, patientId: here.value.reservation.patientId });
  if (!key) return noRoom;
  const files = await storeFiles(ctx, key, looked.value);
  const kind = spoken ? 'voice' : pictures.length > 0 ? 'image' : 'text';
  const said = await commit<Said>(ctx, async (tx) => {
    const told = await sayIn(tx, ctx, here.value, key, { clientId, kind, words, marks, files });
    return told.ok ? { value: told.value, audit: [] } : told;
  });
  // What was refused, or said before, keeps no files of its own.
  if (!said.ok || said.value.before) await forgetFiles(ctx, files);
  return said;
}
