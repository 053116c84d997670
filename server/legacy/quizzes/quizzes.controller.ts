import { Controller } from '@nestjs/common';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { descriptiveKind } from '../../questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import { QuestionService } from '../../questions/question.service.js';
import { QuizSort } from '../../quizzes/quiz-list.queries.js';
import { QuizListService } from '../../quizzes/quiz-list.service.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { QuizTrashService } from '../../quizzes/quiz-trash.service.js';
import { AccountsService } from '../../users/accounts/accounts.service.js';
import { success } from '../wire/envelope.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { toListedQuiz, toPagination, toStatus } from './quiz.mapper.js';
import { userDashboard } from './quiz-list.routes.js';
import {
  paperSubmit,
  quizDelete,
  quizDuration,
  quizEdit,
  quizzCount,
  quizzIdentity,
} from './quizzes.routes.js';

@Controller()
export class LegacyQuizzesController {
  constructor(
    private readonly quizzes: QuizService,
    private readonly lists: QuizListService,
    private readonly trash: QuizTrashService,
    private readonly questions: QuestionService,
    private readonly accounts: AccountsService,
  ) {}

  @LegacyEndpoint(userDashboard)
  async list(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { page, limit, isCompleted, status }: BodyOf<typeof userDashboard>,
  ) {
    const filter = {
      status: status ? toStatus(status === 'Active') : null,
      isCompleted: isCompleted ? isCompleted === 'Completed' : null,
    };
    const bounds = { page, pageSize: limit };
    const found = await this.lists.list(viewer, filter, QuizSort.NEWEST, bounds);
    const names = await this.accounts.findNames(found.items.map((quiz) => quiz.createdBy));
    return success('Quizzes fetched successfully', {
      quizzes: found.items.map((quiz) => toListedQuiz(quiz, names)),
      pagination: toPagination(found),
    });
  }

  @LegacyEndpoint(quizzIdentity)
  async create(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { quizTitle }: BodyOf<typeof quizzIdentity>,
  ) {
    const { id, title } = await this.quizzes.create(viewer, quizTitle);
    return success('Exam created successfully', { quizTitle: title, quizzId: id });
  }

  @LegacyEndpoint(quizzCount)
  async count(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { quizTitle }: BodyOf<typeof quizzCount>,
  ) {
    const quiz = await this.quizzes.readByTitle(viewer, quizTitle);
    const counts = await this.questions.counts(quiz);
    const countOf = (name: string): number => counts.find(({ kind }) => kind === name)?.count ?? 0;
    return success('Questions counted successfully', {
      totalQuizzCount: counts.reduce((sum, { count }) => sum + count, 0),
      mcqCount: countOf(mcqKind.name),
      descriptiveCount: countOf(descriptiveKind.name),
    });
  }

  @LegacyEndpoint(paperSubmit)
  async submit(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { quizTitle }: BodyOf<typeof paperSubmit>,
  ) {
    const { id } = await this.quizzes.readByTitle(viewer, quizTitle);
    await this.quizzes.submit(viewer, id);
    return success('Question paper submitted successfully!');
  }

  @LegacyEndpoint(quizEdit)
  async edit(@CurrentViewer() viewer: Viewer, @LegacyBody() body: BodyOf<typeof quizEdit>) {
    const { _id, quizTitle, isCompleted, status } = body;
    const changes = { title: quizTitle, isCompleted, status: toStatus(status) };
    await this.quizzes.update(viewer, _id, changes);
    return success('Quiz updated successfully');
  }

  @LegacyEndpoint(quizDelete)
  async delete(@CurrentViewer() viewer: Viewer, @LegacyBody() { _id }: BodyOf<typeof quizDelete>) {
    await this.trash.delete(viewer, _id);
    return success('Quiz deleted successfully');
  }

  @LegacyEndpoint(quizDuration)
  async setDuration(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { quizId, quizDuration: minutes }: BodyOf<typeof quizDuration>,
  ) {
    await this.quizzes.update(viewer, quizId, { durationMinutes: minutes });
    return success(`Quiz duration updated successfully: ${minutes} minutes`);
  }
}
