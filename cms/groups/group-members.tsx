import Link from 'next/link';
import { formatDateTime } from '#locales/dates';
import { formatMoney, formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffGroup } from '#services/staff/group-detail';
import { NounBadge } from '../work/noun-badge';

/** The members of a group: who, how to reach them, whether their share is paid and what went back. [GRP-4] */
export function GroupMembers({ lang, members }: { lang: Lang; members: StaffGroup['members'] }) {
  const word = (key: 'name' | 'phone' | 'state' | 'order' | 'returned') => say(lang, `groups.staff.${key}`);
  return (
    <section className="zb-card">
      <h2>{say(lang, 'groups.staff.members')}</h2>
      <table className="zb-table">
        <thead>
          <tr>
            <th>{word('name')}</th>
            <th>{word('phone')}</th>
            <th>{word('state')}</th>
            <th>{word('order')}</th>
            <th>{word('returned')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <td>
                <strong>
                  <bdi>{member.fullName}</bdi>
                </strong>
                {member.leads ? <span className="zb-help"> {say(lang, 'groups.group.leader')}</span> : null}
                <div className="zb-help">{formatDateTime(lang, member.joinedAt)}</div>
              </td>
              <td>
                <a href={`tel:${member.phone}`}>
                  <bdi dir="ltr">{formatPhone(lang, member.phone)}</bdi>
                </a>
              </td>
              <td>
                <NounBadge lang={lang} of="group-member" state={member.state} />
              </td>
              <td>
                {member.order ? (
                  <Link href={`/admin/collections/orders/${member.orderId}`}>
                    <bdi dir="ltr">{member.order}</bdi>
                  </Link>
                ) : (
                  '—'
                )}
              </td>
              <td>{member.returnedToman === null ? '—' : formatMoney(lang, member.returnedToman)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
