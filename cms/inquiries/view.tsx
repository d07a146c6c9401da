/** placeholder */
export function InquiryView() {
  return null;
}
