/** placeholder */
export function ReviewView() {
  return null;
}
