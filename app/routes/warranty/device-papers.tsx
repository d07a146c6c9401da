import { formatDate } from '#locales/format';
import type { Passport } from '#services/warranty/passport';
import { Card } from '../../components/card';
import { useLang, useSay } from '../../words';
import { Photos } from './photos';

/** The receipt of the purchase and the photos of tickets, as the owner sent them. [WAR-8] */
export function DevicePapers({ papers }: Pick<Passport, 'papers'>) {
  const lang = useLang();
  const say = useSay();
  const photos = papers.map(({ id, kind, at }) => ({
    id,
    name: say('warranty.passport.paper-at', { kind: say(`warranty.passport.paper.${kind}`), atDate: formatDate(lang, at) }),
  }));
  return (
    <Card title={say('warranty.passport.papers')}>
      {photos.length === 0 ? <p className="small soft">{say('warranty.passport.no-papers')}</p> : <Photos photos={photos} />}
    </Card>
  );
}
