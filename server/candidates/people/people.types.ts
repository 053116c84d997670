import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { ReadPeople } from './people-text.js';

@InputType({
  description:
    'Somebody who takes exams: with a name, an address, or an external id that is known already. The external id says who it is; without one, the address. A name alone is somebody new each time. Of somebody who is known, what is given replaces what is stored, and what is left out stays. PEOPLE_CONFLICT refuses another external id for a known address, and an external id of one learner with the address of another.',
})
export class PersonInput {
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their address, at most 254 characters. Without one they get a link, and no mail.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Their id in your own system, at most 200 characters; unique in the institute, compared exactly.',
  })
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'As the school writes it, at most 100 characters. On a class list, or among the candidates of an exam, it says together with the name who it is where external id and address do not.',
  })
  rollNumber?: string | null;
}

@ObjectType('Person', { description: 'Somebody, as they were read.' })
export class PersonType {
  @Field(() => String, { nullable: true, description: 'Null where none stands there.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address, in lower case; null where there is none.',
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'From a column External ID.' })
  externalId!: string | null;

  @Field(() => String, { nullable: true, description: 'From a column Roll number.' })
  rollNumber!: string | null;
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
    people: people.map(({ name, email, externalId, rollNumber }) => ({
      name,
      email,
      externalId,
      rollNumber,
    })),
    faults: faults.map(({ line, text, message }) => ({ line, text, message })),
  };
}
