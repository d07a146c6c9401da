import { field, mustTick, type Field, type FieldWords } from '../fields';
import { parseContact, type Contact } from './contact';
import { EMAIL_MOST_CHARACTERS, parseEmail } from './email';
import { CODE_LENGTH, parseLoginCode } from './login-code';
import { NATIONAL_ID_DIGITS, parseNationalId } from './national-id';
import { parsePhone } from './phone';

/** A mobile number. [AUTH-1, NUM-2] */
export const phoneField: Field<string> = field(
  { kind: 'phone', label: 'accounts.fields.phone', fill: 'tel', about: 'Mobile number, in any digits, with or without +98', example: '09121234567' },
  parsePhone,
);
/** An e-mail address. [AUTH-1] */
export const emailField: Field<string> = field(
  { kind: 'email', most: EMAIL_MOST_CHARACTERS, label: 'accounts.fields.email', fill: 'email', about: 'E-mail address', example: 'avin@example.com' },
  parseEmail,
);
/** A mobile number or an e-mail address. [AUTH-1, SHELL-9] */
export const contactField: Field<Contact> = field(
  { kind: 'contact', label: 'inquiries.form.contact', fill: 'email', example: 'avin@example.com' },
  parseContact,
);
/** The code that was sent. [AUTH-1] */
export const loginCodeField = (words: FieldWords = {}): Field<string> =>
  field(
    { kind: 'digits', lengths: [CODE_LENGTH], fill: 'one-time-code', about: `The ${CODE_LENGTH} digits that were sent`, example: '123456', ...words },
    parseLoginCode,
  );
/** A person's national code. [ORD-2] */
export const nationalCodeField: Field<string> = field(
  { kind: 'digits', lengths: [NATIONAL_ID_DIGITS], label: 'invoices.to.national-code', example: '0084575948' },
  parseNationalId,
);
/** That the terms in force are accepted. [LEGAL-2] */
export const termsField = mustTick('accounts.terms.not-accepted', undefined, { label: 'common.fields.terms' });
