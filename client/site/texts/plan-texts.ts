/** Texts of the prices (docs/specification.md, section 9; decisions 0015 and 0018). */
export const planTexts = {
  title: 'Plans',
  lead: 'All plans have all features. They differ in how many exams and students there are in a month.',
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
    'Leave your number for whoever runs this site. Until then nothing has to be paid, and nothing is counted down.',
  call: 'Leave your number',
  failed: 'These prices were current when this page was made; the newest could not be fetched.',
};
