import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+989121234567', "'+989121234567"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  [' =1', "' =1"],
  ['\u200F=1', "'\u200F=1"],
  ['|calc', "'|calc"],
  ['＝1+1', "'＝1+1"],
  ['\u2067＋1', "'\u2067＋1"],
  ['\u200B＠x', "'\u200B＠x"],
  ['\u061C－1', "'\u061C－1"],
  [-12, '-12'],
  ['-12.5', '-12.5'],
  ['آوین، کهن‌سار', 'آوین، کهن‌سار'],
  ['a "b", c', '"a ""b"", c"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['one\r\ntwo', '"one\r\ntwo"'],
  [null, ''],
  [0, '0'],
  ['09121112233', '0912 111 2233'],
  ['02188776655', '0218 8776 655'],
  ['00012345', '0001 2345'],
  ['12345678901234567890', '1234 5678 9012 3456 7890'],
  ['0', '0'],
  ['1405', '1405'],
])('[ADM-3: export] the cell %j stands as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('[ADM-3: export] a line ends as spreadsheets expect it', () => {
  expect(csvLine(['a', 1, null])).toBe('a,1,\r\n');
});
