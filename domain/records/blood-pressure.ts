type Pressure = { systolic: number; diastolic: number };

/**
 * The classes of a reading at the doctor’s: ESC/ESH 2018, doi:10.1093/eurheartj/ehy339, table 3; read in
 * medscape.com/answers/241381-7769 and in icemedicalsupport.com’s adaptation of Williams 2018. The higher of both decides. [REC-5: blood pressure]
 */
const CLASSES = [
  ['grade-3', 180, 110],
  ['grade-2', 160, 100],
  ['grade-1', 140, 90],
  ['high-normal', 130, 85],
  ['normal', 120, 80],
] as const;
const SYSTOLIC_ALONE = { systolic: 140, diastolic: 90 } as const;

export type PressureClass = (typeof CLASSES)[number][0] | 'optimal' | 'isolated-systolic';

export function bloodPressureClass({ systolic, diastolic }: Pressure): PressureClass {
  if (systolic >= SYSTOLIC_ALONE.systolic && diastolic < SYSTOLIC_ALONE.diastolic) return 'isolated-systolic';
  return CLASSES.find(([, high, low]) => systolic >= high || diastolic >= low)?.[0] ?? 'optimal';
}

/** At home: elevated from 135/85, usual below 130/80; doi:10.1111/jch.13284, table 3 (PMC8030885), and CHEP 2017. */
export const HOME_ELEVATED = { systolic: 135, diastolic: 85 } as const;
export const HOME_USUAL_BELOW = { systolic: 130, diastolic: 80 } as const;

export function homePressureClass({ systolic, diastolic }: Pressure): 'home-usual' | 'home-borderline' | 'home-elevated' {
  if (systolic >= HOME_ELEVATED.systolic || diastolic >= HOME_ELEVATED.diastolic) return 'home-elevated';
  return systolic < HOME_USUAL_BELOW.systolic && diastolic < HOME_USUAL_BELOW.diastolic ? 'home-usual' : 'home-borderline';
}
