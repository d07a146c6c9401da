import { desc, eq } from '@payloadcms/db-postgres/drizzle';
import { staff, users } from '../store/schema.generated';
import { enrolments, seatCounters, seatMoves } from '../store/tables';
import { guarded } from '../service';

const SHOWN_MOVES = 10;
const SHOWN_STUDENTS = 200;

/** What staff see of a group's seats: how many there are and are left, the last changes, and who has one. [ACAD-2] */
export const seatsView = guarded('admin.enrolments.read', async ({ rt: { db } }, cohortId: number) => {
  const [[counter], moves, people, students] = await Promise.all([
    db.select().from(seatCounters).where(eq(seatCounters.cohortId, cohortId)),
    db.select().from(seatMoves).where(eq(seatMoves.cohortId, cohortId)).orderBy(desc(seatMoves.id)).limit(SHOWN_MOVES),
    db.select({ id: staff.id, name: staff.name }).from(staff),
    db
      .select({ code: enrolments.code, state: enrolments.state, first: users.firstName, last: users.lastName })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(eq(enrolments.cohortId, cohortId))
      .orderBy(desc(enrolments.id))
      .limit(SHOWN_STUDENTS),
  ]);
  const names = new Map(people.map((person) => [`staff:${person.id}`, person.name]));
  return {
    seats: counter?.seats ?? 0,
    left: counter?.left ?? 0,
    calledOffAt: counter?.calledOffAt ?? null,
    moves: moves.map((move) => ({ ...move, actorName: names.get(move.actor) ?? null })),
    students: students.map(({ code, state, first, last }) => ({ code, state, name: [first, last].filter(Boolean).join(' ') })),
  };
});
