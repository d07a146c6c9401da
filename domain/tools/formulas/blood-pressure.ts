import { bloodPressureClass, homePressureClass } from '../../records/blood-pressure';

const ADULT_YEARS = 18;
const SEVERE = { systolic: 180, diastolic: 110 } as const;

type Values = { age: number; place: 'clinic' | 'home'; systolic: number; diastolic: number };

/** The class of one reading, by the table of the place where it was measured. */
export function compute({ age, place, systolic, diastolic }: Values) {
  if (diastolic >= systolic) return { refused: 'tools.diastolic.above', field: 'diastolic' };
  if (age < ADULT_YEARS) return { outside: 'child' };
  const severe = systolic >= SEVERE.systolic || diastolic >= SEVERE.diastolic;
  return {
    figures: { systolic, diastolic },
    class: place === 'home' ? homePressureClass({ systolic, diastolic }) : bloodPressureClass({ systolic, diastolic }),
    notes: severe ? ['severe'] : [],
  };
}
