import { expect, test } from 'vitest';
import { kindChoiceWord, kindWord } from '../desk/found-lines';
import { kindOfWork, workKind } from './work-kind';

test('[SVC-1, ADM-3: rows] a service request is called by its service wherever the desk shows it, and chosen by its group', () => {
  expect(kindOfWork('en', 'service-requests', 'nurse')).toBe('Nurse and injections');
  expect(workKind('en', 'service-requests', 'nurse')).toBe('Nurse and injections');
  expect(kindWord('en', 'service-requests', 'nurse')).toBe('Nurse and injections');
  expect(kindChoiceWord('en', 'service-requests', 'care')).toBe('Nurse and care');
  expect([kindOfWork('en', 'inquiries', 'call'), kindOfWork('en', 'orders', 'asked')]).toEqual(['Call request', null]);
  expect(workKind('en', 'device-claims', null)).toBe('Device registration');
});
