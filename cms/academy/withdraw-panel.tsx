import type { UIFieldServerComponent } from 'payload';
import { formatDateTime } from '#locales/dates';
import { say } from '#locales/say';
import { mayNow } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { WithdrawForm } from './withdraw-form';

/** Whether a certificate stands, and a form to withdraw it. [ACAD-3] */
export const WithdrawPanel: UIFieldServerComponent = ({ id, req, data }) => {
  const lang = langOf(req.i18n);
  if (typeof id !== 'number' || !mayNow(req, 'admin.certificates.read')) return null;
  const { revokedAt, why } = (data ?? {}) as { revokedAt?: string | null; why?: string | null };
  return (
    <section className="zb-card">
      {revokedAt ? (
        <p className="zb-late">{say(lang, 'admin.certificate.withdrawn', { at: formatDateTime(lang, new Date(revokedAt)), why: why ?? '' })}</p>
      ) : (
        <p>{say(lang, 'admin.certificate.standing')}</p>
      )}
      {!revokedAt && mayNow(req, 'certificates.withdraw') ? <WithdrawForm lang={lang} id={id} /> : null}
    </section>
  );
};
