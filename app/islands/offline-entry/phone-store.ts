/**
 * What this phone keeps until it is sent (IndexedDB): the readings of each account sealed under a key of its own that no
 * script can read out, and which account was here last. [REC-9]
 */
const NAME = 'zarban-waiting';
const STORES = ['keys', 'entries', 'notes'] as const;
type StoreName = (typeof STORES)[number];
/** As it lies on the phone: nothing is readable but which account it waits for, and since when. */
export type Sealed = { id: string; account: string; writtenAt: number; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => STORES.forEach((store) => asked.result.createObjectStore(store));
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no store'));
  });
  return opened;
}

/** Does one thing in a store, and waits until it stands on the disk. */
async function within<T>(store: StoreName, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  return new Promise<T>((resolve, reject) => {
    const whole = db.transaction(store, mode, { durability: 'strict' });
    const asked = work(whole.objectStore(store));
    whole.oncomplete = () => resolve(asked.result);
    whole.onabort = whole.onerror = () => reject(whole.error ?? asked.error ?? new Error('not kept'));
  });
}

const PHONE = 'account';
/** The account that was on this phone last, and has not logged out; none else may look into what waits. */
export const accountHere = () => within<string | undefined>('notes', 'readonly', (store) => store.get(PHONE) as IDBRequest<string | undefined>);
export const setAccount = (account: string) => within('notes', 'readwrite', (store) => store.put(account, PHONE));
export const forgetAccount = () => within('notes', 'readwrite', (store) => store.delete(PHONE));

/** The key of an account on this phone. Two tabs that make one at once use the one that was stored first. */
async function keyFor(account: string): Promise<CryptoKey> {
  const stored = () => within<CryptoKey | undefined>('keys', 'readonly', (store) => store.get(account) as IDBRequest<CryptoKey | undefined>);
  const there = await stored();
  if (there) return there;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await within('keys', 'readwrite', (store) => store.add(made, account)).catch(() => undefined);
  return (await stored()) ?? made;
}

const about = (account: string, id: string) => new TextEncoder().encode(`${account} ${id}`);

async function seal(account: string, id: string, value: unknown): Promise<Pick<Sealed, 'iv' | 'sealed'>> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: about(account, id) }, await keyFor(account), plain) };
}

async function unseal<T>(account: string, id: string, { iv, sealed }: Pick<Sealed, 'iv' | 'sealed'>): Promise<T> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: about(account, id) }, await keyFor(account), sealed);
  return JSON.parse(new TextDecoder().decode(plain)) as T;
}

/** A reading that was written down and is not known to be stored. */
export type Entry = {
  /** Its own number, under which the server stores it once. */ id: string;
  type: string;
  /** Whose file; empty for one's own. */ of: string;
  /** The name of whose file it is; empty for one's own. */ whose: string;
  fields: Record<string, string>;
  writtenAt: number;
  /** The numbers as they were confirmed, where they were rare. */ confirmed: string;
  /** Whether an answer is still missing (`tried`), or what the server said. */ state: 'new' | 'tried' | 'refused' | 'ask';
  /** The server's sentences, or the numbers that it asks about. */ says: string;
};

export async function keepEntry(account: string, entry: Entry): Promise<void> {
  const row: Sealed = { id: entry.id, account, writtenAt: entry.writtenAt, ...(await seal(account, entry.id, entry)) };
  await within('entries', 'readwrite', (store) => store.put(row, entry.id));
}
export const dropEntry = (id: string) => within('entries', 'readwrite', (store) => store.delete(id));

const rows = () => within<Sealed[]>('entries', 'readonly', (store) => store.getAll() as IDBRequest<Sealed[]>);
export const countAll = () => within('entries', 'readonly', (store) => store.count());
/** How many readings of an account wait on this phone. */
export const countFor = async (account: string) => (await rows()).filter((row) => row.account === account).length;
/** The readings of an account in the order of their writing. */
export async function entriesOf(account: string): Promise<Entry[]> {
  const own = (await rows()).filter((row) => row.account === account).toSorted((a, b) => a.writtenAt - b.writtenAt);
  return Promise.all(own.map((row) => unseal<Entry>(account, row.id, row)));
}

/** Somebody whose form this account opened on this phone: the file's reference and a name. */
export type Person = { of: string; name: string };
const peopleAt = (account: string) => `people ${account}`;

export async function peopleOf(account: string): Promise<Person[]> {
  const kept = await within('notes', 'readonly', (store) => store.get(peopleAt(account)) as IDBRequest<Pick<Sealed, 'iv' | 'sealed'> | undefined>);
  return kept ? unseal<Person[]>(account, 'people', kept) : [];
}

export async function keepPerson(account: string, person: Person): Promise<void> {
  const others = (await peopleOf(account)).filter(({ of }) => of !== person.of);
  const kept = await seal(account, 'people', [...others, person]);
  await within('notes', 'readwrite', (store) => store.put(kept, peopleAt(account)));
}
