import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Runtime, Tx } from '../../runtime';
import { closed, closedBytes, keyFor, newKey, opened, openedBytes } from '../../sealed';

/** What is sealed with a member's key, named in its associated data: a text of one field opens as no other's. */
export type SealedField = 'national-id' | 'place' | 'note' | 'description' | 'words' | 'lines' | 'phone' | 'message' | 'ehr';

/** Seals and opens what is one member's: envelope encryption, a key of their own wrapped by the set-up's secret; whoever destroys it erases the texts (crypto-shredding). */
export type MemberKey = {
  seal: (field: SealedField, text: string) => string;
  /** Throws for a changed byte, another member's or another field's text. */
  open: (field: SealedField, sealed: string) => string;
  /** A file by its number: one that lies in another's place does not open. */
  sealFile: (id: string, bytes: Uint8Array) => Buffer;
  openFile: (id: string, sealed: Uint8Array) => Buffer;
};

/** Makes the key of a new member, in the transaction that makes the member. */
export async function makeKey(tx: Tx, rt: Runtime, memberId: number): Promise<void> {
  const wrapped = closed(wrapping(rt), aboutKey(memberId), newKey());
  await tx.execute(sql`insert into member_keys (member_id, wrapped, made_at) values (${memberId}, ${wrapped}, ${rt.clock()})`);
}

/** A member's key; null where it was destroyed, or lies in its own backup still. */
export async function keyOf(tx: Tx, rt: Runtime, memberId: number): Promise<MemberKey | null> {
  const { rows } = await tx.execute<{ wrapped: string }>(sql`select wrapped from member_keys where member_id = ${memberId}`);
  return rows[0] ? unwrapped(rt, memberId, rows[0].wrapped) : null;
}

/** The same, where something has to be sealed: a file whose key is gone takes nothing. */
export async function mustKeyOf(tx: Tx, rt: Runtime, memberId: number): Promise<MemberKey> {
  const key = await keyOf(tx, rt, memberId);
  if (!key) throw new Error(`member ${memberId} has no key`);
  return key;
}

/** A key from the row that holds it. */
export function unwrapped(rt: Pick<Runtime, 'settings'>, memberId: number, wrapped: string): MemberKey {
  const key = opened(wrapping(rt), aboutKey(memberId), wrapped);
  const about = (field: SealedField) => `member ${memberId} ${field}`;
  return {
    seal: (field, text) => closed(key, about(field), Buffer.from(text, 'utf8')),
    open: (field, sealed) => opened(key, about(field), sealed).toString('utf8'),
    sealFile: (id, bytes) => closedBytes(key, `member ${memberId} file ${id}`, bytes),
    openFile: (id, sealed) => openedBytes(key, `member ${memberId} file ${id}`, Buffer.from(sealed)),
  };
}

const aboutKey = (memberId: number) => `key of member ${memberId}`;
const wrapping = ({ settings }: Pick<Runtime, 'settings'>) => keyFor(settings.secrets.payload, 'zarban member keys');
