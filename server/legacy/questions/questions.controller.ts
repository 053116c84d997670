import { Controller, Inject } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { descriptiveKind } from '../../questions/kinds/descriptive.kind.js';
import { hasTwoDecimals, marksOfNumber, type Marks } from '../../marks/fraction.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import { QuestionService } from '../../questions/question.service.js';
import { QuestionTrashService } from '../../questions/question-trash.service.js';
import type { QuestionInput } from '../../questions/kinds/question.types.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { success } from '../wire/envelope.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { toEditInput } from './question.edit.js';
import { toDescriptive, toMcq } from './question.mapper.js';
import {
  addDescriptives,
  addMcqs,
  deleteQuestion,
  editQuestion,
  MAX_ADDED,
} from './questions.routes.js';

@Controller()
export class LegacyQuestionsController {
  constructor(
    private readonly quizzes: QuizService,
    private readonly questions: QuestionService,
    private readonly trash: QuestionTrashService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @LegacyEndpoint(addMcqs)
  async addMcqs(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { quizTitle, mcqQuizz }: BodyOf<typeof addMcqs>,
  ) {
    const inputs = mcqQuizz.map(({ question, options, correctAnswer, description }) => ({
      [mcqKind.field]: {
        text: question,
        options: options.map(({ answer }) => ({ text: answer })),
        correctOption: correctAnswer,
        explanation: description,
      },
    }));
    const savedCount = await this.add(viewer, quizTitle, inputs);
    return success('Question saved successfully!', { savedCount });
  }

  @LegacyEndpoint(addDescriptives)
  async addDescriptives(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { quizTitle, descriptiveQuizz }: BodyOf<typeof addDescriptives>,
  ) {
    const inputs = descriptiveQuizz.map(({ question, answer, marks }) => ({
      [descriptiveKind.field]: { text: question, modelAnswer: answer, marks: toMarks(marks) },
    }));
    const savedCount = await this.add(viewer, quizTitle, inputs);
    return success('Descriptive question saved successfully!', { savedCount });
  }

  @LegacyEndpoint(editQuestion)
  async edit(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { questionId, updatedQuestion }: BodyOf<typeof editQuestion>,
  ) {
    const { row } = await this.questions.update(viewer, questionId, (stored) =>
      toEditInput(stored, updatedQuestion),
    );
    const { PUBLIC_URL } = this.config;
    const isMcq = row.kind === mcqKind.name;
    const question = isMcq ? toMcq(row, PUBLIC_URL) : toDescriptive(row, PUBLIC_URL);
    return success('Question updated successfully!', question);
  }

  @LegacyEndpoint(deleteQuestion)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() { questionId }: BodyOf<typeof deleteQuestion>,
  ) {
    await this.trash.delete(viewer, questionId);
    return success('Question deleted successfully');
  }

  private async add(viewer: Viewer, title: string, inputs: QuestionInput[]): Promise<number> {
    const { id } = await this.quizzes.readByTitle(viewer, title);
    return (await this.questions.add(viewer, id, inputs, MAX_ADDED)).length;
  }
}

/** Marks of these routes have two decimals; the rule for marks refuses others. */
function toMarks(marks: number | null | undefined): Marks | null {
  if (marks === null || marks === undefined) return null;
  return hasTwoDecimals(marks) ? marksOfNumber(marks) : String(marks);
}
