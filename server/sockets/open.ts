import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Db, Pulse, Runtime } from '#services/runtime';
import type { Config } from '../config';
import type { Gate } from '../gate/middleware';
import { openSocketsPool } from '../process/pool';
import { openSocketDoor } from './door';
import type { SocketDoor } from './door';
import type { Rooms } from './rooms';

type Options = {
  config: Config;
  url: string;
  pulse?: Pulse | undefined;
  gate: Gate;
  rt: Runtime;
  rooms: Rooms | undefined;
  firstWithinMs?: number;
  askAgainMs?: number;
};

/** Opens the WebSocket server, with a small pool of its own where there are rooms. */
export function openSockets({ config, url, pulse, rt, rooms, ...rest }: Options): SocketDoor {
  if (!rooms) return openSocketDoor({ ...rest, rt, rooms });
  const pool = openSocketsPool(config, url, pulse);
  const door = openSocketDoor({ ...rest, rt: { ...rt, pool, db: drizzle({ client: pool as never }) as unknown as Db }, rooms });
  return {
    ...door,
    close: async () => {
      await door.close();
      await pool.end();
    },
  };
}
