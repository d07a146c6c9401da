import type { UIFieldServerComponent } from 'payload';
import { langs, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { doctorStanding, type DoctorStanding } from '#services/doctors/standing';
import { mayNow } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { deskCtx } from '../moves/desk-ctx';

/** Above a doctor's form: whether patients see the page, and if not, what is missing and whose it is. [DOC-4] */
export const OnSiteLine: UIFieldServerComponent = async ({ id, req }) => {
  const ctx = deskCtx(req);
  if (!ctx || typeof id !== 'number' || !mayNow(req, 'admin.doctors.read')) return null;
  const standing = await doctorStanding(ctx, id);
  return standing && <DoctorOnSite {...{ lang: langOf(req.i18n), standing }} />;
};

/** The same from what is known of the profile. */
export function DoctorOnSite({ lang, standing }: { lang: Lang; standing: DoctorStanding }) {
  const { slug, published, verified, prices, free } = standing;
  const lacks = [...(published ? [] : [say(lang, 'admin.doctor.not-published')]), ...(verified ? [] : [say(lang, 'admin.doctor.not-verified')])];
  const booked =
    prices === 0 ? say(lang, 'admin.doctor.no-prices') : free === 0 ? say(lang, 'admin.doctor.no-times') : say(lang, 'admin.doctor.times', { count: free });
  return (
    <section className="zb-card" aria-label={say(lang, 'admin.fields.onSite')}>
      <p className={lacks.length > 0 ? 'zb-late' : undefined}>{lacks.length > 0 ? lacks.join(' ') : say(lang, 'admin.doctor.shown')}</p>
      {lacks.length === 0 && (
        <p className="zb-buttons">
          {langs
            .filter((of) => standing.langs.includes(of))
            .map((of) => (
              <a key={of} href={`${of === 'en' ? '/en' : ''}/doctors/${slug}`} target="_blank" rel="noreferrer">
                {say(lang, `editors.address.see-${of}`)}
              </a>
            ))}
        </p>
      )}
      <p className="zb-help">{booked}</p>
    </section>
  );
}
