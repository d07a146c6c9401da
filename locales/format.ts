/** Every number, amount and date is written for its reader here and nowhere else. [LANG-3] */
export { formatDate, formatDateTime, formatDue, formatShortDate, formatTime, formatWeekdayDate } from './dates';
export { isoDate, jalaliDate, jalaliMonths, parseJalaliDate, parseLocalDate } from './jalali';
export { formatCode, formatMoney, formatNumber, formatPercent, formatPhone, localDigits, moneyParts } from './numbers';
export { formatCountdown, formatDuration, formatList } from './spans';
