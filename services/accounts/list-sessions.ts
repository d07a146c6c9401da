import { and, desc, eq, getTableColumns, gt, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { networkOf } from '#domain/access/network';
import { deviceOf, type Device } from '#domain/accounts/device';
import { knownClients, sessions } from '../store/tables';
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
  /** Whether it waits to be let in to files of health. */ waits: boolean;
  createdAt: Date;
  seenAt: Date;
};

/** The open sessions of whoever asks: this one first, then the last seen. [AUTH-5] */
export const mySessions = service(
  'session.list',
  async (ctx): Promise<MySession[]> => {
    const { actor } = ctx;
    const rows = await ctx.rt.db
      .select({ ...getTableColumns(sessions), held: knownClients.held, opensAt: knownClients.opensAt })
      .from(sessions)
      .leftJoin(knownClients, eq(knownClients.id, sessions.clientId))
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
      waits: row.held !== null && (row.opensAt === null || row.opensAt > ctx.now),
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
