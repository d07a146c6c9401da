import type { Redis } from 'ioredis';
import type { Opening } from './opening';

/** A connection to Redis whose commands fail at once while it is away; it reconnects by itself. */
export async function openRedis(url: string, { shutdown, log }: Pick<Opening, 'shutdown' | 'log'>): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', (error: NodeJS.ErrnoException) => log.warn({ code: error.code }, 'Redis not reached'));
  shutdown.add('redis', async () => redis.disconnect());
  return redis;
}
