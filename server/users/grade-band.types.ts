import { Field, Float, InputType, ObjectType } from '@nestjs/graphql';

const FROM = 'The least percentage of it, with at most two decimals. The lowest grade begins at 0.';

@ObjectType('GradeBand', { description: 'A grade of an institute, such as A+ from 90 per cent.' })
export class GradeBandType {
  @Field({ description: 'At most 12 characters.' })
  label!: string;

  @Field(() => Float, { description: FROM })
  from!: number;
}

@InputType({ description: 'A grade.' })
export class GradeBandInput {
  @Field({ description: 'At most 12 characters, and different from the others.' })
  label!: string;

  @Field(() => Float, { description: FROM })
  from!: number;
}
