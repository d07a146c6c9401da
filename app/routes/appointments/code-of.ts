import type { At } from '../../door.server';

/** The number of an appointment that an address names, in capitals as it is kept. */
export const codeOf = ({ params }: Pick<At, 'params'>): string => (params['code'] ?? '').toUpperCase();
