import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { ReadPeople } from './people-text.js';

@InputType({ description: 'Somebody who takes exams.' })
export class PersonInput {
  @Field(() => String, {
    nullable: true,
    description: 'At most 200 characters. Left out, a name that is known already stays.',
  })
  name?: string | null;

  @Field({ description: 'Their address, at most 254 characters.' })
  email!: string;
}

@ObjectType('Person', { description: 'Somebody, as they were read.' })
export class PersonType {
  @Field(() => String, { nullable: true, description: 'Null where only the address stands there.' })
  name!: string | null;

  @Field({ description: 'The address, in lower case.' })
  email!: string;
}

@ObjectType('PeopleFault', { description: 'A line that could not be taken, or was not needed.' })
export class PeopleFaultType {
  @Field(() => Int, {
    description: 'Which line, from 1; a row as the spreadsheet program numbers it.',
  })
  line!: number;

  @Field({ description: 'The beginning of what it says.' })
  text!: string;

  @Field({ description: 'What is wrong, and what to do.' })
  message!: string;
}

@ObjectType('ReadPeople', { description: 'What was read. Nothing is stored of it.' })
export class ReadPeopleType {
  @Field(() => [PersonType], { description: 'Each address once, in the order they stand there.' })
  people!: PersonType[];

  @Field(() => [PeopleFaultType], { description: 'What has to be looked at, by line.' })
  faults!: PeopleFaultType[];
}

export function toReadPeople({ people, faults }: ReadPeople): ReadPeopleType {
  return {
    people: people.map(({ name, email }) => ({ name, email })),
    faults: faults.map(({ line, text, message }) => ({ line, text, message })),
  };
}
