import { solution } from './make';

/** For families who follow somebody's health at home. [PAGE-7] */
export const family = solution(
  {
    audience: 'family',
    drawing: 'nb1',
    colour: 'grey',
    action: 'packages',
    second: 'product:nb1',
    tools: ['tool:home-pressure-week', 'tool:pregnancy-week', 'article:measuring-pressure-at-home', 'services'],
    products: ['nb1', 'nh1', 'family-heart', 'family-home'],
  },
  {
    fa: {
      title: 'برای خانواده',
      metaTitle: 'ضربان برای خانواده',
      metaDescription: 'فشار پدر و مادر، تپش و تب کودک: کدام دستگاه برای خانه، چرا، با چه قیمت؛ و ابزاری که عددها را برای پزشک آماده می‌کند.',
      hero: {
        title: 'عددهای خانه،\nسر وقت',
        text: 'فشار پدر، تپش مادر، تب کودک. در خانه بسنجید، روند چند روز را نگه دارید و پیش پزشک با عدد بروید، نه با حدس.',
        notes: ['حافظه برای {nb1Users} نفر', '{nb1Readings} سنجش'],
      },
      tasks: [
        {
          label: 'فشار پدر و مادر',
          text: 'صبح و عصر، هر بار دو نوبت، هفت روز. میانگین این هفته از یک عدد در مطب گویاتر است.',
          drawing: 'nb1',
          why: '{nb1Readings} سنجش را برای {nb1Users} نفر جدا نگه می‌دارد و با برق یا باتری کار می‌کند.',
        },
        {
          label: 'تپشی که می‌آید و می‌رود',
          text: 'تا به مطب برسید، رفته است. همان لحظه که آمد ثبتش کنید تا پزشک خودِ آن را ببیند.',
          drawing: 'nh1',
          why: '{nh1Grams} گرم است و با دو انگشت ثبت می‌کند. سکته را تشخیص نمی‌دهد؛ با درد سینه نخست ۱۱۵.',
        },
        {
          label: 'ویزیت در خانه',
          text: 'پرستار یا پزشکی که می‌آید گوشی خودش را دارد؛ گوشی خانه برای وقتی است که نزدیکانتان این کار را بلدند.',
          drawing: 'ns0',
          why: 'سبک و بی‌باتری است و همیشه آماده. معنای صدا را پزشک می‌گوید.',
        },
      ],
      portal: [
        'پرستار، پزشک، آزمایش و تجهیزات به خانه می‌آید؛ قیمت را پیش از پذیرفتن می‌بینید. نخست در تهران',
        'ضمانت هر دستگاه با شماره‌ی سریال در حساب شماست و خرابی را همان‌جا خبر می‌دهید',
        'مراکز درمانی نزدیک، با ساعت کار، روی نقشه',
        'پرونده‌ی جدا برای هر عضو خانواده، که هر وقت بخواهید با پزشکی به اشتراک می‌گذارید',
      ],
      tools: [
        ['فشار هفت‌روزه', 'عددهای صبح و عصر را بنویسید؛ میانگین و برگه‌ی پزشک را بگیرید.'],
        ['هفته‌ی بارداری', 'از روز آخرین عادت ماهانه، با تاریخ شمسی.'],
        ['سنجش درست فشار در خانه', 'نوشته‌ای کوتاه درباره‌ی بازوبند، نشستن و جای دست.'],
        ['خدمات در محل', 'چه چیزی به خانه می‌آید، با چه قیمت و چه قاعده‌ای.'],
      ],
      price: 'تکی یا در بسته؛ بسته از خرید تکی ارزان‌تر است.',
      faq: [
        ['برای شروع کدام را بخریم؟', 'اگر کسی فشار بالا دارد، NB1. اگر تپش یا ضربان نامنظم هست، NH1. اگر هر دو، [بسته‌ها](packages) را ببینید.'],
        [
          'دستگاه جای پزشک را می‌گیرد؟',
          'نه. دستگاه می‌سنجد و نگه می‌دارد؛ معنای عدد را پزشک می‌گوید و دارو را با یک عدد کم و زیاد نکنید. با درد سینه، تنگی نفس یا بی‌حسی ناگهانی با [۱۱۵](tel:115) تماس بگیرید.',
        ],
        [
          'در شهر دیگری هستیم؛ چه می‌رسد؟',
          'دستگاه به همه‌ی شهرها می‌رسد: {deliveryTehranDays} روز کاری در تهران و {deliveryElsewhereDays} روز در شهرهای دیگر. خدمات در خانه نخست در تهران است.',
        ],
      ],
      action: {
        title: 'فشار و نوار قلب، با هم',
        text: 'بسته‌ی خانواده همان دو چیزی را دارد که پزشک قلب بیش از همه می‌پرسد.',
        label: 'دیدن بسته‌ها',
        points: ['ارزان‌تر از خرید تکی', '{warrantyYears} سال ضمانت برای هر دستگاه، جداگانه'],
      },
    },
    en: {
      title: 'For families',
      metaTitle: 'Zarban for families',
      metaDescription:
        'A parent’s pressure, palpitations, a child’s fever: which device for the home, why, at what price, and tools that prepare the numbers for a doctor.',
      hero: {
        title: 'The numbers of a home,\non time',
        text: 'A father’s pressure, a mother’s palpitations, a child’s fever. Measure at home, keep the course of some days, and see the doctor with numbers instead of guesses.',
        notes: ['Memory for {nb1Users} people', '{nb1Readings} readings'],
      },
      tasks: [
        {
          label: 'Your parents’ pressure',
          text: 'Morning and evening, twice each time, for seven days. That week’s average says more than one number at the surgery.',
          drawing: 'nb1',
          why: 'It keeps {nb1Readings} readings of {nb1Users} people apart, and runs on mains or batteries.',
        },
        {
          label: 'Palpitations that come and go',
          text: 'By the time you see a doctor they are over. Record them as they come, so that the doctor sees the thing itself.',
          drawing: 'nh1',
          why: 'It weighs {nh1Grams} g and records with two fingers. It does not detect a heart attack: with chest pain call 115 first.',
        },
        {
          label: 'A visit at home',
          text: 'The nurse or doctor who comes brings a stethoscope; one at home is for when somebody close to you knows how to listen.',
          drawing: 'ns0',
          why: 'Light, without batteries and always ready. What a sound means is for a doctor to say.',
        },
      ],
      portal: [
        'Nurse, doctor, tests and equipment come to your home; you see the price before you accept it. Tehran first',
        'Each device’s warranty stands in your account by its serial number, and a defect is reported there',
        'Medical centres nearby, with their hours, on a map',
        'A separate record for each member of the family, which you share with a doctor when you wish',
      ],
      tools: [
        ['Seven-day pressure', 'Write down mornings and evenings; get the average and a sheet for your doctor.'],
        ['Week of pregnancy', 'From the first day of the last period.'],
        ['Measuring pressure at home', 'A short article on cuff, seat and arm.'],
        ['Services at home', 'What comes to your home, at what price and by which rules.'],
      ],
      price: 'Singly or as a package; a package costs less.',
      faq: [
        ['Which one first?', 'NB1 if somebody has high pressure; NH1 for palpitations or an irregular beat; for both see the [packages](packages).'],
        [
          'Does a device replace a doctor?',
          'No. It measures and keeps; what a number means is for a doctor to say, and no medicine is changed by one number. With chest pain, short breath or sudden numbness call [115](tel:115).',
        ],
        [
          'We live in another city; what reaches us?',
          'Devices reach every city: {deliveryTehranDays} working days in Tehran, {deliveryElsewhereDays} elsewhere. Services at home begin in Tehran.',
        ],
      ],
      action: {
        title: 'Pressure and heart trace together',
        text: 'The family package holds the two things that a cardiologist asks for most.',
        label: 'See the packages',
        points: ['Costs less than singly', '{warrantyYears} year of warranty for each device, separately'],
      },
    },
  },
);
