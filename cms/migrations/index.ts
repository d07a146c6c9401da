import * as initial from './20261121_022907_initial';
import * as guards from './20261121_022908_guards';
import * as loginPurpose from './20261121_024448_login_purpose';
import * as holidaysOutbox from './20261121_030001_holidays_outbox';
import * as stockShown from './20261121_031500_stock_shown';

export const migrations = [
  { ...initial, name: '20261121_022907_initial' },
  { ...guards, name: '20261121_022908_guards' },
  { ...loginPurpose, name: '20261121_024448_login_purpose' },
  { ...holidaysOutbox, name: '20261121_030001_holidays_outbox' },
  { ...stockShown, name: '20261121_031500_stock_shown' },
];
