import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { PageArgs, toPage } from '../../core/graphql/paging.js';
import { MessageService } from './message.service.js';
import {
  ExamMessagePage,
  MessageRecipients,
  SendExamMessageInput,
  toExamMessage,
} from './message.types.js';

@Resolver()
export class MessageResolver {
  constructor(private readonly messages: MessageService) {}

  @Can('exam.read')
  @Query(() => ExamMessagePage, {
    description: 'Messages that staff sent to those who were at an exam of yours, latest first.',
  })
  async examMessages(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args() page: PageArgs,
  ): Promise<ExamMessagePage> {
    return toPage(await this.messages.list(viewer, quizId, page), toExamMessage);
  }

  @Can('exam.edit')
  @Mutation(() => MessageRecipients, {
    description:
      'Sends a message to everybody who is at an exam of yours, or to one of them: their pages show it within seconds. It is logged at each attempt. NOBODY_AT_EXAM if there is none; an exam has at most 500 messages.',
  })
  async sendExamMessage(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What, and to whom.' })
    { quizId, ...input }: SendExamMessageInput,
  ): Promise<MessageRecipients> {
    return { count: await this.messages.send(viewer, quizId, input) };
  }
}
