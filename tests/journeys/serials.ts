import { openDatabase } from '../attack/arena';
import { dataDir } from './staff';

/** A made device of a model that no other journey has. */
export async function madeSerial(sku: string): Promise<string> {
  const serial = `NA${String(4_000_000_000 + Math.floor(Math.random() * 900_000_000))}`;
  const database = openDatabase(dataDir ?? '');
  await database.query(`insert into devices (serial, variant_id, state) select $1, id, 'made' from variants where sku = $2`, [serial, sku]);
  await database.end();
  return serial;
}
