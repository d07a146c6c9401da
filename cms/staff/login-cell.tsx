import type { DefaultServerCellComponentProps } from 'payload';
import { formatTime } from '#locales/dates';
import { say } from '#locales/say';
import type { LoginState } from '#services/staff/login-state';
import { langOf } from '../fields/lang-of';

/** In the list of staff: who has not enrolled yet, and who is locked and until when. [ADM-5] */
export function LoginCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const lang = langOf(i18n);
  const found = (rowData as { login?: LoginState | null }).login;
  if (!found) return null;
  if (found.state === 'locked')
    return <span className="zb-badge zb-badge--bad">{say(lang, 'admin.staff-state.locked', { untilTime: formatTime(lang, found.until) })}</span>;
  return <span className={`zb-badge zb-badge--${found.state === 'invited' ? 'warn' : 'ok'}`}>{say(lang, `admin.staff-state.${found.state}`)}</span>;
}
