/** Times that NS1 makes a sound louder. [NUM-7] */
export const NS1_TIMES = 17;
/** Times that NS1-SE and NS1-SE-Plus make a sound louder. [NUM-7] */
export const NS1_SE_TIMES = 20;
/** The chest piece: bell and diaphragm across. [NUM-7] */
export const BELL_MM = 32;
export const DIAPHRAGM_MM = 47;
/** NB1 keeps so many readings, for so many people, and runs on so many AAA batteries. [NUM-7] */
export const NB1_READINGS = 90;
export const NB1_USERS = 2;
export const NB1_BATTERIES = 4;
/** NH1's sides and weight. [NUM-7] */
export const NH1_SIZE_CM = [1.3, 2.5, 10.1] as const;
export const NH1_GRAMS = 34;
/** NI1's touchscreen. [NUM-7] */
export const NI1_INCHES = 12.3;
