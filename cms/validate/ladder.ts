import { checkLadder } from '#domain/groups/ladder';
import { sayRefusal } from '#locales/refusal';

type Row = { fromMembers?: number | null; percent?: number | null };

/** The group ladder as a whole: members rise, the percent never falls. [GRP-2] */
export function validLadder(rows: readonly Row[] | null | undefined, { req }: { req: { i18n: { language: string } } }): true | string {
  const checked = checkLadder((rows ?? []).map(({ fromMembers, percent }) => ({ from: Number(fromMembers), percent: Number(percent) })));
  return checked.ok || sayRefusal(req.i18n.language === 'en' ? 'en' : 'fa', checked);
}
