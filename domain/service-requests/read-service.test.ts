import { expect, test } from 'vitest';
import type { ServiceType } from './service-type';
import { readService } from './read-service';
import { fieldsOf, serviceOf } from './types/all';

const row = (code: string) => serviceOf(code) as ServiceType;
const who = { name: 'آوین کهن‌سار', phone: '۰۹۱۲۱۲۳۴۵۶۷' };
const where = { city: 'تهران', fullAddress: 'خیابان نمونه، کوچه‌ی سرو' };
const when = { day: '2026-12-01', part: 'evening' };
const base = { ...who, ...where, ...when };
const none = new Set<string>();
const paper = new Set(['prescription']);
const refused = (code: string, typed: object, files: ReadonlySet<string> = none) => {
  const read = readService(row(code), typed as Record<string, unknown>, files);
  return read.ok ? [] : read.refusals.map(({ field, code: said }) => `${field}: ${said}`);
};

test('[MED-1: form] medicine reads what its case asks; what another case would have asked vanishes', () => {
  const online = { by: 'online', doctorName: 'دکتر سپیدرود', nationalId: '0084575948', insurance: 'health', medicines: 'smuggled' };
  const read = readService(row('medicine'), { ...base, ...online, admin: 'true' }, none);
  expect(read).toMatchObject({ ok: true, value: { by: 'online', doctorName: 'دکتر سپیدرود', trackingCode: null, phone: '09121234567', city: 'tehran' } });
  expect(read.ok && ('medicines' in read.value || 'admin' in read.value || 'photos' in read.value)).toBe(false);
  expect(refused('medicine', { ...base, by: 'online' })).toEqual([
    'doctorName: services.text.missing',
    'nationalId: accounts.national-id.missing',
    'insurance: services.choice.missing',
  ]);
  expect(refused('medicine', { ...base, by: 'paper' })).toEqual(['photos: services.files.missing']);
  expect(refused('medicine', { ...base, by: 'paper' }, new Set(['photos']))).toEqual([]);
  expect(refused('medicine', { ...base, by: 'none', medicines: '' })).toEqual(['medicines: services.text.missing']);
  expect(refused('medicine', { ...base, by: 'constructor' })).toEqual(['by: services.choice.missing']);
});

test('[INP-1: Tehran, INP-2: fields] name, phone and address are required, and the city is Tehran', () => {
  expect(refused('massage', { sessions: '1' })).toEqual([
    'name: services.name.missing',
    'phone: accounts.phone.missing',
    'city: addresses.city.missing',
    'fullAddress: addresses.full-address.missing',
    'day: services.day.missing',
    'part: services.choice.missing',
  ]);
  expect(refused('massage', { ...base, sessions: '1', city: 'ری' })).toEqual(['city: services.city.only-tehran']);
  expect(refused('nursing', { ...base, hoursADay: '8', days: '5' })).toEqual(['item: services.choice.missing']);
});

test('a nurse is asked for at least one thing, and for a prescription where one is needed', () => {
  expect(refused('nurse', { ...base, every: 'once' })).toEqual(['count-intramuscular-injection: services.items.none']);
  expect(refused('nurse', { ...base, every: 'once', 'count-wound-dressing': '۲' })).toEqual([]);
  expect(refused('nurse', { ...base, every: 'once', 'count-serum-therapy': '۱' })).toEqual(['prescription: services.files.missing']);
  expect(refused('nurse', { ...base, every: 'once', 'count-serum-therapy': '۱' }, paper)).toEqual([]);
  expect(refused('nurse', { ...base, every: 'once', 'count-serum-therapy': '31' })).toContain('count-serum-therapy: services.count.invalid');
});

test('a specialist is asked of what, and why; a general practitioner is not', () => {
  expect(refused('doctor-visit', { ...base, item: 'doctor-general' })).toEqual([]);
  expect(refused('doctor-visit', { ...base, item: 'doctor-specialist' })).toEqual(['category: services.needed', 'complaint: services.needed']);
});

test('[LABR-1: fields, INP-2: lab] sampling at home wants tests, quantity and the prescription; at a centre its name', () => {
  const lab = { ...base, tests: ['cbc', 'thyroid'], quantity: '2' };
  expect(refused('lab', { ...lab, place: 'home' })).toEqual(['prescription: services.files.missing']);
  expect(readService(row('lab'), { ...lab, place: 'home', centre: 'smuggled' }, paper)).toMatchObject({
    ok: true,
    value: { tests: ['cbc', 'thyroid'], quantity: 2, insurance: null, place: 'home' },
  });
  expect(refused('lab', { ...lab, place: 'centre' })).toEqual(['centre: services.text.missing']);
  expect(refused('lab', { ...base, quantity: '1', tests: ['cbc', 'horoscope'], place: 'centre', centre: 'سرو' })).toEqual(['tests: services.tests.unknown']);
  expect(refused('lab', { ...base, quantity: '1', place: 'centre', centre: 'سرو' })).toEqual(['tests: services.tests.missing']);
});

test('[AMB-1: fields] an ambulance asks six things at most: kind, who, phone, city, from where, companion', () => {
  const ride = { ...who, item: 'hospital-to-home', city: 'تهران', fullAddress: 'بیمارستان نمونه، بخش قلب' };
  expect(Object.keys(fieldsOf(row('ambulance')))).toEqual(['item', 'companion', 'name', 'phone', 'city', 'fullAddress']);
  expect(readService(row('ambulance'), ride, none)).toMatchObject({ ok: true, value: { item: 'hospital-to-home', companion: false, city: 'tehran' } });
  expect(refused('ambulance', { ...ride, item: 'taxi', phone: '' })).toHaveLength(2);
});
