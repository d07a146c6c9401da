import type { ContentPage } from './types';

/** How a warranty is activated, and what each of the three tickets does. [PAGE-9, PAGE-10] */
export const warranty: ContentPage = {
  slug: 'warranty',
  fa: {
    title: 'ضمانت و خدمات پس از فروش',
    lead: 'هر دستگاه ضربان {warrantyYears} سال ضمانت و {serviceYears} سال خدمات پس از فروش دارد. با شماره‌ی سریال فعالش کنید تا همیشه بدانید چند روز مانده است.',
    metaTitle: 'راهنمای ضمانت و فعال‌سازی آن',
    metaDescription:
      'ضمانت {warrantyYears} ساله‌ی دستگاه‌های ضربان: فعال‌سازی با شماره‌ی سریال، محل‌های خرید زیر پوشش، تعمیر، تعویض و آسیب حمل، و {serviceYears} سال خدمات.',
    sections: [
      {
        blockType: 'prose',
        anchor: 'activate',
        title: 'فعال کردن ضمانت',
        text: `1. شماره‌ی سریال را از برچسب دستگاه بخوانید: {serialLength} نویسه، دو حرف انگلیسی و پس از آن رقم. همان شماره روی جعبه هم هست.
2. در حساب خود [دستگاه را ثبت کنید](deviceNew) و بگویید از کجا خریده‌اید.
3. اگر از همین وب‌سایت خریده‌اید، سفارش خود را برگزینید. اگر از جای دیگری خریده‌اید، روز دریافت و روز خرید را بنویسید؛ عکس رسید کمک می‌کند.

سریال خریدهای بیرون از این وب‌سایت تا {serialWithinDays} روز پس از دریافت پذیرفته می‌شود. روز دریافت شمرده نمی‌شود و روز آخر تا پایان شب مهلت دارید. دیرتر از آن با گفتن دلیل پذیرفته نمی‌شود.`,
      },
      {
        blockType: 'prose',
        anchor: 'period',
        title: 'تا کی و کجا',
        text: `ضمانت {warrantyYears} سال از روز خرید است: تا همان روز در تقویم سال بعد. تعمیر و تعویض پایان آن را جابه‌جا نمی‌کند. ضمانت فقط در ایران است.

خدمات پس از فروش {serviceYears} سال از روز خرید است. پس از پایان ضمانت، تعمیر و قطعه با هزینه هست.`,
      },
      {
        blockType: 'prose',
        anchor: 'guarantee',
        title: 'تعمیر با ضمانت',
        text: `در [صفحه‌ی دستگاه](devices) تیکت باز کنید و بنویسید چه ایرادی دارد. کارشناس پس از فروش تا {guaranteeContactHours} ساعت تماس می‌گیرد و تعمیر حداکثر {repairWeeks} هفته از رسیدن دستگاه طول می‌کشد. هر دو مهلت را در همان تیکت می‌بینید.

ضربه، آب، برق نامناسب و باز کردن دستگاه بیرون از ضمانت است. شرح کامل در [شرایط ضمانت](terms#warranty-terms) است.`,
      },
      {
        blockType: 'prose',
        anchor: 'replacement',
        title: 'تعویض و آسیب حمل',
        text: `- ایرادی که تا {replacementDays} روز پس از تحویل با تیکت گزارش شود، رایگان با دستگاه نو تعویض می‌شود.
- آسیبی که هنگام حمل دیده شده، تا {transitDamageHours} ساعت کاری پس از تحویل گزارش می‌شود. بسته‌بندی را نگه دارید و تا {mostFiles} عکس همراه تیکت بفرستید.

پیش از فرستادن تیکت می‌بینید کدام راه باز است، تا چه ساعتی، و اگر نیست چرا.`,
      },
      {
        blockType: 'prose',
        anchor: 'who-decides',
        title: 'چه کسی تصمیم می‌گیرد',
        text: `درباره‌ی ضمانت فقط پشتیبانی و خدمات پس از فروش شرکت تصمیم می‌گیرد. هر تصمیم با نام، زمان و دلیل ثبت می‌شود و دلیل را شما هم می‌خوانید. فروشنده و نماینده شرایط ضمانت را تغییر نمی‌دهند.`,
      },
    ],
  },
  en: {
    title: 'Warranty and after-sales service',
    lead: 'Each Zarban device has a {warrantyYears}-year warranty and {serviceYears} years of after-sales service. Activate it with the serial number and always know how many days are left.',
    metaTitle: 'Warranty guide and activation',
    metaDescription:
      'The {warrantyYears}-year warranty of Zarban devices: activation by serial number, covered places of purchase, repair, replacement and transit damage, and {serviceYears} years of service.',
    sections: [
      {
        blockType: 'prose',
        anchor: 'activate',
        title: 'Activate the warranty',
        text: `1. Read the serial number on the device’s label: {serialLength} characters, two letters and then digits. The same number is on the box.
2. [Register the device](deviceNew) in your account and say where you bought it.
3. Bought on this website? Choose your order. Bought elsewhere? Write the day of receipt and the day of purchase; a photo of the receipt helps.

The serial number of a purchase elsewhere is accepted within {serialWithinDays} days of receipt. The day of receipt does not count, and the last day runs to its midnight. Later ones are refused with the reason.`,
      },
      {
        blockType: 'prose',
        anchor: 'period',
        title: 'How long, and where',
        text: `The warranty is {warrantyYears} year from the day of purchase: to the same day of the next year in the Iranian calendar. Repair and replacement do not move its end. It is valid only in Iran.

After-sales service lasts {serviceYears} years from the day of purchase. After the warranty, repair and parts are there at a cost.`,
      },
      {
        blockType: 'prose',
        anchor: 'guarantee',
        title: 'Repair under warranty',
        text: `Open a ticket on [the device’s page](devices) and write what is wrong. After-sales calls you within {guaranteeContactHours} hours, and the repair takes at most {repairWeeks} weeks from the device’s arrival. You see both times in the ticket.

Impact, water, unsuitable power and opening the device are not covered. The whole is in the [warranty terms](terms#warranty-terms).`,
      },
      {
        blockType: 'prose',
        anchor: 'replacement',
        title: 'Replacement and transit damage',
        text: `- A defect reported by ticket within {replacementDays} days of delivery is replaced with a new device, free of charge.
- Damage in transit is reported within {transitDamageHours} working hours of delivery. Keep the packaging and send up to {mostFiles} photos with the ticket.

Before you send a ticket you see which way is open, until when, and if not, why.`,
      },
      {
        blockType: 'prose',
        anchor: 'who-decides',
        title: 'Who decides',
        text: `Only company support and after-sales staff decide about a warranty. Each decision is recorded with name, time and reason, and you read the reason too. Sellers and dealers do not change the warranty.`,
      },
    ],
  },
};
