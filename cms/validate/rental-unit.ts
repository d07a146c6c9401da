import { readUnitSerial, unitStates } from '#domain/service-requests/rental';
import { sayRefusal } from '#locales/refusal';
import { say } from '#locales/say';
import { needed } from './rules';

type Asked = { req: { i18n: { language: string } }; previousValue?: unknown };
const langOf = ({ req }: Asked) => (req.i18n.language === 'en' ? 'en' : 'fa');

/** A serial number of a thing that is lent. */
export const unitSerial = needed((typed, asked: Asked) => {
  const read = readUnitSerial(String(typed));
  return read.ok || sayRefusal(langOf(asked), read);
});

/** Whatever the desk says of a thing; that it is lent, or not any more, its visits say. */
export function unitState(state: unknown, asked: Asked): true | string {
  if (!unitStates.some((one) => one === state)) return say(langOf(asked), 'admin.invalid.required');
  const { previousValue: before } = asked;
  const byHand = state !== before && (state === 'lent' || before === 'lent');
  return !byHand || say(langOf(asked), 'admin.invalid.lent');
}
