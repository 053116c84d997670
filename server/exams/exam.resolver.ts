import { Inject } from '@nestjs/common';
import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { lookupCost } from '../core/graphql/lookup-cost.js';
import { UpdateExamRulesInput } from './rules/exam-rules.types.js';
import { ExamService } from './exam.service.js';
import { ExamType, toExam } from './exam.types.js';
import {
  toWrongAccessCodes,
  WrongAccessCodesType,
} from './access-codes/wrong-access-codes.types.js';
import { WrongAccessCodes } from './access-codes/wrong-access-codes.js';

@Resolver(() => ExamType)
export class ExamResolver {
  constructor(
    private readonly exams: ExamService,
    private readonly wrongCodes: WrongAccessCodes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Can('exam.read')
  @Query(() => ExamType, { name: 'exam', description: 'One of your quizzes, as it is given.' })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which quiz.' }) quizId: string,
  ): Promise<ExamType> {
    return toExam(await this.exams.read(viewer, quizId), this.config.PUBLIC_URL);
  }

  @ResolveField(() => WrongAccessCodesType, {
    nullable: true,
    complexity: lookupCost,
    description:
      'Wrong access codes that learners typed since the code was set; null where there were none. A few are typing errors. Many, above all from few network addresses, are somebody guessing: change the code. From 300 within an hour at one network address, learners who have just come in there wait between tries; those who were invited or have started never wait.',
  })
  async wrongAccessCodes(@Parent() { quizId }: ExamType): Promise<WrongAccessCodesType | null> {
    return toWrongAccessCodes(await this.wrongCodes.count(quizId));
  }

  @Can('exam.edit')
  @Mutation(() => ExamType, {
    description:
      'Changes how an exam is given, for attempts that start later; a new closing applies to those under way, too. STALE_VERSION, with the rules of now in `extensions.current`, if they were changed since they were read.',
  })
  async updateExamRules(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which exam, and what changes.' })
    { quizId, ...changes }: UpdateExamRulesInput,
  ): Promise<ExamType> {
    return toExam(await this.exams.update(viewer, quizId, changes), this.config.PUBLIC_URL);
  }

  @Can('exam.edit')
  @Mutation(() => ExamType, {
    description:
      'Gives an exam another code and address; those before lead nowhere any more. Personal links of candidates stay.',
  })
  async renewExamCode(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<ExamType> {
    return toExam(await this.exams.renewCode(viewer, quizId), this.config.PUBLIC_URL);
  }

  @Can('exam.edit')
  @Mutation(() => ExamType, {
    description:
      'Shows learners their results, where the rules say `ON_RELEASE`; before the date or the last mark where they say `ON_DATE` or `AFTER_MARKING`.',
  })
  async releaseResults(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Of which exam.' }) quizId: string,
  ): Promise<ExamType> {
    return toExam(await this.exams.release(viewer, quizId, true), this.config.PUBLIC_URL);
  }

  @Can('exam.edit')
  @Mutation(() => ExamType, {
    description:
      'Takes a release of results back, also one by a date or by marking: none are shown until they are released again.',
  })
  async withdrawResults(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Of which exam.' }) quizId: string,
  ): Promise<ExamType> {
    return toExam(await this.exams.release(viewer, quizId, false), this.config.PUBLIC_URL);
  }
}
