import type { ContentPage } from './types';

/** Frequent questions, by subject. [PAGE-5] */
export const faq: ContentPage = {
  slug: 'faq',
  fa: {
    title: 'پرسش‌های پرتکرار',
    lead: 'پاسخ‌های کوتاه. متن کامل هر کدام در قوانین استفاده است.',
    metaTitle: 'پرسش‌های پرتکرار',
    metaDescription: 'پاسخ پرسش‌های پرتکرار درباره‌ی سفارش، پرداخت، تحویل، تعویض، ضمانت و حساب کاربری.',
    sections: [
      {
        blockType: 'faq',
        anchor: 'orders',
        title: 'سفارش و پرداخت',
        items: [
          {
            question: 'بی حساب هم می‌توانم خرید کنم؟',
            answer: 'سبد را بی حساب پر می‌کنید. برای پرداخت، با شماره‌ی همراه و کد پیامکی وارد می‌شوید؛ گذرواژه نمی‌خواهد.',
          },
          {
            question: 'قیمت تا چه وقت ثابت می‌ماند؟',
            answer:
              'از لحظه‌ی رفتن به درگاه، کالا {holdMinutes} دقیقه با همان قیمت برای شما نگه داشته می‌شود. اگر پیش از آن قیمتی تغییر کند، به شما گفته می‌شود.',
          },
          {
            question: 'پول کم شد ولی سفارش ثبت نشد. چه می‌شود؟',
            answer:
              'پرداخت را ما دوباره از درگاه می‌پرسیم. اگر کالا موجود باشد سفارش ثبت می‌شود؛ وگرنه مبلغ در {refundFromHours} تا {refundToHours} ساعت کاری برمی‌گردد و سررسید آن در صفحه‌ی سفارش نوشته شده است.',
          },
          {
            question: 'کد تخفیف را کجا بنویسم؟',
            answer: 'در سبد خرید. اثر آن روی هر کالا پیش از پرداخت نشان داده می‌شود. با نهایی شدن سبد، سفارش قفل می‌شود و تغییر آن کد را باطل می‌کند.',
          },
          { question: 'صورت‌حساب به نام سازمان می‌شود؟', answer: 'بله، با کد اقتصادی و شناسه‌ی ملی. پس از صدور تغییر نمی‌کند و از شخص به سازمان برنمی‌گردد.' },
          {
            question: 'چند عدد می‌توانم بخرم؟',
            answer: 'از هر کالا تا {lineLimit} عدد در هر سفارش. سفارش بیش از {highQuantity} عدد پیش از ارسال بررسی می‌شود.',
          },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'delivery',
        title: 'تحویل',
        items: [
          {
            question: 'چه زمانی می‌رسد؟',
            answer:
              'در تهران تا {deliveryTehranDays} روز کاری و در شهرهای دیگر تا {deliveryElsewhereDays} روز کاری. روز کاری شنبه تا پنج‌شنبه است، بی تعطیلات رسمی.',
          },
          { question: 'می‌توانم نشانی را عوض کنم؟', answer: 'تا پیش از پرداخت، بله. پس از پرداخت نشانی تغییر نمی‌کند.' },
          { question: 'به محل کار یا هتل می‌فرستید؟', answer: 'به محل کار با نشانی دقیق، بله. به مکان‌های عمومی مانند پارک، ایستگاه و هتل نه.' },
          { question: 'هنگام تحویل چه لازم است؟', answer: 'گیرنده‌ی سفارش پرداخت‌شده کارت شناسایی نشان می‌دهد. پیش از ارسال با او تماس می‌گیریم.' },
          { question: 'بسته آسیب دیده بود.', answer: 'تا {transitDamageHours} ساعت کاری پس از تحویل با عکس خبر دهید.' },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'warranty',
        title: 'تعویض و ضمانت',
        items: [
          { question: 'چطور تعویض کنم؟', answer: 'تا {replacementDays} روز پس از تحویل تیکت باز کنید. کالایی که ایراد فنی دارد رایگان تعویض می‌شود.' },
          {
            question: 'ضمانت چقدر است؟',
            answer: '{warrantyYears} سال از روز خرید، فقط در ایران. تعمیر آن را بیشتر نمی‌کند. خدمات پس از فروش {serviceYears} سال است.',
          },
          { question: 'تعمیر چقدر طول می‌کشد؟', answer: 'تا {guaranteeContactHours} ساعت تماس می‌گیریم و تعمیر حداکثر {repairWeeks} هفته است.' },
          {
            question: 'از جای دیگری خریده‌ام.',
            answer: 'شماره‌ی سریال {serialLength} نویسه‌ای را تا {serialWithinDays} روز پس از دریافت بفرستید تا ضمانت فعال شود.',
          },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'account',
        title: 'حساب و پرونده',
        items: [
          { question: 'کد پیامکی نرسید.', answer: 'تا پایان شمارش صبر کنید و دوباره بخواهید. اگر شماره را اشتباه نوشته‌اید، همان‌جا درستش کنید.' },
          { question: 'چه کسی پرونده‌ی مرا می‌بیند؟', answer: 'فقط کسی که خودتان با شماره‌ی همراه با او به اشتراک بگذارید؛ هر وقت بخواهید پس می‌گیرید.' },
          { question: 'برای فرزندم حساب باز کنم؟', answer: 'حساب برای {adultAge} سال و بالاتر است. پرونده‌ی فرزند را در حساب خودتان نگه می‌دارید.' },
          { question: 'در وضعیت اضطراری از ضربان کمک بگیرم؟', answer: 'نه. نخست با ۱۱۵ تماس بگیرید.' },
        ],
      },
    ],
  },
  en: {
    title: 'Questions',
    lead: 'Short answers. The full text of each is in the terms of service.',
    metaTitle: 'Frequent questions',
    metaDescription: 'Answers about orders, payment, delivery, replacement, warranty and accounts.',
    sections: [
      {
        blockType: 'faq',
        anchor: 'orders',
        title: 'Orders and payment',
        items: [
          {
            question: 'Can I buy without an account?',
            answer: 'You fill the cart without one. To pay, you log in with your mobile number and a code by SMS; there is no password.',
          },
          {
            question: 'How long does a price hold?',
            answer:
              'From the step to the gateway, goods are kept for you for {holdMinutes} minutes at that price. If a price changes before that, you are told.',
          },
          {
            question: 'I was charged but no order appeared. What happens?',
            answer:
              'We ask the gateway again. If there is stock the order is placed; otherwise the money returns within {refundFromHours} to {refundToHours} working hours, and the due date stands on the order’s page.',
          },
          {
            question: 'Where do I enter a discount code?',
            answer:
              'In the cart. Its effect on each item is shown before payment. Once the cart is finalised the order is locked, and changing it voids the code.',
          },
          {
            question: 'Can the invoice be in an organisation’s name?',
            answer: 'Yes, with an economic code and a national ID. It is not altered once issued and does not switch from a person to an organisation.',
          },
          {
            question: 'How many can I buy?',
            answer: 'Up to {lineLimit} of each item in one order. An order of more than {highQuantity} is reviewed before it is sent.',
          },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'delivery',
        title: 'Delivery',
        items: [
          {
            question: 'When will it arrive?',
            answer:
              'Within {deliveryTehranDays} working days in Tehran and {deliveryElsewhereDays} elsewhere. Working days are Saturday to Thursday, without public holidays.',
          },
          { question: 'Can I change the address?', answer: 'Until you pay, yes. After payment the address cannot be changed.' },
          {
            question: 'Do you deliver to workplaces or hotels?',
            answer: 'To a workplace with an exact address, yes. To public venues such as parks, stations and hotels, no.',
          },
          { question: 'What is needed at delivery?', answer: 'The receiver of a prepaid order shows an identity card. We call before dispatch.' },
          { question: 'The parcel was damaged.', answer: 'Tell us within {transitDamageHours} working hours of delivery, with photographs.' },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'warranty',
        title: 'Replacement and warranty',
        items: [
          {
            question: 'How do I have it replaced?',
            answer: 'Open a ticket within {replacementDays} days of delivery. A device with a technical defect is replaced free of charge.',
          },
          {
            question: 'How long is the warranty?',
            answer: '{warrantyYears} year from the day of purchase, in Iran only. A repair does not extend it. After-sales service lasts {serviceYears} years.',
          },
          { question: 'How long does a repair take?', answer: 'We call within {guaranteeContactHours} hours, and a repair takes at most {repairWeeks} weeks.' },
          {
            question: 'I bought it elsewhere.',
            answer: 'Send the {serialLength}-character serial number within {serialWithinDays} days of receiving it to activate the warranty.',
          },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'account',
        title: 'Account and records',
        items: [
          { question: 'The code did not arrive.', answer: 'Wait for the countdown and ask again. If the number is wrong, correct it right there.' },
          { question: 'Who sees my record?', answer: 'Only those you share it with by mobile number; you take it back whenever you like.' },
          {
            question: 'Can I open an account for my child?',
            answer: 'Accounts are for {adultAge} and over. You keep your child’s record in your own account.',
          },
          { question: 'Can Zarban help in an emergency?', answer: 'No. Call 115 first.' },
        ],
      },
    ],
  },
};
