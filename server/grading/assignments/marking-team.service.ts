import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { assignmentRules } from './marking-assignment.validation.js';
import {
  MarkingAssignmentsService,
  type LookAtExam,
  type MarkerOfExam,
} from './marking-assignments.service.js';
import {
  countParts,
  countWhole,
  listTeam,
  type PartCounts,
  type TeamMember,
} from './marking-team.queries.js';

/** Somebody with how far their part of an exam is. */
export interface TeamProgress extends TeamMember, PartCounts {}

/** Who marks an exam. */
export interface MarkingTeamData {
  quizId: string;
  /** Whether anybody is assigned: markers see their part only. */
  isDivided: boolean;
  /** Waiting answers that no marker is assigned; 0 where all mark everything. */
  unassigned: number;
  members: TeamProgress[];
}

/** Who marks an exam, and how far they are. */
@Injectable()
export class MarkingTeamService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly assignments: MarkingAssignmentsService,
  ) {}

  /** @throws QUIZ_NOT_FOUND, NOT_ALLOWED */
  async read(viewer: Viewer, quizId: string): Promise<MarkingTeamData> {
    const quiz = await this.quizzes.read(viewer, quizId, 'exam.edit');
    return readTeam(this.work.manager, quiz);
  }

  /**
   * @returns the team as it is then
   * @throws as MarkingAssignmentsService.assign does
   */
  async assign(
    viewer: Viewer,
    whom: MarkerOfExam,
    part: z.input<typeof assignmentRules>,
  ): Promise<MarkingTeamData> {
    return this.readAfter(viewer, whom, async (look) =>
      this.assignments.assign(viewer, whom, part, look),
    );
  }

  /**
   * @returns the team as it is then
   * @throws as MarkingAssignmentsService.unassign does
   */
  async unassign(viewer: Viewer, whom: MarkerOfExam): Promise<MarkingTeamData> {
    return this.readAfter(viewer, whom, async (look) =>
      this.assignments.unassign(viewer, whom, look),
    );
  }

  /**
   * Reads the team in the transaction of the change: what a colleague assigns right after it would be given to the
   * caller as what they have assigned, with a stamp to overwrite it by. A repeated call by an Idempotency-Key reads it as it is.
   */
  private async readAfter(
    viewer: Viewer,
    { quizId }: MarkerOfExam,
    change: (look: LookAtExam) => Promise<void>,
  ): Promise<MarkingTeamData> {
    const seen: MarkingTeamData[] = [];
    await change(async ({ manager }, quiz) => {
      seen.push(await readTeam(manager, quiz));
    });
    return seen[0] ?? this.read(viewer, quizId);
  }
}

async function readTeam(
  manager: EntityManager,
  { id, instituteId }: Quiz,
): Promise<MarkingTeamData> {
  const team = await listTeam(manager, { quizId: id, instituteId });
  const parts = await countParts(manager, { quizId: id });
  const { unassigned, ...whole } = await countWhole(manager, { quizId: id });
  const isDivided = team.some(({ isAssigned }) => isAssigned);
  const counts = new Map(parts.map(({ userId, ...part }) => [userId, part]));
  const nothing = { waiting: 0, marked: 0 };
  const partOf = ({ userId, isMarker }: TeamMember): PartCounts =>
    isDivided ? (counts.get(userId) ?? nothing) : isMarker ? whole : nothing;
  return {
    quizId: id,
    isDivided,
    unassigned: isDivided ? unassigned : 0,
    members: team.map((member) => ({ ...member, ...partOf(member) })),
  };
}
