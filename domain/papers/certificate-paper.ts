/** What is printed on a certificate. */
export type CertificatePaper = {
  number: string;
  name: string;
  titleFa: string;
  titleEn: string;
  hours: number;
  score: number | null;
  issuedAt: string;
  /** The address of the page that checks the signed text, with the text behind its `#`: what the QR code says. */
  checkUrl: string;
  /** The address that works without scripts, and knows withdrawals. */
  numberUrl: string;
};
