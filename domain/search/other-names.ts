/** What people also call each kind of device, and write when they look for one. [PROD-4] */
export const otherNames: Readonly<Record<string, Readonly<Record<'fa' | 'en', string>>>> = {
  stethoscope: { fa: 'استتوسکوپ استتسکوپ گوشی‌پزشکی گوشی طبی گوشی معاینه', en: 'stethoscope auscultation' },
  ecg: { fa: 'نوار قلب الکتروکاردیوگراف الکتروکاردیوگرام ای‌سی‌جی ECG EKG', en: 'ECG EKG electrocardiograph' },
  'blood-pressure': { fa: 'فشارسنج فشار خون دستگاه فشار', en: 'blood pressure monitor sphygmomanometer cuff' },
  ultrasound: { fa: 'سونوگرافی سونو اولتراسوند پروب', en: 'ultrasound sonography echo probe' },
};
