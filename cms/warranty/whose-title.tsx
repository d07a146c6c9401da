import type { Lang } from '#locales/lang';

type Person = { firstName: string | null; lastName: string | null } | null;
type Props = { lang: Lang; owner: Person; /** Of what kind it is, or of which device. */ what: string; code: string };

/** Whose it is and what, then its number; of somebody without a name what it is stands alone. [ADM-3] */
export function WhoseTitle({ lang, owner, what, code }: Props) {
  const name = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ');
  return (
    <h1>
      {name ? (
        <>
          <bdi>{name}</bdi>
          {lang === 'fa' ? '، ' : ', '}
        </>
      ) : null}
      {what}
      <small>
        <bdi dir="ltr">{code}</bdi>
      </small>
    </h1>
  );
}
