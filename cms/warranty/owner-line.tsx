import { formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Owner = { firstName: string | null; lastName: string | null; phone: string };

/** Whose a device is, and the number to call. */
export function OwnerLine({ lang, owner }: { lang: Lang; owner: Owner | null }) {
  if (!owner) return <p className="zb-help">{say(lang, 'warranty.staff.no-owner')}</p>;
  return (
    <p>
      <bdi>{[owner.firstName, owner.lastName].filter(Boolean).join(' ')}</bdi>{' '}
      <a href={`tel:${owner.phone}`}>
        <bdi dir="ltr">{formatPhone(lang, owner.phone)}</bdi>
      </a>
    </p>
  );
}
