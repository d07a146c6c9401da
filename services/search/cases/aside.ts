/** Sixty cases of the same kind that nothing was tuned on; written as those of `known.ts` are. */
export const asideCases = `
fa | گوشی معاینه | p:ns1 p:ns0
fa | گوشی دکتر | p:ns1 p:ns0
fa | گوشی پزشکی ان اس صفر | p:ns0
en | cardiology stethoscope | p:ns0-cardio
fa | گوشی پزشکی ضبط صدا | p:ns1
fa | دستگاه ضبط صدای قلب و ریه | p:ns1
fa | نوارقلبی | p:nh1
en | ecg manual for doctors | m:nh1:doctor
fa | ای کی جی | p:nh1
fa | گرفتن نوار قلب در خانه | p:nh1 m:nh1:home | p:nh1
fa | فشارسنج دیجیتالی | p:nb1
fa | دستگاه فشارخون خانگی | p:nb1
fa | بهترین فشارسنج | p:nb1
fa | فشارسنج دو نفره با حافظه | p:nb1
fa | فشرسنج | p:nb1
fa | سونوگرافی دامپزشکی | p:ni1
fa | پروب خطی | p:ni1
fa | NS1 SE PLUS | p:ns1
fa | اِن اِس وان اس ای پلاس | p:ns1
en | doctor package | p:doctor-visit p:doctor-cardio w:packages | p:doctor-visit
fa | ns0 classic | p:ns0
fa | تفاوت se و se plus | p:ns1
fa | gushi pezeshki | p:ns1 p:ns0
fa | dastgah feshar khun | p:nb1
fa | noar qalb | p:nh1
fa | gheimat gooshi pezeshki | p:ns1 p:ns0
fa | taamir dastgah | w:warranty
fa | ersal sefaresh | w:faq
fa | گرانتی دستگاه | w:warranty
fa | گارانتی ns1 چند سال است | w:warranty p:ns1 | w:warranty p:ns1
fa | دستگاهم خراب شده | w:warranty g:devices
fa | روشن نمی‌شود فشارسنج | m:nb1:home
en | track order | g:orders
fa | خریدفشارسنج | p:nb1
fa | دانلود راهنمای ni1 | m:ni1:home m:ni1:doctor
fa | آموزش کار با گوشی دیجیتال | m:ns1:home p:ns1
fa | بازگشت وجه | w:terms-of-service w:faq | w:terms-of-service
fa | تحویل در شهرستان | w:faq
fa | چک و قسط | !w:group-sale
fa | تماس با پشتیبانی | w:contact-us
fa | فرصت شغلی | w:careers
fa | کد پیامکی نمیاد | w:faq g:login | w:faq
en | discount code | w:faq w:group-sale | w:faq
fa | پکیج قلب خانواده | p:family-heart
fa | گوشی سبز با حکاکی | p:ns1 p:ns0
en | wrist blood pressure monitor | !p:nb1
fa | گوشی سامسونگ | !p:ns1
fa | ترازو | !p:nb1
fa | اکسیژن خون | !p:nh1 p:nb1
fa | vahv skd | p:nb1
en | electronic stethoscope | p:ns1
en | ecg machine for home | p:nh1
en | blood presure | p:nb1
en | how to clean my stethoscope | m:ns0:home m:ns1:home m:ns0-cardio:home p:ns0
en | stethoscope for medical students | p:ns0
en | return policy | w:warranty w:faq w:terms-of-service
en | repair my device | w:warranty
en | thermometer | !p:nb1
en | nb 1 warranty | w:warranty p:nb1 | w:warranty p:nb1
en | feshar sanj | p:nb1
`;
