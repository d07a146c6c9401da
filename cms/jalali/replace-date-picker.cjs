/** A loader: Payload's date picker becomes ours, in the one file that holds it. */
module.exports = function replaceDatePicker() {
  return "'use client';\nexport { DatePicker as default } from '../../../../../../cms/jalali/date-picker.tsx';\n";
};
