import type { DoctorCategory } from '#domain/accounts/account-role';
import { consultationKinds, counsellingCategories, type ConsultationKind } from '#domain/doctors/doctor';
import { normaliseText } from '#domain/text/normalise';
import { say, type WordKey } from '#locales/say';
import { keeping, type Kept } from './normalise';
import { needed } from './rules';

type Asked = { req: { i18n: { language: string } } };
type Answer = true | string;
type Row = { kind?: ConsultationKind; centre?: unknown; holdsFrom?: string };
type Doctor = { categories?: DoctorCategory[]; services?: Row[] };

const no = ({ req }: Asked, key: WordKey): string => say(req.i18n.language === 'en' ? 'en' : 'fa', key);
const idOf = (centre: unknown): unknown => (typeof centre === 'object' && centre !== null && 'id' in centre ? centre.id : (centre ?? null));

/** The council's number in Latin digits, whatever was typed. [LANG-4] */
const keptNumber: Kept = (typed) => normaliseText(typed).replace(/\s/g, '');
export const asCouncilNumber = keeping(keptNumber);

/** A number of the medical council, as the account's role has it. [DOC-4] */
export const councilNumber = needed((value, asked) => /^\d{2,8}$/.test(String(value)) || no(asked, 'admin.invalid.doctor.number'), keptNumber);

/** Counselling is a psychologist's and a psychiatrist's alone. [CONS-2] */
export const kindOfCategory = needed((value, asked: Asked & { data: Doctor }) => {
  if (!consultationKinds.some((kind) => kind === value)) return no(asked, 'admin.invalid.required');
  return (
    value !== 'counselling' || (asked.data.categories ?? []).some((one) => counsellingCategories.includes(one)) || no(asked, 'admin.invalid.doctor.counselling')
  );
});

/** A meeting in person is at a centre, any other at none. [CONS-2] */
export function centreOfKind(value: unknown, asked: Asked & { siblingData: Row }): Answer {
  return (asked.siblingData.kind === 'in-person') === (idOf(value) !== null) || no(asked, 'admin.invalid.doctor.centre');
}

/** One price of a kind at a place holds from a day. */
export function onePriceADay(value: unknown, asked: Asked): Answer {
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const keys = rows.map(({ kind, centre, holdsFrom }) => `${kind} ${String(idOf(centre))} ${holdsFrom}`);
  return new Set(keys).size === keys.length || no(asked, 'admin.invalid.doctor.twice');
}
