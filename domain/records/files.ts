/** At most so many files go with one upload. [NUM-2] */
export const UPLOAD_MOST_FILES = 2;
