import type { ListViewServerProps, ServerProps, UIFieldServerComponent } from 'payload';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { modelsOfSerials } from '#services/warranty/models';
import { mayNow } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { givenSerials } from './given-serials';
import { SerialsForm } from './serials-form';

/** Above the list of devices: the serials that were made, of any model. [WAR-3] */
export async function AddSerials({ i18n, user }: ListViewServerProps & ServerProps) {
  if (!mayNow({ user }, 'admin.serials.add')) return null;
  const lang = langOf(i18n);
  return (
    <details className="zb-card">
      <summary>{say(lang, 'warranty.staff.add')}</summary>
      <SerialsForm lang={lang} models={await modelsOfSerials(runtime(), lang)} />
    </details>
  );
}

/** The same on a unit's own page, for that model. [WAR-3] */
export const UnitSerials: UIFieldServerComponent = ({ id, req }) => {
  if (typeof id !== 'number' || !mayNow(req, 'admin.serials.add')) return null;
  const lang = langOf(req.i18n);
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.staff.add')}</h2>
      <SerialsForm lang={lang} models={[{ id, name: '' }]} given={givenSerials((req.query as Record<string, unknown> | undefined)?.['serials'])} />
    </section>
  );
};
