import { and, desc, eq, gt, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { networkOf } from '#domain/access/network';
import { deviceOf, type Device } from '#domain/accounts/device';
import { sessions } from '../store/tables';
import { service } from '../service';

/** How many sessions are shown; the button that ends all others reaches the rest too. */
const MOST_SHOWN = 50;

/** Where a login came from, as far as its network tells: this machine itself, the network in use now, another one, or it was not written down. */
export type Place = 'this-machine' | 'this-network' | 'other-network' | 'unknown';
/** An open session as its owner sees it. [AUTH-5] */
export type MySession = {
  id: string;
  current: boolean;
  device: Device;
  place: Place;
  network: string;
  /** Opened by a browser or app that had never been in this account before. */ newClient: boolean;
  createdAt: Date;
  seenAt: Date;
};

/** The open sessions of whoever asks: this one first, then the last seen. [AUTH-5] */
export const mySessions = service(
  'session.list',
  async (ctx): Promise<MySession[]> => {
    const { actor } = ctx;
    const rows = await ctx.rt.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, actor.userId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now)))
      .orderBy(desc(sql`${sessions.id} = ${actor.sessionId}`), desc(sessions.seenAt), desc(sessions.id))
      .limit(MOST_SHOWN);
    return rows.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      device: deviceOf(row.userAgent, row.source),
      place: placeOf(row.network, ctx.ip),
      network: row.network,
      newClient: row.newClient,
      createdAt: row.createdAt,
      seenAt: row.seenAt,
    }));
  },
  () => [],
);

function placeOf(network: string, now: string | undefined): Place {
  if (network === '') return 'unknown';
  if (/^127\.|^::1$/.test(network)) return 'this-machine';
  return networkOf(network) === networkOf(now ?? '') ? 'this-network' : 'other-network';
}
