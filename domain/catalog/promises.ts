/** Warranty from the day of purchase; a repair does not extend it. [WAR-1] */
export const WARRANTY_YEARS = 1;
/** After-sales service from the day of purchase. [WAR-1] */
export const SERVICE_YEARS = 5;
/** A defect reported within so many days of delivery is replaced free of charge. [WAR-5] */
export const REPLACEMENT_DAYS = 7;
/** Transit damage is reported within so many working hours of delivery. [WAR-6] */
export const TRANSIT_DAMAGE_HOURS = 24;
/** A guarantee ticket: contact within so many hours, repair in at most so many weeks. [WAR-4] */
export const GUARANTEE_CONTACT_HOURS = 24;
export const REPAIR_WEEKS = 2;
/** A replacement is sent within so many days of the defective device's arrival; for damage in transit, of the ticket's acceptance. [WAR-5, WAR-6] */
export const REPLACEMENT_SENT_DAYS = 3;
/** A purchase elsewhere: the serial number is sent within so many days of receipt. [WAR-3] */
export const SERIAL_LENGTH = 12;
export const SERIAL_WITHIN_DAYS = 7;
