/** All formatting of numbers, amounts and dates for readers, in one place. [LANG-3] */
export { formatDate, formatDateTime, formatDayMonth, formatDue, formatMoment, formatShortDate, formatTime, formatWeekdayDate } from './dates';
export { isoDate, jalaliDate, jalaliMonths, parseJalaliDate, parseLocalDate } from './jalali';
export { formatCode, formatTracking, formatMoney, formatNumber, formatPercent, formatPhone, localDigits, moneyParts } from './numbers';
export { formatCountdown, formatDuration, formatList } from './spans';
