import { expect, test } from 'vitest';
import { limbLeads } from './limb-leads';

test('[ECG-1: names] I and II are found as files name them; modified and chest leads are not taken for them', () => {
  expect(limbLeads(['I', 'II'])).toEqual([0, 1]);
  expect(limbLeads(['ECG II', 'V1', 'ECG I'])).toEqual([2, 0]);
  expect(limbLeads(['lead_i', 'Lead II', 'III'])).toEqual([0, 1]);
  expect(limbLeads(['D1', 'D2'])).toEqual([0, 1]);
  for (const names of [['MLII', 'V5'], ['II'], ['I', 'III'], ['ECG1', 'ECG2'], []]) expect(limbLeads(names)).toBeNull();
});
