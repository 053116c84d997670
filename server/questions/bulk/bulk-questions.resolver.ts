import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { QuizType, toQuiz } from '../../quizzes/quiz.types.js';
import { BulkQuestionsService } from './bulk-questions.service.js';
import {
  DeleteQuestionsInput,
  QuestionsOfQuizInput,
  SetQuestionMarksInput,
} from './bulk-questions.types.js';

@Resolver()
export class BulkQuestionsResolver {
  constructor(private readonly questions: BulkQuestionsService) {}

  @Can('exam.edit')
  @Mutation(() => QuizType, {
    description:
      'Moves questions of a quiz to its trash, all or none, where they stay for thirty days.',
  })
  async deleteQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which questions.' }) input: DeleteQuestionsInput,
  ): Promise<QuizType> {
    return toQuiz(await this.questions.delete(viewer, input));
  }

  @Can('exam.edit')
  @Mutation(() => QuizType, {
    description:
      'Brings questions of a quiz back from its trash to where they stood, all or none. The quiz must not be in the trash itself.',
  })
  async restoreQuestions(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which questions of the trash.' }) input: QuestionsOfQuizInput,
  ): Promise<QuizType> {
    return toQuiz(await this.questions.restore(viewer, input));
  }

  @Can('exam.edit')
  @Mutation(() => QuizType, {
    description:
      'Sets what answers to questions of a quiz earn, all or none; what an entry leaves out stays. Their versions go up by one. STALE_VERSION, with the entries in `extensions.fields`, if some were changed since they were read.',
  })
  async setQuestionMarks(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which questions, and their marks.' })
    input: SetQuestionMarksInput,
  ): Promise<QuizType> {
    return toQuiz(await this.questions.setMarks(viewer, input));
  }
}
