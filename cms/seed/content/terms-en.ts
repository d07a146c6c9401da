import type { PageWords } from './types';

/** The terms of service in English, section by section. [LEGAL-1, LEGAL-4] */
export const termsEn: PageWords = {
  title: 'Terms of service',
  lead: 'This is the agreement between you and Zarban. It is written to be read; if a clause is not clear, ask support before you buy.',
  metaTitle: 'Terms of service',
  metaDescription: 'Buying, replacement, warranty, consultation, sharing records and privacy at Zarban, clause by clause.',
  sections: [
    {
      blockType: 'prose',
      anchor: 'general',
      title: 'General rules',
      text: `“Zarban”, or “we”, is the company that offers this website and application; “you” are whoever uses it. Using the services means accepting these rules. The version you accept and the time are stored before your first order, first consultation or first record share, and a new version asks you again.

## Your account
- Accounts are for people aged {adultAge} or older. A child’s record is kept by a parent or guardian.
- Each person has one account and registers only with their own mobile number and details. Age, gender, residence and history are optional.
- What is done with your account is your responsibility. Give your login code to nobody; we never ask for it.

## Working days and hours
Working days are Saturday to Thursday, without public holidays. Where we say “working hours”, all hours of these days count. Orders and refunds are worked on from {deskFromHour}:00 to {deskToHour}:00 of these days; a promise of ours that would fall into the night ends before we close, never later. Requests are reviewed Saturday to Wednesday, {reviewFromHour}:00 to {reviewToHour}:00.

## What is not allowed
- Using the services for anything illegal
- Using them in an emergency. Zarban does not replace emergency care; in an emergency in Iran call [115](tel:115)
- Recording or sharing other people’s data without their permission
- Scraping
- Advertising
- Exchanging numbers, files or money with doctors outside the platform

## What you write
Reviews must be true and your own experience. Insults, incitement and political talk are not accepted. Text that breaks this may be edited or deleted.

## What we publish
Only Zarban publishes the content of this website and application, from words and pictures to data and software. Short quotations with our name and the page’s address are welcome.`,
    },
    {
      blockType: 'prose',
      anchor: 'platform',
      title: 'Platform rules',
      text: `## Logging in
You log in with a {phoneDigits}-digit mobile number and a {codeDigits}-digit code sent by SMS. A code works once and for a short time. If your phone is lost, tell us the same day so that open sessions can be closed.

## Readings
The number a device shows is for your information and does not replace an examination or a diagnosis. Do not change a medicine because of one reading. No more than {mostFiles} files are accepted in one upload.

## Services at home
- For now these are in Tehran only, and the answer comes {responseFromHours} to {responseToHours} hours after a request is approved.
- A family doctor calls within {familyDoctorCallHours} hours of the request.
- Sampling starts at {labBaseToman}; the final price depends on address and time.
- If you decline after approval and payment, a cancellation fee of {cancellationFeeToman} is kept.

## Wallet
Your wallet is created when you register. Its credit is for services of this platform and cannot be passed to another person.

## Group buying
A group has up to {groupMost} people. Besides the group discount there is a gift discount: {gift5Percent} from {gift5From} people, {gift10Percent} from {gift10From} people and {gift20Percent} for {gift20From} people.

## Availability
Parts of the platform may close briefly for maintenance. What was stored before stays. To keep the platform healthy, the number of requests a minute is limited.`,
    },
    {
      blockType: 'prose',
      anchor: 'consultation',
      title: 'Consultation service',
      text: `- A slot lasts {slotMinutes} minutes, and the doctor is present {doctorEarlyMinutes} minutes early.
- You have one open reservation at a time; you take the next when it has ended.
- If the doctor does not respond, you are given another {slotMinutes}-minute slot.
- You may cancel up to {cancelHoursAhead} hours before the start, and {cancelRefundPercent} percent of the price returns to your wallet. After that nothing is returned. The last moment to cancel and the amount are shown before you pay.
- Taking and cancelling more than {cyclesBeforePenalty} times closes booking for a while; the count is shown to you before the fifth time.

Consultation records are confidential and are seen only with your authorisation or a court order. A remote consultation is not for emergencies. Talking or paying outside the platform is forbidden to both sides and carries no guarantee.`,
    },
    {
      blockType: 'prose',
      anchor: 'data-sharing',
      title: 'Data sharing and the MediGram service',
      text: `Your record belongs to you. You share it by the recipient’s mobile number and a message, and take it back whenever you like; from that moment it is no longer visible. Each view is logged, and you can read the log.

MediGram is where doctors discuss cases:
- A doctor posts a case only with the patient’s recorded consent, and everything that shows who it is is removed.
- Cases are there for learning and for thinking together. Copying, republishing or using them outside MediGram is not allowed.
- A colleague’s opinion on MediGram is not a diagnosis; the treating doctor is responsible for treatment.
- When consent is withdrawn, the case is taken down.`,
    },
    {
      blockType: 'prose',
      anchor: 'privacy',
      title: 'Privacy policy',
      text: `We keep health data only for the service you asked for, do not sell it and do not use it for advertising. Inside the company only people whose work needs it can see it, and each view is logged. The full text is the [privacy policy](privacy), which is part of these terms.`,
    },
    {
      blockType: 'prose',
      anchor: 'electronic-contact',
      title: 'Electronic contact',
      text: `By registering you agree that we send news about your account, orders, appointments and warranty by SMS, e-mail or messages inside the platform. They take the place of letters. Before goods are dispatched we call the receiver’s number.

Newsletters are separate: they come only if you subscribed, and one message ends them. If your number changes, update it in your account; a message to the registered number counts as received.`,
    },
    {
      blockType: 'prose',
      anchor: 'orders',
      title: 'Order registration and payment',
      text: `## Order details
- The details of an order must be complete and correct: the receiver’s name and phone, the full address and the postal code.
- The address cannot be changed after payment. We do not deliver to public venues such as parks, stations and hotels.
- The receiver of a prepaid order shows an identity card at delivery.

## Price and payment
- Prices are in toman. The price you see, the price in the cart and the amount charged are the same; if a price changes before you pay, you are told.
- From the step to the gateway, goods are kept for you for {holdMinutes} minutes.
- An order with a discount code is locked once the cart is finalised; changing it voids the code, and a voided code is not returned.
- An invoice is issued to a person (with a {nationalIdDigits}-digit national code) or an organisation (with an economic code and a national ID). Once issued it is not altered, not reissued and not switched from a person to an organisation.

## After you order
- A tracking code is sent by SMS, and the order joins the queue on the next working day.
- An order of more than {highQuantity} of one product, or of a high total, is reviewed first. If it is not approved we ask you, and you have {agreementHours} hours to agree; otherwise it is cancelled and refunded.
- If an item is out of stock or its price was wrong, the order is cancelled, refunded or replaced, and you are told which and why.
- Delivery takes up to {deliveryTehranDays} working days in Tehran and up to {deliveryElsewhereDays} elsewhere. We call before dispatch.

## Refunds
Every refund, whether for a cancelled order or for a payment problem, takes {refundFromHours} to {refundToHours} working hours, and its due date stands on the order’s page.`,
    },
    {
      blockType: 'prose',
      anchor: 'transit-damage',
      title: 'Damage in transit',
      text: `If the parcel or the goods arrive damaged, tell support within {transitDamageHours} working hours of delivery. Keep the packaging and take photographs of it and of the goods. We pay for the return and for sending a sound one. After that time damage in transit is not accepted, while warranty and replacement stand as they are.`,
    },
    {
      blockType: 'prose',
      anchor: 'replacement',
      title: '{replacementDays}-day replacement',
      text: `If a device has a technical defect and you report it by ticket within {replacementDays} days of delivery, it is replaced free of charge. The day of delivery does not count, and the last day runs to its end.

- An engraved device with a technical defect is replaced with the same engraving. A change of mind about a colour or an engraving is not a defect.
- Return the device with everything that was in the box.
- Damage by a fall, water, unsuitable power or opening the device is not covered.`,
    },
    {
      blockType: 'prose',
      anchor: 'how-to-replace',
      title: 'How to replace',
      text: `1. Open a ticket from your account or by calling support: the order number, the serial number and what is wrong, with a photograph or a short video.
2. After-sales staff call within {guaranteeContactHours} hours and agree on where and when it is collected.
3. Put the device and its accessories in safe packaging. We pay for returning a defective device.
4. After a technical check a sound device is sent. If the same one is not in stock, you choose an equal one or a refund within {refundFromHours} to {refundToHours} working hours.
5. Each step is written in the ticket, and you see whose turn it is.`,
    },
    {
      blockType: 'prose',
      anchor: 'warranty-authenticity',
      title: 'Warranty: authenticity',
      text: `The warranty is for devices bought on this website, at two partner online shops, in person from us, or at a listed authorised dealer. The list of shops and dealers stands in the [warranty guide](warranty#covered).

Each device has a serial number of {serialLength} characters: two letters, then digits. If you bought elsewhere than on this website, send the serial number within {serialWithinDays} days of receiving the device to activate the warranty; later ones are refused, with the reason.`,
    },
    {
      blockType: 'prose',
      anchor: 'warranty-geography',
      title: 'Warranty: geography',
      text: `Warranty and after-sales service are valid only in Iran. If you use the device abroad, service is given once it is back in Iran, and transport across the border is at your cost.`,
    },
    {
      blockType: 'prose',
      anchor: 'warranty-period',
      title: 'Warranty: period',
      text: `The warranty lasts {warrantyYears} year from the day of purchase, to the same calendar day of the next year. A repair or a replacement does not extend it. After-sales service, that is paid repair and parts, lasts {serviceYears} years from the day of purchase.`,
    },
    {
      blockType: 'prose',
      anchor: 'warranty-usage',
      title: 'Warranty: usage',
      text: `Open a ticket to use the warranty. Staff call within {guaranteeContactHours} hours, and a repair takes at most {repairWeeks} weeks from the device’s arrival. Both of us see both deadlines in the ticket.

Send the device with its serial number legible and untouched. Before sending it, copy any data that is only on the device.`,
    },
    {
      blockType: 'prose',
      anchor: 'warranty-terms',
      title: 'Warranty: terms',
      text: `The warranty covers defects of workmanship and parts in normal use, as the device’s guide describes it. It does not cover:
- damage by a fall, pressure, water or corrosive substances
- unsuitable power or batteries
- opening or repair outside Zarban’s service
- a defaced or removed serial number
- ordinary wear of parts such as ear tips, cuffs and batteries

Only the company’s support and after-sales staff decide about a guarantee, and each decision is recorded with name, time and reason. Sellers, representatives and employees may not change it; what they promise, spoken or written, does not bind the company.`,
    },
    {
      blockType: 'prose',
      anchor: 'representation',
      title: 'Branches and representation',
      text: `Only those on our official list are branches or representatives of Zarban. An authorised dealer sells with this same warranty under these same terms and may not change them. Using Zarban’s name or mark without a written contract is not allowed; see the [trademark policy](trademark). If someone falsely claims to represent Zarban, tell support.`,
    },
  ],
};
