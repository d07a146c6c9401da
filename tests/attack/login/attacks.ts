import type { Attack } from '../attack';
import { codeAttacks } from './codes';
import { listAttacks } from './lists';
import { oddCallAttacks } from './odd-calls';
import { sessionAttacks } from './sessions';
import { staffAttacks } from './staff';
import { stolenAttacks } from './stolen';

export const loginAttacks: readonly Attack[] = [...codeAttacks, ...sessionAttacks, ...staffAttacks, ...stolenAttacks, ...listAttacks, ...oddCallAttacks];
