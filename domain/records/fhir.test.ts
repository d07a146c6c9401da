import { expect, test } from 'vitest';
import { fromObservation, isObserved, toObservation, typeCoding } from './fhir';
import { inSteps, measureField } from './read-reading';
import { recordTypes } from './types/all';
import type { RecordType } from './types/record-type';

const types: readonly RecordType[] = (recordTypes as readonly RecordType[]).filter(isObserved);
const measuredAt = new Date('2026-11-26T04:10:00.000Z');
const told = (type: RecordType) => ({
  numbers: type.measures.map((one, at) => inSteps(type, at, Number(measureField(one).example))),
  choices: {
    ...Object.fromEntries((type.more ?? []).map((one) => [one.name, String(measureField(one).example)])),
    ...Object.fromEntries(type.choices.map(({ name, of }) => [name, of[0] ?? ''])),
  },
  ...(type.lines ? { lines: Object.fromEntries(type.lines.map(({ name, field }) => [name, String(field.example)])) } : {}),
  measuredAt,
});

test.each(types.map((type) => [type.code, type] as const))(
  '[API-7: a mapping] %s goes into an Observation and comes back equal, each number under its own code and unit',
  (_code, type) => {
    const reading = told(type);
    const main = type.measures.filter(({ name }) => !type.apart?.includes(name)).length;
    const parts = [...type.measures.slice(0, main), ...(type.more ?? [])];
    const observation = toObservation(type, reading, 'Patient/x');
    expect(fromObservation(structuredClone(observation))).toEqual({ type: type.code, ...reading, numbers: reading.numbers.slice(0, main) });
    const codes = [...observation.code.coding, ...(observation.component ?? []).flatMap(({ code }) => code.coding)].map(({ code }) => code);
    expect(codes).toEqual([...typeCoding(type).map(({ code }) => code), ...(parts.length > 1 ? parts.map(({ loinc, name }) => loinc || name) : [])]);
    expect(new Set(parts.map(({ loinc, name }) => loinc || name)).size).toBe(parts.length);
  },
);

test('[API-7: a mapping] a systolic number under the diastolic’s code comes back as another reading, and another unit as none', () => {
  const [pressure] = types;
  const observation = toObservation(pressure!, told(pressure!), 'Patient/x');
  const [high, low] = observation.component!;
  const swapped = {
    ...observation,
    component: [
      { ...high!, code: low!.code },
      { ...low!, code: high!.code },
    ],
  };
  expect(fromObservation(swapped)?.numbers).toEqual([76, 118]);
  const other = { ...observation, component: [{ ...high!, valueQuantity: { ...high!.valueQuantity, code: 'kPa' } }, low!] };
  expect(fromObservation(other)).toBeNull();
  expect(fromObservation({ ...observation, component: [high!] })).toBeNull();
});
