import type { ConsultationKind } from '#domain/doctors/doctor';
import { refuse } from '#domain/result';
import type { Ctx } from '../context';

/** What is not sold before it can be kept. */
export const roomsClosed = refuse('reservations.rooms-closed', undefined, { status: 409 });

/** Whether nobody can be met in this way yet: online and for counselling only where rooms are open. [CONS-1] */
export const isClosed = ({ rt }: Pick<Ctx, 'rt'>, kind: ConsultationKind): boolean => kind !== 'in-person' && rt.settings.roomsClosed === true;
