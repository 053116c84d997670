import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { assignmentRules } from './marking-assignment.validation.js';
import { MarkingAssignmentsService, type MarkerOfExam } from './marking-assignments.service.js';
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
    const { id, instituteId } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    const { manager } = this.work;
    const [team, parts, { unassigned, ...whole }] = await Promise.all([
      listTeam(manager, { quizId: id, instituteId }),
      countParts(manager, { quizId: id }),
      countWhole(manager, { quizId: id }),
    ]);
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

  /**
   * @returns the team as it is then
   * @throws as MarkingAssignmentsService.assign does
   */
  async assign(
    viewer: Viewer,
    whom: MarkerOfExam,
    part: z.input<typeof assignmentRules>,
  ): Promise<MarkingTeamData> {
    await this.assignments.assign(viewer, whom, part);
    return this.read(viewer, whom.quizId);
  }

  /**
   * @returns the team as it is then
   * @throws as MarkingAssignmentsService.unassign does
   */
  async unassign(viewer: Viewer, whom: MarkerOfExam): Promise<MarkingTeamData> {
    await this.assignments.unassign(viewer, whom);
    return this.read(viewer, whom.quizId);
  }
}
