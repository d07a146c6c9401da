import { eq } from '@payloadcms/db-postgres/drizzle';
import type { NoticesOf, Said } from '#domain/notices/notices';
import type { Ctx, Lang } from '../context';
import { pageLink } from '../messages/page-link';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import type { GroupRow, MemberRow } from './row';

/** The address that everybody joins by; messages carry it. [GRP-2] */
export function groupLink(ctx: Pick<Ctx, 'rt'>, code: string, lang: Lang): string {
  return pageLink(ctx, lang, `/shop/group/${code}`);
}

/** A member is told by SMS, in the language they joined in; every message carries the group's address. [GRP-4] */
export async function tellMember(tx: Tx, ctx: Ctx, group: GroupRow, member: MemberRow, said: (link: string) => Said<NoticesOf<'groups'>>): Promise<Later> {
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, member.userId));
  if (!user) throw new Error(`member ${member.id} has no account`);
  const { lang } = member;
  return queueMessage(tx, ctx, { ...said(groupLink(ctx, group.code, lang)), channel: 'sms', recipient: user.phone, lang });
}
