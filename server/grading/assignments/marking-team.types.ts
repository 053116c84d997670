import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Role } from '../../core/access/role.js';
import { MAX_EXAM_QUESTIONS } from '../../exams/rules/exam-state.js';
import { MAX_ASSIGNED_LEARNERS } from './marking-assignment.validation.js';
import type { MarkingTeamData, TeamProgress } from './marking-team.service.js';

/** Somebody else may have changed it meanwhile. */
export const STAMP_READ =
  'The `stamp` that was read, null for nothing: refused with ASSIGNMENT_CHANGED if it is another by now. Not checked if it is left out.';

/** Hardly any exam has more markers. */
const USUAL_MARKERS = 20;

@ObjectType('MarkingAssignment', { description: 'What of an exam is assigned to a marker.' })
export class MarkingAssignmentType {
  @Field(() => [ID], { nullable: true, description: 'Answers to these questions; null: to all.' })
  questionIds!: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Answers of these learners, by the ids by which markers of the exam know them; null: of all.',
  })
  learnerIds!: string[] | null;
}

@ObjectType({ description: 'Somebody who marks an exam, or may, and how far they are.' })
export class MarkingTeamMember {
  @Field(() => ID, { description: 'Their account.' })
  userId!: string;

  @Field({ description: 'First and last name.' })
  name!: string;

  @Field({ description: 'Whether they are a marker of the institute now.' })
  isMarker!: boolean;

  @Field(() => Role, { nullable: true, description: 'Their role; null once they have left.' })
  role!: Role | null;

  @Field(() => MarkingAssignmentType, {
    nullable: true,
    description: 'What is assigned to them; null for nothing.',
  })
  assignment!: MarkingAssignmentType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of what is assigned to them, to send with a change of it; null for nothing.',
  })
  stamp!: string | null;

  @Field(() => Int, {
    description:
      'Answers without marks in their part: what is assigned to them, or the whole exam while nobody is assigned.',
  })
  waitingCount!: number;

  @Field(() => Int, { description: 'Answers in their part that a person has marked.' })
  markedCount!: number;

  @Field(() => Int, { description: 'Answers of the exam that they have marked themselves.' })
  ownCount!: number;
}

@ObjectType({ description: 'Who marks an exam.' })
export class MarkingTeam {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field({
    description:
      'Whether anybody is assigned. Then markers see only what is assigned to them; owners and editors always see everything.',
  })
  isDivided!: boolean;

  @Field(() => Int, {
    description: 'Answers without marks that no marker is assigned; 0 where nobody is.',
  })
  unassignedCount!: number;

  @Field(() => [MarkingTeamMember], {
    description:
      'The institute’s markers, whoever is assigned, and whoever has marked in the exam: by name.',
    complexity: ({ childComplexity }) => USUAL_MARKERS * childComplexity,
  })
  members!: MarkingTeamMember[];
}

@InputType({ description: 'What a marker is to mark in an exam.' })
export class AssignMarkerInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => ID, { description: 'The marker’s account, as in `members`.' })
  userId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: `Only answers to these questions, at most ${MAX_EXAM_QUESTIONS}; none: to all.`,
  })
  questionIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Only answers of these learners, by their ids in \`markingLearners\`, at most ${MAX_ASSIGNED_LEARNERS}; none: of all.`,
  })
  learnerIds?: string[] | null;

  @Field(() => String, { nullable: true, description: STAMP_READ })
  stamp?: string | null;
}

function toMember(member: TeamProgress): MarkingTeamMember {
  const { userId, name, isMarker, role, isAssigned, questionIds, aliasIds, stamp } = member;
  return {
    userId,
    name,
    isMarker,
    role,
    assignment: isAssigned ? { questionIds, learnerIds: aliasIds } : null,
    stamp,
    waitingCount: member.waiting,
    markedCount: member.marked,
    ownCount: member.own,
  };
}

export function toMarkingTeam(team: MarkingTeamData): MarkingTeam {
  const { quizId, isDivided, unassigned, members } = team;
  return { quizId, isDivided, unassignedCount: unassigned, members: members.map(toMember) };
}
