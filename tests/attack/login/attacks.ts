import type { Attack } from '../attack';
import { codeAttacks } from './codes';
import { listAttacks } from './lists';
import { oddCallAttacks } from './odd-calls';
import { sessionAttacks } from './sessions';
import { staffAttacks } from './staff';
import { stolenAttacks } from './stolen';
import { rightsAttacks } from './taken-rights';

export const loginAttacks: readonly Attack[] = [
  ...codeAttacks,
  ...sessionAttacks,
  ...staffAttacks,
  ...stolenAttacks,
  ...rightsAttacks,
  ...listAttacks,
  ...oddCallAttacks,
];
