import type { PlainForm } from '../../plain-browser';
import type { FoundForm } from './walk';
import { declared } from './declared';
import { edgesOf } from './edges';
import { bodyOf, inputs, type Input } from './inputs';
import { nextSerial } from './devices';
import { DOOR_CODE, serialOf } from './service-requests';
import { somePhone } from './states';
import { sensible } from './sensible';
import { TABLE } from './with-file';

/** A form with a wrong value in one field. */
export type Case = { found: FoundForm; field: string; input: Input };

/** The fields of a form that could be filled, buttons' values included; the intent is no field. */
export function fieldsOf({ form, intent }: Pick<FoundForm, 'form' | 'intent'>): string[] {
  const names = new Set([...form.names, ...form.buttons.map(({ name }) => name)].filter(Boolean));
  if (intent !== 'GET') names.delete('intent');
  return [...names];
}

/** Every field of a form × every input that makes sense there. */
export function casesOf(found: FoundForm): Case[] {
  return fieldsOf(found).flatMap((field) =>
    [...inputs.filter((input) => input.write(valueOf(found, found.form, field), field) !== null), ...beyond(found, field)].map((input) => ({
      found,
      field,
      input,
    })),
  );
}

/** Inputs one beyond each limit that the field declares. */
function beyond(found: FoundForm, field: string): Input[] {
  const asked = declared[found.page]?.[field];
  if (!asked) return [];
  return Object.entries(edgesOf(asked, valueOf(found, found.form, field))).map(([name, text]) => ({ name, write: () => [[field, text]] }));
}

/** A sensible value for a field, else the one it already has. */
export function valueOf({ lang, page }: FoundForm, form: PlainForm, field: string): string {
  // One phone is written to once a minute: each form gets its own.
  if (field === 'phone') return somePhone();
  // Elsewhere it is the reference of a file of health.
  if (field === 'file' && page === 'appImport') return TABLE;
  // A device of one's own, where the form names it.
  if (field === 'serial') return page === 'appDeviceNew' || page === 'devices' ? (form.fields['serial'] ?? '') : nextSerial();
  if (field === 'email' || field === 'contact') return `avin.${somePhone()}@example.com`;
  if (field === 'approval') return '123456';
  if (field === 'code' && page === 'providerVisit') return DOOR_CODE;
  // The thing that is to be lent at this visit, whose address ends in its request's code and its own number.
  if (field === 'unit' && page === 'providerVisit') return serialOf(/([^/]+)-\d+$/.exec(new URL(form.action).pathname)?.[1] ?? '');
  if (field === 'code' && (page === 'loginCode' || page === 'accountInfo' || page === 'security' || page === 'loginSecond')) return '123456';
  // A child is none of age.
  if (field === 'birthDay' && (page === 'appChild' || page === 'appChildNew')) return '1394/06/02';
  // An adult is of age.
  if (field === 'birthDay' && (page === 'appAdultNew' || page === 'appHistoryStep')) return '1340/06/02';
  // What is measured was measured now.
  if ((field === 'day' || field === 'hour') && (page === 'appAdd' || page === 'appReadingEdit')) return '';
  // The questions of a lesson are named by their ids.
  if (page === 'lesson' && /^q\d+$/.test(field)) return form.radios[field]?.[0] ?? '75';
  // Nothing of a file is shown before it is chosen.
  if (field === 'part' && page === 'roomShare') return form.radios['part']?.[0] ?? '';
  const choices = form.choices[field];
  // The list for all cities ends with days that not each has; those of Tehran, where the address is, begin it.
  if (field === 'deliverOn') return choices?.[0] ?? '';
  const wanted = sensible(lang)[field];
  if (choices && !(wanted !== undefined && choices.includes(wanted))) return form.fields[field] || (choices.at(-1) ?? '');
  return wanted ?? (form.fields[field] || (form.buttons.find(({ name }) => name === field)?.value ?? ''));
}

/** The form filled sensibly, in the order of its fields. */
export function filled(found: FoundForm, form: PlainForm): [string, string][] {
  const intent: [string, string][] = form.fields['intent'] === undefined ? [] : [['intent', form.fields['intent']]];
  return [...intent, ...fieldsOf({ form, intent: found.intent }).map((field): [string, string] => [field, valueOf(found, form, field)])];
}

/** The body of a case, on the form as it stands now. */
export function bodyOfCase({ found, field, input }: Case, form: PlainForm): string {
  const wrong = input.write(valueOf(found, form, field), field) ?? [];
  const rest = filled(found, form).filter(([name]) => name !== field);
  return bodyOf([...rest, ...wrong], input.raw ? field : undefined);
}
