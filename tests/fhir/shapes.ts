/**
 * What R4 (4.0.1) allows of the resources that the portal gives out, as its definitions say it: only the elements that we
 * use, so that another one is a fault too. A name is followed by its type; `!` is required, `*` a list, `+` a list of one
 * at least; codes stand between brackets. Of the names of a choice (`value[x]`) only one may be there.
 */
const quantity = 'value decimal!, unit string!, system uri!, code code!';
export const shapes: Readonly<Record<string, string>> = {
  Meta: 'profile canonical*, security Coding*',
  Coding: 'system uri!, code code!, display string',
  CodeableConcept: 'coding Coding*, text string',
  Reference: 'reference reference!',
  Quantity: quantity,
  Age: quantity,
  Period: 'start dateTime, end dateTime',
  Annotation: 'text string!',
  Attachment: 'contentType code!, size unsignedInt, url url, title string',
  HumanName: 'given string*, family string, text string',
  Identifier: 'system uri!, value string!',
  Narrative: 'status code!(generated), div xhtml!',
  Extension: 'url uri!, valueCode code, valueString string',
  Dosage: 'text string, timing Timing, asNeededBoolean boolean',
  Timing: 'repeat Repeat!',
  Repeat: 'when code+(MORN|NOON|EVE|NIGHT)',
  Component: 'code CodeableConcept!, valueQuantity Quantity, valueCodeableConcept CodeableConcept',
  Reaction: 'manifestation CodeableConcept+',
  Ill: 'code CodeableConcept!, onsetAge Age, onsetString string, note Annotation*',
  Content: 'attachment Attachment!',
  Section: 'title string!, code CodeableConcept!, text Narrative!, entry Reference+',
  Patient: 'name HumanName*, gender code(male|female), birthDate date',
  Observation: `status code!(final), category CodeableConcept+, code CodeableConcept!, subject Reference!, effectiveDateTime dateTime!,
    valueQuantity Quantity, valueString string, component Component*, derivedFrom Reference*`,
  DocumentReference: 'status code!(current), type CodeableConcept!, subject Reference!, date instant!, description string, content Content+',
  DiagnosticReport: 'status code!(final), code CodeableConcept!, subject Reference!, effectiveDateTime dateTime!, conclusion string, presentedForm Attachment*',
  Condition: `clinicalStatus CodeableConcept!, category CodeableConcept+, code CodeableConcept!, subject Reference!, onsetAge Age, onsetString string,
    recordedDate dateTime!, note Annotation*`,
  AllergyIntolerance: `clinicalStatus CodeableConcept!, category code*(food|medication), code CodeableConcept!, patient Reference!, recordedDate dateTime!,
    reaction Reaction*`,
  MedicationStatement: `status code!(active|unknown), medicationCodeableConcept CodeableConcept!, subject Reference!, effectivePeriod Period,
    effectiveDateTime dateTime, dateAsserted dateTime!, dosage Dosage*, note Annotation*`,
  Procedure: 'status code!(completed|unknown), code CodeableConcept!, subject Reference!, performedDateTime dateTime, performedString string, note Annotation*',
  FamilyMemberHistory: 'status code!(partial), patient Reference!, date dateTime!, relationship CodeableConcept!, condition Ill+',
  Composition: `language code!(fa|en), status code!(final), type CodeableConcept!, subject Reference!, date dateTime!, author Reference+, title string!,
    section Section+`,
};

/** Texts by type, as R4 has them. */
export const texts: Readonly<Record<string, RegExp>> = {
  id: /^[A-Za-z0-9.-]{1,64}$/,
  code: /^[^\s]+(\s[^\s]+)*$/,
  uri: /^[^\s]+:[^\s]+$/,
  url: /^https?:\/\/[^\s]+$/,
  canonical: /^https?:\/\/[^\s]+$/,
  string: /^[\t\n\r\u0020-\uffff]*\S[\t\n\r\u0020-\uffff]*$/,
  reference: /^[A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64}$/,
  date: /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
  dateTime: /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d))?)?)?$/,
  instant: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  xhtml: /^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"[^<>]*>(<\/?(ul|li)>|[^<>])+<\/div>$/,
};

/** What the profiles of R4's vital signs fix: by the first LOINC code, the others beside it, and the unit of each number. */
export const vitalSigns: Readonly<Record<string, { beside: readonly string[]; units: Readonly<Record<string, string>> }>> = {
  '85354-9': { beside: [], units: { '8480-6': 'mm[Hg]', '8462-4': 'mm[Hg]' } },
  '8867-4': { beside: [], units: { '8867-4': '/min' } },
  '2708-6': { beside: ['59408-5'], units: { '2708-6': '%' } },
  '8310-5': { beside: [], units: { '8310-5': 'Cel' } },
};
