import * as initial from './20261121_022907_initial';
import * as guards from './20261121_022908_guards';

export const migrations = [
  { ...initial, name: '20261121_022907_initial' },
  { ...guards, name: '20261121_022908_guards' },
];
