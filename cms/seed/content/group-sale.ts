import type { ContentPage } from './types';

/** The group sale: how a group buys, and what holds for it. The ladder and the form are the page's own. [PAGE-8, GRP-4] */
export const groupSale: ContentPage = {
  slug: 'group-sale',
  fa: {
    title: 'خرید گروهی',
    lead: 'یک دستگاه را با هم بخرید. هر نفر تازه قیمت را برای همه پایین می‌آورد و هر کس سهم خودش را می‌پردازد؛ تا {groupMost} نفر.',
    metaTitle: 'خرید گروهی دستگاه‌های ضربان',
    metaDescription: 'با دوستان و همکاران با هم بخرید: هر چه گروه بزرگ‌تر، سهم هر نفر ارزان‌تر. تا {groupMost} نفر، هر کس سهم خودش را می‌پردازد.',
    sections: [
      {
        blockType: 'steps',
        title: 'چگونه کار می‌کند',
        items: [
          {
            label: 'گروه را باز می‌کنید',
            text: 'دستگاه را برمی‌گزینید و نام و شماره‌ی همراه را می‌نویسید. سرگروه خودش یکی از عضوهاست.',
            picture: 'none',
            lines: '',
          },
          {
            label: 'پیوند را می‌فرستید',
            text: 'هر که پیوند را دارد تا {groupOpenDays} روز می‌تواند بپیوندد. صفحه‌ی گروه می‌گوید نفر بعدی چه می‌آورد.',
            picture: 'none',
            lines: '',
          },
          {
            label: 'قیمت ثابت می‌شود و هر کس سهم خودش را می‌پردازد',
            text: 'با پر شدن گروه، به خواست سرگروه یا در پایان مهلت. دیرترین زمان پرداخت {groupPayHours} ساعت پس از آن است؛ اگر زودتر پرداخته باشید، تفاوت به کیف پول برمی‌گردد.',
            picture: 'none',
            lines: '',
          },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'questions',
        title: 'آنچه خوب است بدانید',
        items: [
          { question: 'اگر کسی از گروه برود، قیمت من بالا می‌رود؟', answer: 'نه. قیمت را شمار عضوها هنگام بسته شدن ثابت می‌کند و با رفتن کسی بالا نمی‌رود.' },
          {
            question: 'اگر نتوانم به‌موقع بپردازم چه؟',
            answer: 'چیزی بدهکار نیستید. {groupPayHours} ساعت پس از بسته شدن از گروه بیرون می‌روید و قیمت دیگران همان می‌ماند.',
          },
          {
            question: 'هدیه‌ی گروه چیست؟',
            answer:
              'افزون بر تخفیف: از {gift5From} نفر {gift5Percent} درصد، از {gift10From} نفر {gift10Percent} درصد و برای {gift20From} نفر {gift20Percent} درصد.',
          },
          { question: 'کد تخفیف هم می‌توانم بزنم؟', answer: 'کد و قیمت گروهی با هم جمع نمی‌شود. هر کدام بهتر باشد به کار می‌رود و پیش از پرداخت گفته می‌شود.' },
          {
            question: 'کالا برای ما نگه داشته می‌شود؟',
            answer: 'مانند هر خرید دیگر، از گام درگاه {holdMinutes} دقیقه. تا آن زمان صفحه‌ی گروه می‌گوید چند دستگاه در انبار است.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Group buying',
    lead: 'Buy one device together. Each new member lowers the price for all, and each pays an own share; up to {groupMost} people.',
    metaTitle: 'Group buying of Zarban devices',
    metaDescription: 'Buy together with friends and colleagues: the larger the group, the cheaper each share. Up to {groupMost} people, each pays their own.',
    sections: [
      {
        blockType: 'steps',
        title: 'How it works',
        items: [
          {
            label: 'You open a group',
            text: 'You choose the device and give your name and mobile number. The leader is one of the members.',
            picture: 'none',
            lines: '',
          },
          {
            label: 'You send the link',
            text: 'Whoever has the link can join for {groupOpenDays} days. The group’s page says what the next member brings.',
            picture: 'none',
            lines: '',
          },
          {
            label: 'The price is fixed and each pays an own share',
            text: 'When the group is full, when its leader wishes, or when the time is over. Shares are paid at the latest {groupPayHours} hours after that; if you paid earlier, the difference goes back to your wallet.',
            picture: 'none',
            lines: '',
          },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'questions',
        title: 'Good to know',
        items: [
          {
            question: 'Does my price rise when somebody leaves?',
            answer: 'No. The members at the closing fix the price, and it does not rise when one leaves.',
          },
          {
            question: 'What if I cannot pay in time?',
            answer: 'You owe nothing. {groupPayHours} hours after the closing you leave the group, and the others’ price stays as it is.',
          },
          {
            question: 'What is the group’s gift?',
            answer:
              'It comes on top of the discount: {gift5Percent} percent from {gift5From} people on, {gift10Percent} percent from {gift10From}, and {gift20Percent} percent for {gift20From}.',
          },
          {
            question: 'Can I use a discount code too?',
            answer: 'A code and the group price do not add up. The better one holds, and you are told before you pay.',
          },
          {
            question: 'Are the goods kept for us?',
            answer:
              'As with any purchase, for {holdMinutes} minutes from the step to the gateway. Until then the group’s page says how many devices are in stock.',
          },
        ],
      },
    ],
  },
};
