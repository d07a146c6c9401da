import type pg from 'pg';
import { href, type Lang } from '../../app/routes';
import { timeOf } from '../attack/forms/appointments';
import { deviceOf } from '../attack/forms/devices';
import { askedOf, wishedOf } from '../attack/forms/asked';
import { commentOf } from '../attack/forms/commented';
import { childOf, giftOf, newsFor } from '../attack/forms/health';
import { receivedBy } from '../attack/forms/received';
import { openRoom } from '../attack/forms/rooms';
import { somebody, type Person } from '../attack/forms/people';

/** A person whose account has something on each of its pages, and the addresses of those pages. */
export async function ownAddresses(db: pg.Pool, origin: string): Promise<{ person: Person; of: (lang: Lang) => string[] }> {
  const person = await somebody(db, origin, { address: true, cart: true });
  await commentOf(db, person.id);
  const { serial } = await deviceOf(db, person.id);
  const { code: time, doctor, kind, at } = await timeOf(db, person, 'booked');
  const room = await openRoom(db, time);
  const codes = [await receivedBy(db, person.id), await askedOf(db, person.id), await wishedOf(db, person.id)];
  const bare = [
    'app',
    'appRecords',
    'appHistory',
    'appSummary',
    'appSeen',
    'appShares',
    'appShareNew',
    'appShared',
    'appPin',
    'appImport',
    'appFamily',
    'appChildNew',
    'appAdultNew',
    'appDevices',
    'appDeviceNew',
    'appPicture',
    'cart',
    'checkout',
    'account',
    'accountInfo',
    'accountDelete',
    'orders',
    'requests',
    'appointments',
    'myQuestions',
    'questionNew',
    'groups',
    'addresses',
    'addressNew',
    'devices',
    'deviceNew',
    'sessions',
    'security',
    'wallet',
    'comments',
    'myArticles',
    'articlesAside',
  ] as const;
  const child = await childOf(db, person.id);
  const gift = await giftOf(db, person.id);
  await newsFor(db, person.id);
  return {
    person,
    of: (lang) => [
      ...bare.map((name) => href(lang, name)),
      ...codes.map((code) => href(lang, 'order', { code })),
      href(lang, 'appType', { type: 'blood-pressure' }),
      ...(['body-temperature', 'body-composition', 'lab-test', 'nutrition'] as const).map((type) => href(lang, 'appAdd', { type })),
      ...(['card', 'medication', 'allergy', 'place'] as const).map((step) => href(lang, 'appHistoryStep', { step })),
      href(lang, 'appChild', { of: child }),
      href(lang, 'appHandOver', { of: child }),
      href(lang, 'appMemberRemove', { of: child }),
      href(lang, 'appMemberAbout', { of: child }),
      href(lang, 'appDevice', { ref: gift }),
      href(lang, 'device', { serial }),
      href(lang, 'ticketNew', { serial }),
      href(lang, 'addressEdit', { id: person.addressId ?? 0 }),
      href(lang, 'book', { doctor, kind, at }),
      ...(['appointment', 'appointmentMove', 'appointmentCancel'] as const).map((name) => href(lang, name, { code: time })),
      href(lang, 'appointmentMoveTo', { code: time, at }),
      ...(['room', 'roomShare', 'roomSummary'] as const).map((name) => href(lang, name, { room })),
      href(lang, 'serviceRequestNew', { slug: 'nurse' }),
      href(lang, 'reviewNew', { slug: 'nb1' }),
      href(lang, 'stockNotice', { slug: 'ni1' }),
    ],
  };
}
