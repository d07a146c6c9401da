import type { TermWords } from './types';

/** Words that say what is wished of a thing: they steer the kind of result, and lead somewhere where they stand alone. */
export const wishTerms: TermWords[] = [
  {
    name: 'قیمت و خرید',
    kind: 'intent',
    prefers: 'product',
    pages: ['shop', 'packages'],
    fa: 'قیمت\nقیمت‌ها\nلیست قیمت\nقیمت چنده\nچند\nچنده\nچند است\nچند تومان\nچند تومنه\nچقدر\nچقدره\nچقدر است\nهزینه\nبها\nنرخ\nخرید\nخرید اینترنتی\nخرید آنلاین\nمی‌خواهم بخرم\nمیخوام بخرم\nبخرم\nفروش\nفروشگاه\nموجودی\nموجود\nارزان\nارزانترین\nارزان‌ترین\nبهترین\nجدید\nجدیدترین\nکالا\nمحصول\nمحصولات\nدستگاه\nدستگاه پزشکی\nتجهیزات پزشکی\nلوازم پزشکی\nاصل\nاورجینال\nایرانی\nخانگی\nپزشکی\nعکس\nمشخصات\nمشخصات فنی\nکاتالوگ\nنظر\nنظرات\nنظر کاربران\nنقد و بررسی\nبررسی\nمدل\nمدل‌ها\nانواع',
    en: 'price\nprices\nprice of\nprice list\nhow much\nhow much is\nhow much does it cost\ncost\ncosts\nbuy\nbuy online\norder online\npurchase\nshop\nstore\nfor sale\nin stock\nstock\navailable\navailability\ncheap\ncheapest\nbest\nnew\nproduct\nproducts\ndevice\ndevices\nmedical device\nmedical equipment\noriginal\nhome\nmachine\nspecs\nspecifications\ndatasheet\nphoto\nphotos\nreview\nreviews\nrating\nmodel\nmodels\ntypes',
  },
  {
    name: 'تخفیف و حراج',
    kind: 'intent',
    prefers: 'product',
    pages: ['group-sale', 'packages', 'faq'],
    fa: 'تخفیف\nتخفیف‌دار\nتخفیفات\nآف',
    en: 'discount\ndiscounts\noffer\noffers\ndeal\ndeals',
  },
  {
    name: 'رنگ',
    kind: 'intent',
    prefers: 'product',
    pages: ['shop'],
    fa: 'رنگ\nرنگ‌ها\nرنگ‌بندی\nچه رنگی\nرنگی',
    en: 'colour\ncolours\ncolor\ncolors',
  },
  {
    name: 'راهنما و طرز کار',
    kind: 'intent',
    prefers: 'manual',
    pages: ['manuals'],
    fa: 'راهنما\nراهنمای\nدفترچه\nدفترچه راهنما\nراهنمای کاربری\nراهنمای استفاده\nدستورالعمل\nطرز استفاده\nطرز کار\nنحوه استفاده\nروش استفاده\nروش کار\nنحوه کار\nکار با\nکار کردن با\nآموزش\nآموزش کار\nآموزش کار با\nآموزش استفاده\nآموزش استفاده از\nاستفاده از\nچطور\nچگونه\nچجوری\nچه جوری\nدانلود\nپی دی اف\nتنظیم\nتنظیم کردن\nتنظیمات\nراه‌اندازی\nنصب\nروشن نمی‌شود\nروشن نمیشه\nروشن نشدن\nخاموش می‌شود\nخطا\nخطا می‌دهد\nارور\nمشکل\nتمیز کردن\nتمیز\nشستن\nشست‌وشو\nضدعفونی\nضدعفونی کردن\nعوض کردن باتری\nتعویض باتری\nشارژ کردن\nشارژ نمی‌شود\nاتصال به گوشی\nاتصال به گوشی موبایل\nبا گوشی موبایل\nبا موبایل\nروی گوشی موبایل\nاتصال\nکالیبره\nکالیبراسیون\nچطور استفاده کنم\nچطور فشار بگیرم\nنگهداری',
    en: 'manual\nuser manual\ninstructions\ninstruction\ninstruction manual\nguide\nuser guide\nhow to\nhow to use\nhow do i use\nhow do i\nhow can i\nusing\nuse\nusage\nsetup\nset up\nsetting up\nsettings\ntutorial\ntraining\ndownload\npdf\ntroubleshooting\ntrouble\nproblem\nerror\ndoes not switch on\ndoes not turn on\nwill not turn on\nwon t turn on\nclean\ncleaning\ndisinfect\nwash\nchange battery\ncharging\ncharge\nconnect\npairing\nconnect to phone\nwith my phone\nwith smartphone\nwith a smartphone\nwithout smartphone\ncalibration\ncalibrate\nmaintenance',
  },
  {
    name: 'نسخه‌ی نمایشی',
    kind: 'intent',
    prefers: 'product',
    pages: ['callRequest', 'contact-us'],
    fa: 'دمو\nنمایش دستگاه\nتست دستگاه\nامتحان دستگاه\nدرخواست دمو',
    en: 'demo\nrequest a demo\ntry it\ntrial',
  },
];
