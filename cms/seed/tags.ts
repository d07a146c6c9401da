/** The magazine's and catalogue's first tags. */
export const tags = [
  { slug: 'heart', fa: 'قلب', en: 'Heart' },
  { slug: 'blood-pressure', fa: 'فشار خون', en: 'Blood pressure' },
  { slug: 'auscultation', fa: 'شنیدن صدای قلب و ریه', en: 'Auscultation' },
  { slug: 'home-care', fa: 'مراقبت در خانه', en: 'Care at home' },
  { slug: 'students', fa: 'دانشجویان پزشکی', en: 'Medical students' },
];
