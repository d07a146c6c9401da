import type { CertificateClaims } from '#domain/papers/signed-paper';
import { formatDate, formatNumber, formatPercent } from '#locales/format';
import { SpecTable } from '../../components/spec-table';
import { useLang, useSay } from '../../words';

/** What a certificate says, in a table; without claims its places are empty, for the browser to fill. [ACAD-3] */
export function PaperClaims({ claims }: { claims?: CertificateClaims }) {
  const lang = useLang();
  const say = useSay();
  const at = (name: string, value: string | undefined) => <bdi data-claim={name}>{value}</bdi>;
  const shown = claims && {
    name: claims.w,
    course: lang === 'fa' ? claims.f : claims.e,
    hours: formatNumber(lang, claims.h),
    score: claims.s === null ? '—' : formatPercent(lang, claims.s),
    issued: formatDate(lang, new Date(claims.d)),
    number: claims.n,
  };
  const rows = (['name', 'course', 'hours', 'score', 'issued', 'number'] as const).map((name) => [say(`papers.${name}`), at(name, shown?.[name])] as const);
  return <SpecTable caption={say('papers.heading')} rows={rows} />;
}
