/** Where a sealed file of a consultation's room lies in the store. */
export const roomFile = (id: string): string => `rooms/${id}.sealed`;
