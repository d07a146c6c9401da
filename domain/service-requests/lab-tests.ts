/** A laboratory test: whether it can be sampled at home, whether one comes fasting, and days to the result, from and to. */
export type LabTest = { readonly atHome: boolean; readonly fasting: boolean; readonly days: readonly [from: number, to: number] };

const bySample = (...days: LabTest['days']): LabTest => ({ atHome: true, fasting: false, days });
const fasting = (...days: LabTest['days']): LabTest => ({ atHome: true, fasting: true, days });
const atCentre = (...days: LabTest['days']): LabTest => ({ atHome: false, fasting: false, days });

/** The tests that may be asked for, in the list's order. [LIST-3] */
export const labTests = {
  'general-check-up': fasting(1, 3),
  cbc: bySample(1, 1),
  'urine-analysis': bySample(1, 1),
  'blood-sugar': fasting(1, 1),
  'lipid-profile': fasting(1, 2),
  thyroid: bySample(1, 2),
  stool: bySample(1, 3),
  'pap-smear': atCentre(7, 10),
  rheumatism: bySample(1, 3),
  hiv: bySample(1, 3),
  hpv: atCentre(5, 10),
  hepatitis: bySample(1, 3),
  'liver-function': fasting(1, 2),
  'kidney-function': bySample(1, 2),
  antibody: bySample(2, 5),
  pcr: bySample(2, 4),
  allergy: bySample(5, 10),
  genetic: bySample(14, 30),
  cancer: bySample(3, 7),
  'blood-culture': bySample(5, 7),
  'wound-culture': bySample(3, 5),
  pregnancy: bySample(1, 2),
  'bone-marrow-biopsy': atCentre(10, 20),
  std: bySample(3, 7),
  dhea: fasting(3, 5),
  troponin: bySample(1, 1),
  glucose: fasting(1, 1),
  cholesterol: fasting(1, 1),
  'urea-electrolytes': bySample(1, 1),
  bnp: bySample(1, 2),
  abg: atCentre(1, 1),
  'meta-therapy': atCentre(1, 3),
  'bio-scan': atCentre(1, 3),
  diet: fasting(3, 7),
  unknown: bySample(1, 10),
} as const satisfies Readonly<Record<string, LabTest>>;

export type LabTestCode = keyof typeof labTests;
export const labTestCodes = Object.keys(labTests) as LabTestCode[];
