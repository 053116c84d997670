import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Severity } from '../../questions/kinds/question-kind.js';
import type { ReadinessFinding } from '../revisions/paper-findings.js';

registerEnumType(Severity, {
  name: 'FindingSeverity',
  description: 'How much a finding stands in the way of an exam.',
  valuesMap: {
    BLOCKING: { description: 'With it the exam cannot be given, or not be passed.' },
    WARNING: { description: 'It is probably not meant.' },
    ADVICE: { description: 'It is better without.' },
  },
});

@ObjectType('ExamFinding', { description: 'Something to correct before an exam opens.' })
export class ExamFindingType {
  @Field({
    description:
      'For programs, for example `EQUAL_OPTIONS`. Kinds of questions have some of their own.',
  })
  code!: string;

  @Field(() => Severity, { description: 'How much it stands in the way.' })
  severity!: Severity;

  @Field({ description: 'What is wrong, and how to correct it.' })
  message!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'In which question; null for what concerns the exam itself.',
  })
  questionId!: string | null;

  @Field(() => Int, { nullable: true, description: 'The place of that question, from 1.' })
  position!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where in it: a field of the exam’s rules or of the question’s input, for example `options.1`.',
  })
  field!: string | null;
}

export function toExamFinding(finding: ReadinessFinding): ExamFindingType {
  const { code, severity, message, questionId, position, field } = finding;
  return {
    code,
    severity,
    message,
    questionId: questionId ?? null,
    position: position ?? null,
    field: field ?? null,
  };
}
