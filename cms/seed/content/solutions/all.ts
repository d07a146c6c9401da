import type { ContentPage } from '../types';
import { cardiologists } from './cardiologists';
import { family } from './family';
import { hearingImpaired } from './hearing-impaired';
import { medicalStaff } from './medical-staff';
import { paediatrics } from './paediatrics';
import { students } from './students';
import { veterinarians } from './veterinarians';

/** The list of the audiences, each with a line. */
const solutions: ContentPage = {
  slug: 'solutions',
  fa: {
    title: 'برای چه کسانی ساخته‌ایم',
    lead: 'هر صفحه از کار روز شما آغاز می‌شود: کدام دستگاه، چرا، با چه قیمت، و آنچه از آن برنمی‌آید.',
    metaTitle: 'راه‌حل‌ها برای هر گروه',
    metaDescription: 'ضربان برای خانواده، دانشجویان، دامپزشکان، متخصصان قلب، کادر درمان، متخصصان کودکان و پزشکان کم‌شنوا.',
    sections: [
      {
        blockType: 'cards',
        title: 'صفحه‌ی خودتان را باز کنید',
        items: [
          { label: 'خانواده', text: 'فشار پدر و مادر، تپش، و ویزیت در خانه.', page: 'solution:family' },
          { label: 'دانشجویان پزشکی', text: 'نخستین گوشی، صداها و خواندن نوار.', page: 'solution:students' },
          { label: 'متخصصان قلب', text: 'شش اشتقاق کنار تخت و سوفلی که دوباره شنیده می‌شود.', page: 'solution:cardiologists' },
          { label: 'کادر درمان', text: 'دور بخش، تریاژ و ویزیت در منزل؛ با خرید گروهی.', page: 'solution:medical-staff' },
          { label: 'متخصصان کودکان', text: 'سینه‌ی کوچک، قلب تند، چند ثانیه آرامش.', page: 'solution:paediatrics' },
          { label: 'دامپزشکان', text: 'قلب‌های آرام و تند، و تصویر همان‌جا.', page: 'solution:veterinarians' },
          { label: 'پزشکان کم‌شنوا', text: 'تقویت، و دیدن آنچه دیگران می‌شنوند.', page: 'solution:hearing-impaired' },
        ],
      },
    ],
  },
  en: {
    title: 'Who it is made for',
    lead: 'Each page begins with your day: which device, why, at what price, and what it cannot do.',
    metaTitle: 'Solutions for each audience',
    metaDescription: 'Zarban for families, students, veterinarians, cardiologists, medical staff, paediatric specialists and hearing-impaired doctors.',
    sections: [
      {
        blockType: 'cards',
        title: 'Open your page',
        items: [
          { label: 'Families', text: 'Your parents’ pressure, palpitations, and visits at home.', page: 'solution:family' },
          { label: 'Medical students', text: 'A first stethoscope, sounds, and reading a trace.', page: 'solution:students' },
          { label: 'Cardiologists', text: 'Six leads at the bedside, and a murmur to be heard again.', page: 'solution:cardiologists' },
          { label: 'Medical staff', text: 'Rounds, triage and home visits; bought together.', page: 'solution:medical-staff' },
          { label: 'Paediatric specialists', text: 'A small chest, a fast heart, a few quiet seconds.', page: 'solution:paediatrics' },
          { label: 'Veterinarians', text: 'Quiet and fast hearts, and an image on the spot.', page: 'solution:veterinarians' },
          { label: 'Hearing-impaired doctors', text: 'Amplification, and seeing what others hear.', page: 'solution:hearing-impaired' },
        ],
      },
    ],
  },
};

/** The list and the page of each audience. [PAGE-7] */
export const solutionPages: ContentPage[] = [solutions, family, students, veterinarians, cardiologists, medicalStaff, paediatrics, hearingImpaired];
