type Code = {
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  maximumToman?: number;
  minimumToman?: number;
  usesLimit?: number;
  perUserLimit?: number;
  endsAt?: string;
  skus?: string[];
  note: string;
};

/** The first discount codes. [DISC-1] */
export const codes: Code[] = [
  { code: 'MEHR05', kind: 'percent', value: 5, maximumToman: 5_000_000, note: 'کد همیشگی خبرنامه' },
  { code: 'WELCOME', kind: 'amount', value: 300_000, minimumToman: 5_000_000, perUserLimit: 1, note: 'خرید نخست، از پنج میلیون تومان' },
  { code: 'STUDENT10', kind: 'percent', value: 10, usesLimit: 200, perUserLimit: 1, skus: ['NS0', 'NS0-CARDIO'], note: 'دانشجویان پزشکی؛ فقط گوشی‌های NS0' },
  {
    code: 'YALDA12',
    kind: 'percent',
    value: 12,
    maximumToman: 1_500_000,
    usesLimit: 100,
    perUserLimit: 1,
    endsAt: '2026-12-22T20:30:00.000Z',
    note: 'شب یلدا',
  },
];
