import { expect, test } from 'vitest';
import { faultOf } from './fault';

test.each([
  [
    'a database’s error is its code and constraint',
    Object.assign(new Error('Failed query: insert into users values ($1)\nparams: 09121234567'), {
      cause: { code: '23505', constraint: 'users_phone_idx', detail: 'Key (phone)=(09121234567)' },
    }),
    'fault 23505 users_phone_idx',
  ],
  ['a query without a code keeps its parameters to itself', new Error('Failed query: select 1\nparams: سارا'), 'fault of a query'],
  [
    'phones in any digits, mail addresses and addresses of the net go',
    new Error('to ۰۹۱۲۱۲۳۴۵۶۷ and +98 912 123 4567, sara@example.com, https://api.example/v1/KEY/send'),
    'to … and …, … …',
  ],
  ['ids and small numbers stay', new Error('message 01JCXK2M9P: 409 provider busy'), 'message 01JCXK2M9P: 409 provider busy'],
  ['what is no error is told as it is', 'away', 'away'],
])('[OPS-4: faults of jobs] %s', (_, error, told) => {
  expect(faultOf(error)).toBe(told);
});
