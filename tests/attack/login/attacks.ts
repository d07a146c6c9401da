import type { Attack } from '../attack';
import { codeAttacks } from './codes';
import { sessionAttacks } from './sessions';
import { staffAttacks } from './staff';

export const loginAttacks: readonly Attack[] = [...codeAttacks, ...sessionAttacks, ...staffAttacks];
