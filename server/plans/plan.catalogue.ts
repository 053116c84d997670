/**
 * Plans and add-ons, as data (docs/specification.md, section 9; decision 0015). Quotas are shown,
 * not enforced.
 */

/** Prices are whole rupees. */
export const CURRENCY = 'INR';

export interface Plan {
  name: string;
  monthlyPrice: number;
  yearlyPrice: number;
  annualSavingPercent: number;
  examsPerMonth: number;
  studentsPerMonth: number;
}

export const plans: readonly Plan[] = [
  {
    name: 'Basic',
    monthlyPrice: 499,
    yearlyPrice: 4_999,
    annualSavingPercent: 15,
    examsPerMonth: 10,
    studentsPerMonth: 100,
  },
  {
    name: 'Standard',
    monthlyPrice: 999,
    yearlyPrice: 9_999,
    annualSavingPercent: 20,
    examsPerMonth: 25,
    studentsPerMonth: 250,
  },
  {
    name: 'Professional',
    monthlyPrice: 1_999,
    yearlyPrice: 19_999,
    annualSavingPercent: 25,
    examsPerMonth: 50,
    studentsPerMonth: 500,
  },
  {
    name: 'Enterprise',
    monthlyPrice: 3_999,
    yearlyPrice: 39_999,
    annualSavingPercent: 30,
    examsPerMonth: 100,
    studentsPerMonth: 1_000,
  },
];

export enum AddOnKind {
  EXAM = 'EXAM',
  STUDENT = 'STUDENT',
}

export interface AddOn {
  kind: AddOnKind;
  price: number;
}

export const addOns: readonly AddOn[] = [
  { kind: AddOnKind.EXAM, price: 50 },
  { kind: AddOnKind.STUDENT, price: 10 },
];
