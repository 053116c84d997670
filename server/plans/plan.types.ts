import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { AddOnKind, addOns, CURRENCY, plans } from './plan.catalogue.js';

registerEnumType(AddOnKind, {
  name: 'AddOnKind',
  description: 'What can be bought on top of a plan.',
  valuesMap: {
    EXAM: { description: 'One exam more in a month.' },
    STUDENT: { description: 'One student more in a month.' },
  },
});

export enum PurchaseChannel {
  PHONE = 'PHONE',
}

registerEnumType(PurchaseChannel, {
  name: 'PurchaseChannel',
  description: 'How plans are bought.',
  valuesMap: { PHONE: { description: 'By phone: leave your number with submitContact.' } },
});

@ObjectType('Plan', { description: 'A plan that an institute can buy.' })
export class PlanType {
  @Field({ description: 'As it is shown.' })
  name!: string;

  @Field(() => Int, { description: 'For a month, in whole units of the currency.' })
  monthlyPrice!: number;

  @Field(() => Int, { description: 'For a year paid at once, in whole units of the currency.' })
  yearlyPrice!: number;

  @Field(() => Int, { description: 'What paying by the year saves, in per cent, as advertised.' })
  annualSavingPercent!: number;

  @Field(() => Int, { description: 'Exams that can be given in a month.' })
  examsPerMonth!: number;

  @Field(() => Int, { description: 'Students that can take them in a month.' })
  studentsPerMonth!: number;
}

@ObjectType('AddOn', { description: 'Something to buy on top of a plan.' })
export class AddOnType {
  @Field(() => AddOnKind, { description: 'What there is more of.' })
  kind!: AddOnKind;

  @Field(() => Int, { description: 'For each, in whole units of the currency.' })
  price!: number;
}

@ObjectType('PlanCatalogue', { description: 'What can be bought.' })
export class PlanCatalogueType {
  @Field({ description: 'ISO 4217 code of all prices.' })
  currency!: string;

  @Field(() => [PlanType], { description: 'From the smallest to the largest.' })
  plans!: PlanType[];

  @Field(() => [AddOnType], { description: 'On top of any plan.' })
  addOns!: AddOnType[];

  @Field(() => PurchaseChannel, { description: 'How they are bought.' })
  boughtBy!: PurchaseChannel;
}

export function toPlanCatalogue(): PlanCatalogueType {
  return {
    currency: CURRENCY,
    plans: plans.map((plan) => ({ ...plan })),
    addOns: addOns.map((addOn) => ({ ...addOn })),
    boughtBy: PurchaseChannel.PHONE,
  };
}
