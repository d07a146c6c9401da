/** Questions in the words of buyers, conjugated, turned round and in half-English; written as those of `known.ts` are. */
export const buyersCases = `
fa | استتوسکوپ کاردیو | p:ns0-cardio
fa | چطور پس بدم | w:warranty
fa | بلک فرایدی | g:sale
en | home ecg monitor | p:nh1
en | listen to heart sounds online | g:sound
fa | گوشی پزشکی کاردیو | p:ns0-cardio
en | cardio steth | p:ns0-cardio
fa | استتوسکوپ دانشجویی | p:ns0
fa | چجوری مرجوع کنم | w:warranty
fa | می‌خواهم پس بفرستم | w:warranty
fa | سفارشم رو چطور برگردونم | w:warranty
fa | پولمو کی پس میدین | w:terms-of-service
fa | سفارشم نرسید | g:orders w:faq
fa | سفارشم کی میرسه | w:faq g:orders
fa | چطور لغوش کنم | g:orders
fa | سفارشمو کنسل کنم | g:orders
fa | دستگاهم کار نمیکنه | w:warranty
fa | فشارسنجم خراب شد | w:warranty
fa | جمعه سیاه ضربان | g:sale
fa | حراجتون کیه | g:sale
en | black friday deals | g:sale
en | when does the black friday sale start | g:sale
fa | چطوری گارانتی رو فعال کنم | g:deviceNew w:warranty
en | how do i return my order | w:warranty
en | can i send it back | w:warranty
en | returning a damaged device | w:warranty
en | how to listen to lung sounds | g:sound
en | heart sounds online | g:sound
en | monitor for blood pressure at home | p:nb1
en | ecg at home | p:nh1
en | portable heart monitor for home use | p:nh1
en | stethoscope for a nurse | p:ns0 p:ns1
en | stethoscopes for cardiologists | p:ns0-cardio
en | tracking my parcel | g:orders
en | cancelling an order | g:orders
en | is it made in iran | w:about
fa | ساخت کجاست این دستگاه | w:about
fa | چطور سفارش بدم | w:shop w:faq
fa | شماره تلفنتون | w:contact-us
fa | آدرستون کجاست | w:contact-us
fa | قیمت استتوسکوپ دیجیتال چنده | p:ns1
fa | گوشی دیجیتال ضد نویز | p:ns1
fa | باتری فشارسنج رو چطور عوض کنم | m:nb1:home
fa | چطوری فشارم رو اندازه بگیرم | m:nb1:home p:nb1
fa | chetor pas bedam | w:warranty
fa | gooshi cardio | p:ns0-cardio
fa | black friday zaraban | g:sale
fa | navar ghalb khanegi gheymat | p:nh1
fa | peygiri sefaresh | g:orders
fa | داپلر قلب جنین | !p:ni1
fa | تست بارداری دارید | !p:nb1 p:ni1 p:family-home
en | apple watch | !p:nh1
fa | سه تا میخوام تخفیف داره | w:group-sale
fa | فاکتور به نام شرکت می‌زنید | w:faq
fa | برای مادرم فشارسنج بخرم | p:nb1
`;
