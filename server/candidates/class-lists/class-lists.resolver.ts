import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { lookupCost } from '../../core/graphql/lookup-cost.js';
import { PageArgs, toPage } from '../../core/graphql/paging.js';
import { ClassListPagesService } from './class-list-pages.service.js';
import {
  ClassListPage,
  ClassListType,
  LearnerPage,
  toClassList,
  toLearner,
} from './class-list.types.js';
import { ClassListsService } from './class-lists.service.js';
import { PersonInput } from '../people/people.types.js';
import { EndedRecord } from '../../core/graphql/payloads.js';

@Resolver(() => ClassListType)
export class ClassListsResolver {
  constructor(
    private readonly pages: ClassListPagesService,
    private readonly lists: ClassListsService,
  ) {}

  @Can('exam.edit')
  @Query(() => ClassListPage, {
    name: 'classLists',
    description: "Your institute's class lists, by name.",
  })
  async list(
    @CurrentViewer() viewer: Viewer,
    @Args() page: PageArgs,
    @Args('search', { type: () => String, nullable: true, description: 'Part of the name.' })
    search?: string | null,
  ): Promise<ClassListPage> {
    return toPage(await this.pages.page(viewer, search, page), toClassList);
  }

  @Can('exam.edit')
  @Query(() => ClassListType, {
    name: 'classList',
    description: "One of your institute's class lists.",
  })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which class list.' }) id: string,
  ): Promise<ClassListType> {
    return toClassList(await this.pages.read(viewer, id));
  }

  @ResolveField(() => LearnerPage, {
    complexity: lookupCost,
    description: 'Who is on it, by name.',
  })
  async members(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: ClassListType,
    @Args() page: PageArgs,
    @Args('search', {
      type: () => String,
      nullable: true,
      description: 'Part of the name, the address, the roll number or the external id.',
    })
    search?: string | null,
  ): Promise<LearnerPage> {
    return toPage(await this.pages.members(viewer, id, search, page), toLearner);
  }

  @Can('exam.edit')
  @Mutation(() => ClassListType, { description: 'Makes a class list.' })
  async createClassList(
    @CurrentViewer() viewer: Viewer,
    @Args('name', { description: 'At most 200 characters.' }) name: string,
    @Args('people', {
      type: () => [PersonInput],
      defaultValue: [],
      description: 'Who is on it, at most 2,000 at once. Who gave no address can be invited, too.',
    })
    people: PersonInput[],
  ): Promise<ClassListType> {
    return toClassList(
      await this.pages.read(viewer, await this.lists.create(viewer, name, people)),
    );
  }

  @Can('exam.edit')
  @Mutation(() => ClassListType, { description: 'Gives a class list another name.' })
  async renameClassList(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which class list.' }) id: string,
    @Args('name', { description: 'At most 200 characters.' }) name: string,
  ): Promise<ClassListType> {
    await this.lists.rename(viewer, id, name);
    return toClassList(await this.pages.read(viewer, id));
  }

  @Can('exam.edit')
  @Mutation(() => EndedRecord, {
    description: 'Deletes a class list. Who was on it stays a candidate wherever they are one.',
  })
  async deleteClassList(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which class list.' }) id: string,
  ): Promise<EndedRecord> {
    await this.lists.delete(viewer, id);
    return { id };
  }

  @Can('exam.edit')
  @Mutation(() => ClassListType, {
    description:
      'Puts people on a class list, of at most 2,000. Who is on it already stays. Within a class list, a roll number with the same name is the same person; with another name it is refused.',
  })
  async addToClassList(
    @CurrentViewer() viewer: Viewer,
    @Args('listId', { type: () => ID, description: 'Which class list.' }) listId: string,
    @Args('people', { type: () => [PersonInput], description: 'Whom, at most 2,000 at once.' })
    people: PersonInput[],
  ): Promise<ClassListType> {
    await this.lists.add(viewer, listId, people);
    return toClassList(await this.pages.read(viewer, listId));
  }

  @Can('exam.edit')
  @Mutation(() => ClassListType, { description: 'Takes learners off a class list.' })
  async removeFromClassList(
    @CurrentViewer() viewer: Viewer,
    @Args('listId', { type: () => ID, description: 'Which class list.' }) listId: string,
    @Args('learnerIds', { type: () => [ID], description: 'Whom, at most 2,000 at once.' })
    learnerIds: string[],
  ): Promise<ClassListType> {
    await this.lists.remove(viewer, listId, learnerIds);
    return toClassList(await this.pages.read(viewer, listId));
  }
}
