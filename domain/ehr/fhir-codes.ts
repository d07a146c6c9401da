import type { Said } from './kind';

/** Code systems of HL7 and LOINC that entries of the history are told in; names of diseases, medicines and operations are somebody's own words and stay text. */
export const systems = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  conditionCategory: 'http://terminology.hl7.org/CodeSystem/condition-category',
  allergyClinical: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
  role: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
  confidentiality: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality',
  /** “None known” and “no information” (HL7 International Patient Summary). */
  absent: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips',
  /** What has no code elsewhere, or none that was read. */
  own: 'https://zarban.example/fhir/history',
} as const;

/** Why a value is not there (HL7 R4, data-absent-reason). */
export const absent = (why: 'unknown' | 'asked-unknown') => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: why }],
});

/** Roles of kin (HL7 v3 RoleCode). */
export const kinCodes: Said = {
  mother: 'MTH',
  father: 'FTH',
  sister: 'SIS',
  brother: 'BRO',
  daughter: 'DAUC',
  son: 'SONC',
  grandmother: 'GRMTH',
  grandfather: 'GRFTH',
  aunt: 'AUNT',
  uncle: 'UNCLE',
};

/** Times of a day (HL7 R4, event-timing). */
export const timeCodes: Said = { morning: 'MORN', noon: 'NOON', evening: 'EVE', night: 'NIGHT' };

/** What an allergy is to (HL7 R4, allergy-intolerance-category); something else has no category. */
export const allergenCodes: Said = { food: 'food', drug: 'medication' };

/** The narrower code of what somebody is used to (LOINC); drinks are not only of one kind, and have our own alone. */
export const habitLoinc: Said = { tobacco: '11367-0' };

/** That there is none of a kind; kinds that are not here have no code for it. */
export const noneCodes: Said = {
  disease: 'no-known-problems',
  medication: 'no-known-medications',
  surgery: 'no-known-procedures',
  allergy: 'no-known-allergies',
};

/** That nothing is known of a kind, which is not that there is none. */
export const unknownCodes: Said = { disease: 'no-problem-info', medication: 'no-medication-info', allergy: 'no-allergy-info' };
