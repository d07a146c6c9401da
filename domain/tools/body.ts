import { age, choice, height, sex, waist, weight } from './fields';
import { BMI_CUTS, compute as bmi } from './formulas/bmi';
import { activities, compute as energy } from './formulas/daily-energy';
import { compute as idealWeight } from './formulas/ideal-weight';
import { compute as waistToHeight, WAIST_CUTS } from './formulas/waist-to-height';
import { tool } from './tool';

const ONE = { decimals: 1, unit: 'kg' } as const;
const healthy = { name: 'healthy', of: ['healthyFrom', 'healthyTo'], between: 'to', ...ONE } as const;

/** Calculators of weight, waist and energy. */
export const bodyTools = [
  tool({
    slug: 'bmi',
    fields: { age, weight, height },
    compute: bmi,
    lines: [{ name: 'bmi', of: ['bmi'], decimals: 1, unit: 'kg-m2' }, healthy],
    cuts: { bmi: BMI_CUTS },
    scales: [{ figure: 'bmi', from: 15, to: 45, cuts: BMI_CUTS, tones: ['warn', 'ok', 'warn', 'bad', 'bad', 'bad'] }],
    classes: { under: 'warn', normal: 'ok', 'pre-obese': 'warn', 'obese-1': 'bad', 'obese-2': 'bad', 'obese-3': 'bad' },
    outside: ['child'],
    formula: ['BMI = kg / m²'],
    sources: [{ cite: 'World Health Organization. Obesity: preventing and managing the global epidemic. Technical Report Series 894, 2000' }],
    vectors: [
      {
        given: { age: '40', weight: '70', height: '175' },
        finds: { bmi: 22.9 },
        class: 'normal',
        from: 'WHO, BMI classification: an adult of 70 kg and 1.75 m',
      },
    ],
  }),
  tool({
    slug: 'ideal-weight',
    fields: { sex, age, height },
    compute: idealWeight,
    lines: [healthy, { name: 'devine', of: ['devine'], ...ONE }, { name: 'robinson', of: ['robinson'], ...ONE }, { name: 'miller', of: ['miller'], ...ONE }],
    outside: ['child', 'short'],
    formula: [
      'Devine: 50 (♀ 45.5) + 2.3 × (inches − 60)',
      'Robinson: 52 (♀ 49) + 1.9 (♀ 1.7) × (inches − 60)',
      'Miller: 56.2 (♀ 53.1) + 1.41 (♀ 1.36) × (inches − 60)',
      'WHO: 18.5 … 24.9 × m²',
    ],
    sources: [
      { cite: 'Devine BJ. Gentamicin therapy. Drug Intell Clin Pharm 1974;8:650–655' },
      { cite: 'Robinson JD et al. Am J Hosp Pharm 1983;40:1016–1019' },
      { cite: 'Miller DR et al. Am J Hosp Pharm 1983;40:1622' },
      { cite: 'Pai MP, Paloucek FP. The origin of the “ideal” body weight equations. Ann Pharmacother 2000;34:1066–1069' },
    ],
    vectors: [
      {
        given: { sex: 'female', age: '40', height: '167.6' },
        finds: { devine: 59.3, robinson: 59.2 },
        from: 'ourdailycalc.com, Ideal weight formulas: a woman of 66 inches',
      },
    ],
  }),
  tool({
    slug: 'waist-to-height',
    fields: { age, waist, height },
    compute: waistToHeight,
    lines: [
      { name: 'ratio', of: ['ratio'], decimals: 2 },
      { name: 'half', of: ['half'], decimals: 1, unit: 'cm' },
    ],
    cuts: { ratio: WAIST_CUTS },
    scales: [{ figure: 'ratio', from: 0.3, to: 0.8, cuts: WAIST_CUTS, tones: ['info', 'ok', 'warn', 'bad'], decimals: 1 }],
    classes: { below: 'info', healthy: 'ok', increased: 'warn', high: 'bad' },
    outside: ['child'],
    formula: ['waist / height'],
    sources: [
      {
        cite: 'National Institute for Health and Care Excellence. Overweight and obesity management, NG246 (before: CG189, 2022)',
        url: 'https://www.nice.org.uk/guidance/ng246',
      },
    ],
    vectors: [
      {
        given: { age: '40', waist: '73.7', height: '162.6' },
        finds: { ratio: 0.45 },
        class: 'healthy',
        from: 'The news of 2022-04-08 on NICE’s guidance: 29 in at 5 ft 4 in',
      },
      { given: { age: '40', waist: '81.3', height: '162.6' }, finds: { ratio: 0.5 }, class: 'increased', from: 'The same: 32 in at 5 ft 4 in' },
      { given: { age: '40', waist: '91.4', height: '177.8' }, finds: { ratio: 0.51 }, class: 'increased', from: 'The same: 36 in at 5 ft 10 in' },
    ],
  }),
  tool({
    slug: 'daily-energy',
    fields: { sex, age, weight, height, activity: choice('activity', activities) },
    compute: energy,
    lines: [
      { name: 'daily', of: ['daily'], decimals: 0, unit: 'kcal' },
      { name: 'resting', of: ['resting'], decimals: 0, unit: 'kcal' },
    ],
    outside: ['ages'],
    formula: ['10 × kg + 6.25 × cm − 5 × years + 5 (♀ − 161)', '× 1.2, 1.375, 1.55, 1.725, 1.9'],
    sources: [
      {
        cite: 'Mifflin MD, St Jeor ST et al. A new predictive equation for resting energy expenditure in healthy individuals. Am J Clin Nutr 1990;51:241–247',
        url: 'https://doi.org/10.1093/ajcn/51.2.241',
      },
    ],
    vectors: [
      {
        given: { sex: 'female', age: '45', weight: '75', height: '165.1', activity: 'sedentary' },
        finds: { resting: 1396, daily: 1675 },
        from: 'dummies.com 166764: a woman of 45',
      },
    ],
  }),
] as const;
