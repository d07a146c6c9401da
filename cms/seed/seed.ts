import path from 'node:path';
import pg from 'pg';
import { createLocalReq, getPayload } from 'payload';
import type { SeededAccount } from './staff';

/** One seeding at a time. */
const LOCK = 0x5a_53;

export type Seeding = {
  databaseUrl: string;
  secret: string;
  /** No staff accounts are made then. */
  production: boolean;
  /** The repository's folder. */
  root: string;
  /** Called inside the transaction: what is written here is written before anybody can log in. */
  keep: (accounts: SeededAccount[]) => void;
  say?: (line: string) => void;
};

/** Puts the first content in: what is there stays, all of it or nothing. Each document is found by its natural key, so it may run again. [OPS-1] */
export async function seed({ databaseUrl, secret, production, root, keep, say = () => {} }: Seeding): Promise<{ accounts: SeededAccount[] }> {
  process.env['DATABASE_URL'] = databaseUrl;
  process.env['PAYLOAD_SECRET'] = secret;
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  await lock.query('SELECT pg_advisory_lock($1)', [LOCK]);
  const { default: config } = await import('../payload.config');
  const payload = await getPayload({ config });
  const [
    { seedHolidays, seedWords },
    { seedShop },
    { seedWarranty },
    { seedAround },
    { seedSearch },
    { seedCentres },
    { seedDoctors },
    { seedServices, seedUnits },
    { seedAcademy },
    { seedStaff },
    { seedMagazine },
    { seedQuestions },
  ] = await Promise.all([
    import('./words'),
    import('./shop'),
    import('./warranty'),
    import('./around'),
    import('./search'),
    import('./centres'),
    import('./doctors'),
    import('./services'),
    import('./academy'),
    import('./staff'),
    import('./articles'),
    import('./questions'),
  ]);
  const req = await createLocalReq({ context: { seeding: true } }, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('the database gave no transaction');
  req.transactionID = transaction;
  try {
    say('holidays');
    await seedHolidays(req, path.join(root, 'cms/seed/holidays.tsv'));
    say('products, prices, stock, codes');
    await seedShop(req);
    say('places of purchase, made serials');
    await seedWarranty(req, production);
    say('pages');
    await seedWords(req);
    say('magazine and news');
    await seedMagazine(req, production);
    say('manuals, the sale');
    await seedAround(req);
    say('search words');
    await seedSearch(req);
    say('services and their prices');
    await seedServices(req);
    if (!production) {
      say('centres');
      await seedCentres(req);
      say('questions to doctors');
      await seedQuestions(req);
      say('doctors, their prices and hours');
      await seedDoctors(req);
      say('courses');
      await seedAcademy(req);
      await seedUnits(req);
    }
    const accounts = production ? [] : await seedStaff(req, secret);
    if (accounts.length > 0) keep(accounts);
    await payload.db.commitTransaction(transaction);
    return { accounts };
  } catch (error) {
    await payload.db.rollbackTransaction(transaction);
    throw error;
  } finally {
    await lock.end();
  }
}
