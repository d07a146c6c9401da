/**
 * What people ask and must find: language, question, what may stand first, what else must stand among the first three.
 * p: a product, m: a manual, w: a page of words, g: a page with a task, ! what is not sold, and said so.
 */
export const knownCases = `
fa | گوشی پزشکی | p:ns1 p:ns0 | p:ns1 p:ns0
fa | گوشی پزشکی دیجیتال | p:ns1
fa | گوشی طبی | p:ns1 p:ns0
fa | استتوسکوپ | p:ns1 p:ns0
fa | استتسکوپ دیجیتال | p:ns1
fa | گوشي پزشكي | p:ns1 p:ns0
en | heart trace device | p:nh1
fa | گوشی‌پزشکی | p:ns1 p:ns0
fa | گوشیپزشکی | p:ns1 p:ns0
en | engraved stethoscope | p:ns1 p:ns0
fa | گوشی پزکشی | p:ns1 p:ns0
fa | نوار قلب | p:nh1
fa | نوارقلب | p:nh1
fa | نوار‌قلب همراه | p:nh1
fa | نوار غلب | p:nh1
fa | دستگاه نوار قلب خانگی | p:nh1
fa | نوار قلب شش کاناله | p:nh1
fa | الکتروکاردیوگراف | p:nh1
fa | ای سی جی | p:nh1
en | contact phone number | w:contact-us
fa | فشارسنج | p:nb1
fa | فشار سنج | p:nb1
fa | فشار‌سنج دیجیتال | p:nb1
fa | فشارخون | p:nb1
fa | فشار خون | p:nb1
fa | دستگاه فشار خون | p:nb1
fa | دستگاه فشار | p:nb1
fa | فشارسنح | p:nb1
fa | فشارصنج | p:nb1
en | pulse oximeter | !p:nh1 p:nb1
fa | سونوگرافی | p:ni1
fa | سونوگرافی پرتابل | p:ni1
fa | سنوگرافی همراه | p:ni1
en | ultrasound probe | p:ni1
fa | اولتراسوند | p:ni1
fa | ns1 | p:ns1
fa | NS1 SE+ | p:ns1
fa | ns1seplus | p:ns1
fa | ns-1 se plus | p:ns1
fa | ns1se | p:ns1
fa | ان اس ۱ | p:ns1
fa | ان‌اس‌وان | p:ns1
en | nh 1 | p:nh1
fa | ان اچ ۱ | p:nh1
fa | نب۱ | p:nb1
fa | nb-1 | p:nb1
fa | ان بی یک | p:nb1
fa | ns٠ | p:ns0
en | ns0 cardio | p:ns0-cardio
fa | ns0cardio | p:ns0-cardio
fa | ان آی ۱ | p:ni1
fa | feshar sanj | p:nb1
fa | fesharsanj | p:nb1
fa | feshar khoon | p:nb1
fa | navar ghalb | p:nh1
fa | navare ghalb | p:nh1
fa | gooshi pezeshki | p:ns1 p:ns0
fa | goshi pezeshki digital | p:ns1
en | family package | p:family-heart p:family-home w:packages | p:family-heart
fa | garanti | w:warranty
fa | gheymat feshar sanj | p:nb1
fa | rahnama feshar sanj | m:nb1:home | p:nb1
fa | kharid goroohi | w:group-sale
en | installments | !w:group-sale
fa | گارانتی | w:warranty
fa | گارانتی دارد؟ | w:warranty
fa | گارنتی | w:warranty
fa | وارانتی | w:warranty
en | register my device | g:deviceNew w:warranty | g:deviceNew
en | warrenty | w:warranty
fa | گارانتی فشارسنج | w:warranty p:nb1 | w:warranty p:nb1
en | how long is the warranty | w:warranty
fa | خدمات پس از فروش | w:warranty
fa | تعمیر | w:warranty
fa | تعمیر نوار قلب | w:warranty | p:nh1
en | delivery time | w:faq
fa | فعال کردن ضمانت | w:warranty g:deviceNew
fa | ثبت شماره سریال | g:deviceNew w:warranty | g:deviceNew
fa | قیمت فشارسنج | p:nb1
fa | قیمت گوشی پزشکی | p:ns1 p:ns0
fa | قیمت ns1 | p:ns1
en | buy ns1 se plus | p:ns1
fa | خرید سونوگرافی | p:ni1
fa | فشارسنج چند | p:nb1
en | group buying | w:group-sale
fa | راهنمای فشارسنج | m:nb1:home | m:nb1:home p:nb1
fa | دفترچه راهنمای ns1 | m:ns1:home
fa | راهنمای پزشک نوار قلب | m:nh1:doctor
fa | طرز استفاده از فشارسنج | m:nb1:home
fa | چطور با دستگاه نوار قلب نوار بگیرم | m:nh1:home
fa | راهنمای دستگاه | g:manuals m:ns1:home
fa | تمیز کردن گوشی پزشکی | m:ns0:home m:ns1:home m:ns0-cardio:home p:ns0
fa | ارسال سفارش | w:faq
fa | هزینه ارسال | w:faq
fa | چند روزه می‌رسد | w:faq
fa | پیگیری سفارش | g:orders
fa | سفارشم کجاست | g:orders w:contact-us
fa | لغو سفارش | g:orders w:faq w:terms-of-service
fa | مرجوع کردن کالا | w:warranty w:faq
fa | خرید اقساطی | !w:group-sale
fa | خرید گروهی | w:group-sale
fa | کد تخفیف | w:faq w:group-sale | w:faq
fa | شماره تماس | w:contact-us
fa | آدرس شرکت | w:contact-us
en | jobs | w:careers
fa | حریم خصوصی | w:privacy-policy
en | privacy | w:privacy-policy
fa | قوانین | w:terms-of-service
fa | ورود به حساب | g:login
fa | کیف پول | g:wallet
fa | فاکتور رسمی | w:faq g:orders
fa | حکاکی اسم روی گوشی | p:ns1 p:ns0
fa | گوشی پزشکی قرمز | p:ns1 p:ns0
fa | گوشی دانشجویی | p:ns0
fa | گوشی متخصص قلب | p:ns0-cardio
fa | هدیه برای پزشک | p:doctor-visit w:packages p:ns1
fa | بسته خانواده | p:family-heart p:family-home w:packages | p:family-heart
fa | پکیج پزشک | p:doctor-visit p:doctor-cardio w:packages | p:doctor-visit
fa | قند خون | !p:nb1
fa | دستگاه تست قند خون | !p:nb1
fa | پالس اکسیمتر | !p:nh1 p:nb1
fa | تب سنج | !p:nb1
fa | نبولایزر | !p:ns1
fa | فشارسنج مچی | !p:nb1
fa | ',ad \\cad | p:ns1 p:ns0
fa | tahvskd | p:nb1
en | stethoscope | p:ns1 p:ns0 | p:ns1 p:ns0
en | digital stethoscope price | p:ns1
en | stethescope | p:ns1 p:ns0
en | price of blood pressure monitor | p:nb1
en | bp monitor | p:nb1
en | handheld ekg | p:nh1
en | heart monitor | p:nh1
en | portable ultrasound | p:ni1
en | NS1-SE Plus | p:ns1
en | guarantee | w:warranty
en | nb1 user manual | m:nb1:home
en | shipping cost | w:faq
en | glucometer | !p:nb1
en | where is my order | g:orders
`;
