/** The code of the first sale, which gives its prices; the sale itself is not open yet. [CONT-2] */
export const saleCode = 'YALDA12';
export const saleProducts = ['nb1', 'nh1', 'ns0', 'ns0-cardio'];
export const saleWords = {
  fa: { title: 'حراج شب یلدا', lead: 'چند دستگاه خانه و مطب با تخفیف، تا وقتی در انبار هست. قیمت پس از تخفیف کنار هر کالا نوشته شده است.' },
  en: {
    title: 'Yalda night sale',
    lead: 'Some devices for home and clinic at a discount, while stock lasts. The price after the discount stands beside each.',
  },
};
