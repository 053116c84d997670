import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { ChangedTimesService } from './changed-times.service.js';
import { InvitationsService } from './invitations.service.js';
import { PeopleReaderService } from '../people/people-reader.service.js';
import { ReadPeopleType, toReadPeople } from '../people/people.types.js';
import {
  invitationCost,
  InviteCandidatesInput,
  InvitedCandidatesType,
  MailedTimes,
  MESSAGE,
  toInvited,
  toMailedTimes,
} from './invitation.types.js';
import { SentReminders, toSentReminders } from '../candidate.types.js';

@Resolver()
export class InvitationsResolver {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly changedTimes: ChangedTimesService,
    private readonly people: PeopleReaderService,
  ) {}

  @Can('exam.edit')
  @Query(() => ReadPeopleType, {
    description:
      'Reads people out of a text or a spreadsheet, at most 2,000, and says what to correct. Send one of the two.',
  })
  async readPeople(
    @CurrentViewer() viewer: Viewer,
    @Args('text', {
      type: () => String,
      nullable: true,
      description:
        'A line each: "Ada Byron <ada@example.org>", "Ada Byron, ada@example.org" or the address alone; or columns that the first line names, as in a workbook: "Name, Roll number". At most 1,000,000 characters.',
    })
    text?: string | null,
    @Args('uploadId', {
      type: () => ID,
      nullable: true,
      description:
        'A workbook of at most 5 MB from /uploads/spreadsheets, with a column Name, or First name and Last name, or Email; Roll number and External ID may stand beside them.',
    })
    uploadId?: string | null,
  ): Promise<ReadPeopleType> {
    return toReadPeople(await this.people.read(viewer, { text, uploadId }));
  }

  @Can('exam.edit')
  @Mutation(() => InvitedCandidatesType, {
    complexity: invitationCost,
    description:
      'Makes candidates of people and of class lists, and mails their link to each who has an address. The paper must have been submitted. All are invited, or none. Read-only access tokens cannot call it, so the links in its answer are not theirs.',
  })
  async inviteCandidates(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Into which exam, and whom.' })
    { quizId, ...invited }: InviteCandidatesInput,
  ): Promise<InvitedCandidatesType> {
    return toInvited(await this.invitations.invite(viewer, quizId, invited));
  }

  @Can('exam.edit')
  @Mutation(() => SentReminders, {
    description:
      'Mails their link again to all who have not started and can, each at most once an hour. Those without an address are counted.',
  })
  async remindCandidates(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Of which exam.' }) quizId: string,
    @Args('message', MESSAGE) message?: string | null,
  ): Promise<SentReminders> {
    return toSentReminders(await this.invitations.remind(viewer, quizId, message));
  }

  @Can('exam.edit')
  @Mutation(() => MailedTimes, {
    description:
      'Mails the opening and closing as they are now, with their link, to those who have not started and still can; an exam at most six times an hour. Who has a window of their own gets it only where the exam decides one side of it.',
  })
  async mailChangedTimes(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Of which exam.' }) quizId: string,
    @Args('message', MESSAGE) message?: string | null,
  ): Promise<MailedTimes> {
    return toMailedTimes(await this.changedTimes.mail(viewer, quizId, message));
  }
}
