/** Questions for the places beside the shop; written as those of `known.ts` are. */
export const placesCases = `
fa | دکتر | g:doctors
fa | پزشکان | g:doctors
fa | نوبت دکتر | g:doctors
fa | نوبت دهی آنلاین | g:doctors
fa | متخصص قلب | g:doctors
fa | دکتر اطفال | g:doctors
fa | روانشناس | g:doctors
fa | مشاوره با پزشک | g:doctors
en | doctor | g:doctors
en | book a doctor | g:doctors
en | cardiologist | g:doctors
en | dermatolgist | g:doctors
fa | بیمارستان | g:centres
fa | داروخانه شبانه روزی | g:centres
en | hospitals near me | g:centres
fa | پرونده سلامت | g:app
en | health file | g:app
fa | دوره نوار قلب | g:academy
en | courses | g:academy
fa | مجله سلامت | g:magazine
`;
