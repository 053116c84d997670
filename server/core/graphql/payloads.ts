/** Results of mutations that have nothing else to return. Fields can be added to them, unlike to a scalar. */
import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What a mutation deleted, removed, revoked or ended.' })
export class EndedRecord {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@ObjectType({
  description: 'That a mutation was carried out. Whatever stands in its way is an error.',
})
export class Success {
  @Field({ description: 'Always true.' })
  success!: boolean;
}

export const SUCCESS: Success = { success: true };
