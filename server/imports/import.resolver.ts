import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { QuizType } from '../quizzes/quiz.types.js';
import { ImportService } from './import.service.js';
import {
  ImportFaultPage,
  ImportType,
  StartImportInput,
  toImport,
  toImportFault,
} from './import.types.js';

@Resolver(() => ImportType)
export class ImportResolver {
  constructor(private readonly imports: ImportService) {}

  @Query(() => ImportType, { name: 'import', description: 'One of your imports.' })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which import.' }) id: string,
  ): Promise<ImportType> {
    return toImport(await this.imports.read(viewer, id));
  }

  @ResolveField(() => ImportFaultPage, { name: 'faults', description: 'Its faulty cells, by row.' })
  async faults(@Parent() owner: ImportType, @Args() page: PageArgs): Promise<ImportFaultPage> {
    return toPage(await this.imports.faults(owner, page), toImportFault);
  }

  @Mutation(() => ImportType, {
    description: 'Imports an uploaded spreadsheet: all of its questions, or none and the reasons.',
  })
  async startImport(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What to import, and where to.' }) input: StartImportInput,
  ): Promise<ImportType> {
    return toImport(await this.imports.start(viewer, input));
  }
}

@Resolver(() => QuizType)
export class QuizImportResolver {
  constructor(private readonly imports: ImportService) {}

  @ResolveField(() => ImportType, {
    nullable: true,
    description: 'The import into it that was started last and is still under way.',
  })
  async openImport(@Parent() quiz: QuizType): Promise<ImportType | null> {
    const row = await this.imports.open(quiz);
    return row && toImport(row);
  }
}
