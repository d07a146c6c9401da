import { nb1 } from './products/nb1';
import { nh1 } from './products/nh1';
import { ni1 } from './products/ni1';
import { ns0 } from './products/ns0';
import { ns0Cardio } from './products/ns0-cardio';
import { ns1 } from './products/ns1';
import { packageWords } from './products/packages';
import type { ProductWords, VariantWords } from './types';

/** The words of every device and package, by slug; kind, drawing, colours, contents and prices are the catalogue's. */
export const productWords: ProductWords[] = [ns1, ns0, ns0Cardio, nh1, nb1, ni1, ...packageWords];

/** The words of every sellable unit, by sku. */
export const variantWords: VariantWords[] = [
  {
    sku: 'NS1',
    fa: { title: 'گوشی دیجیتال NS1', note: 'نسل پیشین، تقویت {ns1Times} برابر' },
    en: { title: 'NS1 digital stethoscope', note: 'Earlier model, {ns1Times}× amplification' },
  },
  {
    sku: 'NS1-SE',
    fa: { title: 'گوشی دیجیتال NS1-SE', note: 'تقویت {ns1SeTimes} برابر' },
    en: { title: 'NS1-SE digital stethoscope', note: '{ns1SeTimes}× amplification' },
  },
  {
    sku: 'NS1-SE-PLUS',
    fa: { title: 'گوشی دیجیتال NS1-SE-Plus', note: 'تقویت {ns1SeTimes} برابر، با کیف سخت و یدکی' },
    en: { title: 'NS1-SE-Plus digital stethoscope', note: '{ns1SeTimes}× amplification, hard case and spares' },
  },
  { sku: 'NS0', fa: { title: 'گوشی NS0 کلاسیک' }, en: { title: 'NS0 Classic stethoscope' } },
  { sku: 'NS0-CARDIO', fa: { title: 'گوشی NS0 کاردیو' }, en: { title: 'NS0 Cardio stethoscope' } },
  { sku: 'NH1', fa: { title: 'نوار قلب همراه NH1' }, en: { title: 'NH1 handheld ECG' } },
  { sku: 'NB1', fa: { title: 'فشارسنج NB1' }, en: { title: 'NB1 blood pressure monitor' } },
  { sku: 'NI1', fa: { title: 'سونوگرافی همراه NI1' }, en: { title: 'NI1 portable ultrasound' } },
  { sku: 'FAMILY-HEART', fa: { title: 'بسته‌ی قلب خانواده' }, en: { title: 'Family heart package' } },
  { sku: 'FAMILY-HOME', fa: { title: 'بسته‌ی کامل خانه' }, en: { title: 'Complete home package' } },
  { sku: 'DOCTOR-VISIT', fa: { title: 'بسته‌ی ویزیت پزشک' }, en: { title: 'Doctor’s visit package' } },
  { sku: 'DOCTOR-CARDIO', fa: { title: 'بسته‌ی متخصص قلب' }, en: { title: 'Cardiologist’s package' } },
];
