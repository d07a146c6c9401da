/** So many requests of one kind may come from one network address within the window; carriers share addresses. [CONT-1] */
export const INQUIRIES_PER_ADDRESS = 20;
/** And so many from one phone or e-mail. [CONT-1] */
export const INQUIRIES_PER_CONTACT = 4;
export const INQUIRY_WINDOW_HOURS = 1;

/** Whether one more may come. */
export function mayAskAgain({ fromAddress, fromContact }: { fromAddress: number; fromContact: number }): boolean {
  return fromAddress < INQUIRIES_PER_ADDRESS && fromContact < INQUIRIES_PER_CONTACT;
}
