import type { ContentPage } from './types';

/** The home page: banner, shop, app, smart equipment, community, magazine, testimonials, academy, services. [PAGE-1] */
export const home: ContentPage = {
  slug: 'home',
  fa: {
    title: 'سنجش در خانه، پاسخ از پزشک',
    metaTitle: 'سنجش در خانه، پاسخ از پزشک',
    metaDescription:
      'گوشی پزشکی دیجیتال، نوار قلب همراه، فشارسنج و سونوگرافی همراه ضربان؛ با {warrantyYears} سال ضمانت، {serviceYears} سال خدمات و یک پرونده برای همه‌ی خانواده.',
    sections: [
      {
        blockType: 'hero',
        eyebrow: 'گوشی‌های پزشکی، ساخت ایران',
        title: 'سنجش در خانه،\nپاسخ از پزشک',
        text: 'صدای قلب، نوار قلب و فشار خون را خودتان ثبت کنید. نتیجه در پرونده‌ی شما می‌ماند و هر پزشکی که بخواهید آن را می‌بیند.',
        primaryLabel: 'دیدن دستگاه‌ها',
        primaryPage: 'shop',
        secondaryLabel: 'دیدن بسته‌ها',
        secondaryPage: 'packages',
        drawing: 'ns1',
        colour: 'green',
        items: [{ label: 'تقویت صدا تا {ns1SeTimes} برابر' }, { label: 'دیافراگم {diaphragmMm} میلی‌متری' }],
      },
      {
        blockType: 'facts',
        title: 'آنچه با هر خرید می‌آید',
        items: [
          { figure: '{warrantyYears}', label: 'سال ضمانت', detail: 'از روز خرید، در سراسر ایران' },
          { figure: '{serviceYears}', label: 'سال خدمات', detail: 'تعمیر و قطعه پس از فروش' },
          { figure: '{replacementDays}', label: 'روز تعویض', detail: 'اگر ایرادی داشت، رایگان' },
          { figure: '{deliveryTehranDays}', label: 'روز کاری تا تحویل در تهران', detail: '{deliveryElsewhereDays} روز کاری در شهرهای دیگر' },
        ],
      },
      {
        blockType: 'devices',
        title: 'چهار دستگاه، یک پرونده',
        text: 'هر کدام را که داشته باشید، نتیجه در همان پرونده‌ی خانواده ثبت می‌شود.',
        actionLabel: 'همه‌ی محصولات',
      },
      {
        blockType: 'steps',
        title: 'سه قدم، بدون صف',
        text: 'قدم نخست از همین امروز با دستگاه شماست؛ پرونده‌ی خانواده و پاسخ پزشک به‌زودی باز می‌شود.',
        items: [
          {
            label: 'اندازه بگیرید',
            text: 'دستگاه را روشن کنید؛ راهنمای گام‌به‌گام روی گوشی شماست.',
            picture: 'reading',
            lines: 'فشار خون، همین حالا\nدر محدوده\n۱۱۸/۷۶\nمیلی‌متر جیوه\nضربان ۷۲ در دقیقه، بازوی چپ، نشسته',
          },
          {
            label: 'در پرونده بماند',
            text: 'هر عضو خانواده پرونده‌ی خودش را دارد و فقط خودتان به اشتراک می‌گذارید.',
            picture: 'family',
            lines: 'مادر: ۳ سنجش این هفته\nپدر: نوار قلب، دیروز\nآوا: دمای بدن، ۲ روز پیش',
          },
          {
            label: 'پزشک پاسخ دهد',
            text: 'مشاوره‌ی آنلاین {slotMinutes} دقیقه‌ای، یا پیام به پزشک خانواده.',
            picture: 'reply',
            lines: 'فشارتان این هفته پایین‌تر آمده. همین دارو را ادامه دهید و پنج‌شنبه دوباره اندازه بگیرید.\nدکتر ماهور سپیدرود، پزشک خانواده',
          },
        ],
      },
      {
        blockType: 'app',
        title: 'همه‌ی خانواده، در یک گوشی',
        text: 'آزمایش، پرستار، دارو و نوبت پزشک به‌زودی از همان جایی باز می‌شود که نتیجه‌ها را می‌بینید. روی گوشی‌های ساده و اینترنت ضعیف هم سبک باز می‌شود و آنچه دیده‌اید بی‌اینترنت هم می‌ماند.',
        items: [
          { label: 'پرونده‌ی جدا برای هر عضو' },
          { label: 'اشتراک با شماره‌ی همراه پزشک، و پس گرفتن آن هر وقت بخواهید' },
          { label: 'یک شماره‌ی تماس، بی گذرواژه' },
        ],
        lines: 'سلام آوین\nآوین، مادر، پدر، نوید\nنوار قلب مادر\nثبت شد\n۷۲\nضربه در دقیقه\nمشاوره‌ی آنلاین\nآزمایش در منزل\nسفارش دارو',
      },
      {
        blockType: 'quotes',
        title: 'از زبان کسانی که هر روز می‌سنجند',
        items: [
          { quote: 'مادرم در بندر است و من در تهران. هر صبح فشارش را همین‌جا می‌بینم؛ دیگر تلفنی عدد نمی‌خوانیم.', by: 'آوین کهن‌سار، دختر خانواده' },
          { quote: 'در شلوغی بخش، صدای ضعیف دریچه را بهتر می‌شنوم. همان صدا را برای استادم هم می‌فرستم.', by: 'دکتر بردیا نیک‌پی، رزیدنت قلب' },
          { quote: 'سمعک دارم و سال‌ها با گوشی معمولی کلنجار رفتم. حالا صدا را هم بلندتر می‌شنوم و هم روی صفحه می‌بینم.', by: 'دکتر ترمه آذرنوش، پزشک عمومی' },
        ],
      },
      {
        blockType: 'chips',
        title: 'برای چه کسانی ساخته‌ایم',
        items: [
          { label: 'خانواده' },
          { label: 'دانشجویان پزشکی' },
          { label: 'متخصصان قلب' },
          { label: 'کادر درمان' },
          { label: 'متخصصان کودکان' },
          { label: 'دامپزشکان' },
          { label: 'پزشکان کم‌شنوا' },
        ],
      },
      {
        blockType: 'cards',
        title: 'خدمات، همان‌جا که هستید',
        text: 'خدمات در منزل نخست در تهران است. درخواست را اکنون تلفنی می‌گیریم؛ شنبه تا چهارشنبه، ساعت {reviewFromHour} تا {reviewToHour} بررسی می‌شود.',
        items: [
          { label: 'نوبت و مشاوره', text: 'پزشک عمومی و متخصص، حضوری یا آنلاین؛ هر نوبت {slotMinutes} دقیقه.', page: 'soon' },
          { label: 'پرستار و پزشک در منزل', text: 'تزریق، پانسمان، مراقبت از سالمند و کودک، ویزیت پزشک.', page: 'services' },
          { label: 'آزمایش در منزل', text: 'نمونه‌گیری از {labBaseToman}؛ قیمت نهایی به نشانی و ساعت بستگی دارد.', page: 'services' },
          { label: 'سفارش دارو', text: 'با نسخه‌ی الکترونیکی یا کاغذی، تا در خانه.', page: 'services' },
        ],
      },
      {
        blockType: 'list',
        title: 'انجمن ضربان: بپرسید، یاد بگیرید',
        text: 'ابزارها و راهنماها باز است؛ پرسش از پزشکان به‌زودی می‌آید.',
        actionLabel: 'دیدن انجمن',
        actionPage: 'community',
        items: [
          { label: 'شاخص توده‌ی بدنی، رده‌ی فشار خون، محدوده‌ی ضربان ورزش و ده ابزار دیگر؛ عددها در مرورگر شما می‌ماند' },
          { label: 'راهنماها و نمایشگرها: از بستن درست بازوبند تا خواندن نوار قلب' },
          { label: 'به‌زودی: پرسش شما را پزشک پاسخ می‌دهد و پاسخ پس از بازبینی برای همه دیده می‌شود' },
        ],
      },
      { blockType: 'articles', title: 'از مجله', text: 'نوشته‌های تازه برای همه، برای پزشکان، و از داده‌ها.' },
      {
        blockType: 'promo',
        eyebrow: 'آکادمی',
        title: 'هوش مصنوعی در پزشکی، از پایه',
        text: 'دوره‌های کوتاه برای دانشجو و پزشک، با داده‌ی واقعیِ بی‌نام.',
        actionLabel: 'دیدن دوره‌ها',
        actionPage: 'academy',
        items: [{ label: 'تمرین روی صدای قلب و نوار قلب' }, { label: 'گواهی پایان دوره' }],
      },
    ],
  },
  en: {
    title: 'Measured at home, answered by a doctor',
    metaTitle: 'Measured at home, answered by a doctor',
    metaDescription:
      'Zarban digital stethoscopes, handheld ECG, blood pressure monitor and portable ultrasound, with a {warrantyYears}-year warranty, {serviceYears} years of service and one record for the whole family.',
    sections: [
      {
        blockType: 'hero',
        eyebrow: 'Stethoscopes made in Iran',
        title: 'Measured at home,\nanswered by a doctor',
        text: 'Record heart sounds, a heart trace and blood pressure yourself. The result stays in your record, and any doctor you choose can see it.',
        primaryLabel: 'See the devices',
        primaryPage: 'shop',
        secondaryLabel: 'See packages',
        secondaryPage: 'packages',
        drawing: 'ns1',
        colour: 'green',
        items: [{ label: 'Up to {ns1SeTimes} times louder' }, { label: '{diaphragmMm} mm diaphragm' }],
      },
      {
        blockType: 'facts',
        title: 'What comes with every purchase',
        items: [
          { figure: '{warrantyYears}', label: 'year of warranty', detail: 'from the day you buy, anywhere in Iran' },
          { figure: '{serviceYears}', label: 'years of service', detail: 'repairs and parts after the sale' },
          { figure: '{replacementDays}', label: 'days to replace', detail: 'if it has a defect, free of charge' },
          { figure: '{deliveryTehranDays}', label: 'working days to Tehran', detail: '{deliveryElsewhereDays} working days to other cities' },
        ],
      },
      {
        blockType: 'devices',
        title: 'Four devices, one record',
        text: 'Whichever you own, its results land in the same family record.',
        actionLabel: 'All products',
      },
      {
        blockType: 'steps',
        title: 'Three steps, no queue',
        text: 'The first step is yours today, with your device; the family record and the doctor’s answer open soon.',
        items: [
          {
            label: 'Measure',
            text: 'Switch the device on; the guide on your phone goes with you step by step.',
            picture: 'reading',
            lines: 'Blood pressure, just now\nIn range\n118/76\nmmHg\nPulse 72 a minute, left arm, seated',
          },
          {
            label: 'Keep it on record',
            text: 'Every family member has a record of their own, and only you decide who sees it.',
            picture: 'family',
            lines: 'Mother: 3 readings this week\nFather: heart trace, yesterday\nAva: temperature, 2 days ago',
          },
          {
            label: 'Hear from a doctor',
            text: 'A {slotMinutes}-minute online consultation, or a message to your family doctor.',
            picture: 'reply',
            lines: 'Your pressure came down this week. Stay on the same medicine and measure again on Thursday.\nDr Mahoor Sepidrood, family doctor',
          },
        ],
      },
      {
        blockType: 'app',
        title: 'The whole family, on one phone',
        text: 'Tests, nursing, medicine and appointments open soon, right where you see your results. It opens quickly on simple phones and weak connections, and what you have seen stays when you are offline.',
        items: [
          { label: 'A separate record for each member' },
          { label: 'Share by your doctor’s mobile number, take it back whenever you like' },
          { label: 'One phone number, no password' },
        ],
        lines: 'Hello Avin\nAvin, Mother, Father, Navid\nMother’s heart trace\nSaved\n72\nbeats a minute\nOnline consultation\nTests at home\nOrder medicine',
      },
      {
        blockType: 'quotes',
        title: 'From people who measure every day',
        items: [
          {
            quote: 'My mother lives by the sea and I live in Tehran. I see her pressure here every morning; we no longer read numbers out over the phone.',
            by: 'Avin Kohansar, daughter',
          },
          {
            quote: 'On a noisy ward I hear a faint valve sound better, and I send the same sound to my professor.',
            by: 'Dr Bardia Nikpey, cardiology resident',
          },
          {
            quote: 'I wear hearing aids and struggled with ordinary stethoscopes for years. Now I hear it louder, and I see it on the screen.',
            by: 'Dr Termeh Azarnoosh, general practitioner',
          },
        ],
      },
      {
        blockType: 'chips',
        title: 'Who it is made for',
        items: [
          { label: 'Families' },
          { label: 'Medical students' },
          { label: 'Cardiologists' },
          { label: 'Medical staff' },
          { label: 'Paediatric specialists' },
          { label: 'Veterinarians' },
          { label: 'Hearing-impaired doctors' },
        ],
      },
      {
        blockType: 'cards',
        title: 'Care, where you are',
        text: 'Services at home begin in Tehran. For now we take requests by phone; they are reviewed Saturday to Wednesday, {reviewFromHour}:00 to {reviewToHour}:00.',
        items: [
          { label: 'Appointments', text: 'General practitioners and specialists, in person or online; {slotMinutes} minutes each.', page: 'soon' },
          { label: 'Nurse and doctor at home', text: 'Injections, wound care, care for older people and children, doctor visits.', page: 'services' },
          { label: 'Tests at home', text: 'Sampling from {labBaseToman}; the final price depends on address and time.', page: 'services' },
          { label: 'Medicine', text: 'On an online or a paper prescription, to your door.', page: 'services' },
        ],
      },
      {
        blockType: 'list',
        title: 'The Zarban community: ask and learn',
        text: 'Tools and guides are open; questions to doctors come soon.',
        actionLabel: 'See the community',
        actionPage: 'community',
        items: [
          { label: 'Body mass index, blood-pressure class, exercise heart rate and ten more tools; your numbers stay in your browser' },
          { label: 'Guides and viewers: from wrapping a cuff properly to reading a heart trace' },
          { label: 'Soon: doctors answer your question, and after review everybody can read it' },
        ],
      },
      { blockType: 'articles', title: 'From the magazine', text: 'New writing for everyone, for doctors, and from the data.' },
      {
        blockType: 'promo',
        eyebrow: 'Academy',
        title: 'AI in medicine, from the ground up',
        text: 'Short courses for students and doctors on real, anonymous data.',
        actionLabel: 'See the courses',
        actionPage: 'academy',
        items: [{ label: 'Practice on heart sounds and heart traces' }, { label: 'A certificate at the end' }],
      },
    ],
  },
};
