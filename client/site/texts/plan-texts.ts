/** Texts of the prices (docs/specification.md, section 9; decisions 0015 and 0018). */
export const planTexts = {
  title: 'Plans',
  lead: 'Every plan has all features. They differ in the number of exams and students a month.',
  period: 'Billing period',
  table: 'Prices of the plans',
  monthly: 'Monthly',
  yearly: 'Yearly',
  plan: 'Plan',
  perMonth: 'a month',
  perYear: 'a year',
  saving: 'Annual saving',
  exams: 'Exams a month',
  students: 'Students a month',
  price: 'Price',
  addOnsTitle: 'Add-ons, on top of any plan',
  addOns: { EXAM: 'Extra exam', STUDENT: 'Extra student' },
  each: 'each',
  phoneTitle: 'Plans are bought by phone',
  phone:
    'Leave your number, and the administrator of this site can call you. Until then you pay nothing, and nothing is counted.',
  call: 'Leave your number',
  failed: 'These prices may be out of date: the latest ones could not be loaded.',
};
