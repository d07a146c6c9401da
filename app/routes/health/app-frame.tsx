import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar';
import { Icon, type IconName } from '../../components/icon';
import { Link } from '../../link';
import type { PageName } from '../../routes';
import { useSay } from '../../words';
import { WaitingReadings } from './waiting-readings';

/** Whose file a page shows. */
export type Whose = {
  /** In the address; none for one's own. */ of: string | undefined;
  name: string;
  isMine: boolean;
  /** Whether one keeps the file: who only sees it finds what was given to them in the place of what was given. */ keeps?: boolean;
};

type Place = {
  page: 'app' | 'appRecords' | 'appFamily' | 'appShares' | 'account';
  word: 'home' | 'records' | 'family' | 'shares' | 'me';
  icon: IconName;
  holds: readonly PageName[];
};
const places: readonly Place[] = [
  { page: 'app', word: 'home', icon: 'heart', holds: ['appOpen', 'appPin'] },
  {
    page: 'appRecords',
    word: 'records',
    icon: 'receipt',
    holds: [
      ...['appType', 'appAdd', 'appReading', 'appReadingEdit', 'appImport', 'appImported'],
      ...['appHistory', 'appHistoryStep', 'appHistoryEntry', 'appSummary'],
    ] as PageName[],
  },
  {
    page: 'appFamily',
    word: 'family',
    icon: 'person',
    holds: [
      'appChildNew',
      'appChild',
      'appAdultNew',
      'appAsk',
      'appHandOver',
      'appMemberAbout',
      'appMemberRemove',
      'appDevices',
      'appDeviceNew',
      'appDevice',
      'appPicture',
    ],
  },
  { page: 'appShares', word: 'shares', icon: 'shield', holds: ['appShareNew', 'appShared', 'appSeen'] },
  { page: 'account', word: 'me', icon: 'person', holds: [] },
];

/** A page of the app: its places at the side, or at the bottom of a phone; whose file it is stands in the title. [DASH-2: bottom navigation] */
export function AppFrame({ page, whose, title, aside, children }: { page: PageName; whose: Whose; title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const say = useSay();
  const keeps = whose.keeps ?? true;
  const query = whose.of === undefined ? undefined : { of: whose.of };
  return (
    <div className="wrap page">
      <div className="dash app">
        <nav className="side app-nav" aria-label={say('health.places.label')}>
          {places.map((place) => (
            <Link
              key={place.page}
              page={place.page === 'appShares' && !keeps ? 'appShared' : place.page}
              query={place.page === 'account' || place.page === 'appFamily' || (place.page === 'appShares' && !keeps) ? undefined : query}
              aria-current={place.page === page ? 'page' : place.holds.includes(page) ? 'true' : undefined}
            >
              <Icon name={place.icon} />
              {say(`health.places.${place.word}`)}
            </Link>
          ))}
        </nav>
        <div className="stack">
          <div className="file-head">
            <Avatar name={whose.name} ground={whose.isMine ? 'glaze' : 'sand'} />
            <div>
              <p className="small soft">{whose.isMine ? say('health.file.mine') : say('health.file.of', { name: whose.name })}</p>
              <h1>{title}</h1>
            </div>
            {aside}
          </div>
          <WaitingReadings page={page} whose={whose} />
          {children}
        </div>
      </div>
    </div>
  );
}
