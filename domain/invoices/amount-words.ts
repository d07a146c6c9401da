/** Amounts in words reach this far: below a thousand trillion. */
export const WORDS_BELOW = 10 ** 15;

type Lang = 'fa' | 'en';

const fa = {
  ones: ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'],
  teens: ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'],
  tens: ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'],
  hundreds: ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'],
  scales: ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون'],
} as const;
const en = {
  small: [
    ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ],
  tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  scales: ['', 'thousand', 'million', 'billion', 'trillion'],
} as const;

/** A whole number in words, as an invoice says its total: «هشت میلیون و نهصد و پنجاه هزار», “eight million nine hundred and fifty thousand”. [ORD-10] */
export function inWords(lang: Lang, amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount >= WORDS_BELOW) throw new Error(`no words for ${amount}`);
  if (amount === 0) return lang === 'fa' ? 'صفر' : 'zero';
  const threes = threesOf(amount);
  return lang === 'fa' ? persian(threes) : english(threes);
}

/** The number in groups of three digits, the smallest first. */
function threesOf(amount: number): number[] {
  const threes: number[] = [];
  for (let rest = amount; rest > 0; rest = Math.floor(rest / 1000)) threes.push(rest % 1000);
  return threes;
}

function persian(threes: readonly number[]): string {
  const parts = threes.map((three, scale) => {
    // A thousand is «هزار», never «یک هزار»; the greater ones are counted.
    const count = three === 1 && scale === 1 ? '' : persianBelowThousand(three);
    return three === 0 ? '' : [count, fa.scales[scale]].filter(Boolean).join(' ');
  });
  return parts.reverse().filter(Boolean).join(' و ');
}

function persianBelowThousand(three: number): string {
  const [hundreds, rest] = [Math.floor(three / 100), three % 100];
  const last = rest >= 10 && rest < 20 ? [fa.teens[rest - 10]] : [fa.tens[Math.floor(rest / 10)], fa.ones[rest % 10]];
  return [fa.hundreds[hundreds], ...last].filter(Boolean).join(' و ');
}

function english(threes: readonly number[]): string {
  const parts = threes.map((three, scale) => (three === 0 ? '' : [englishBelowThousand(three), en.scales[scale]].filter(Boolean).join(' ')));
  const [last = '', ...greater] = parts;
  const and = last !== '' && greater.some(Boolean) && (threes[0] ?? 0) < 100 ? `and ${last}` : last;
  return [...greater.reverse(), and].filter(Boolean).join(' ');
}

function englishBelowThousand(three: number): string {
  const [hundreds, rest] = [Math.floor(three / 100), three % 100];
  const tens = [en.tens[Math.floor(rest / 10)], en.small[rest % 10]].filter(Boolean).join('-');
  const last = rest < 20 ? en.small[rest] : tens;
  return [hundreds > 0 ? `${en.small[hundreds]} hundred` : '', last].filter(Boolean).join(' and ');
}
