import Link from 'next/link';
import type { ListViewServerProps } from 'payload';
import { inquiryKinds } from '#domain/inquiries/kinds';
import { restingInquiryStates } from '#domain/inquiries/life-cycle';
import { say } from '#locales/say';
import { mayNow } from '../access/staff';
import { langOf } from '../fields/lang-of';

const list = '/admin/collections/inquiries';
const open = `where[state][not_in][0]=${restingInquiryStates[0]}&where[state][not_in][1]=${restingInquiryStates[1]}`;

/** The queue by kind, the open ones by due time; the choice stands in the address. [CONT-1, ADM-3] */
export function Filter({ i18n, user }: ListViewServerProps) {
  const lang = langOf(i18n);
  const kinds = inquiryKinds.filter((kind) => kind !== 'hiring' || mayNow({ user }, 'admin.hiring.read'));
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'admin.inquiry.filter')}>
      <Link className="zb-chip" href={`${list}?sort=dueAt&${open}`}>
        {say(lang, 'admin.inquiry.open')}
      </Link>
      {kinds.map((kind) => (
        <Link key={kind} className="zb-chip" href={`${list}?sort=dueAt&${open}&where[kind][equals]=${kind}`}>
          {say(lang, `inquiries.kinds.${kind}`)}
        </Link>
      ))}
      <Link className="zb-chip" href={`${list}?sort=-createdAt`}>
        {say(lang, 'admin.inquiry.all')}
      </Link>
    </nav>
  );
}
