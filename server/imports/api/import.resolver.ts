import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { lookupCost } from '../../core/graphql/lookup-cost.js';
import { PageArgs, toPage } from '../../core/graphql/paging.js';
import { QuizType } from '../../quizzes/quiz.types.js';
import { ImportCorrections } from '../import.corrections.js';
import { CorrectImportInput, StartImportInput } from './import.inputs.js';
import { ImportService } from '../import.service.js';
import { ImportPage, ImportType, toImport } from './import.types.js';

@Resolver(() => ImportType)
export class ImportResolver {
  constructor(
    private readonly imports: ImportService,
    private readonly corrections: ImportCorrections,
  ) {}

  @Can('exam.edit')
  @Query(() => ImportType, { name: 'import', description: 'One of your imports.' })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which import.' }) id: string,
  ): Promise<ImportType> {
    return toImport(await this.imports.read(viewer, id));
  }

  @Can('exam.edit')
  @Mutation(() => ImportType, {
    description:
      'Imports an uploaded spreadsheet: all of its questions or none, or those that can be taken.',
  })
  async startImport(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What to import, and where to.' }) input: StartImportInput,
  ): Promise<ImportType> {
    return toImport(await this.imports.start(viewer, input));
  }

  @Can('exam.edit')
  @Mutation(() => ImportType, {
    description:
      'Stores the questions of an import that is `CHECKED`. Asking again changes nothing.',
  })
  async storeImport(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which import.' }) id: string,
  ): Promise<ImportType> {
    return toImport(await this.imports.storePreviewed(viewer, id));
  }

  @Can('exam.edit')
  @Mutation(() => ImportType, {
    description:
      'Imports what an earlier import has left: all of its rows if it stored none, else its refused ones.',
  })
  async correctImport(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which import, and what its cells are to say.' })
    input: CorrectImportInput,
  ): Promise<ImportType> {
    return toImport(await this.corrections.correct(viewer, input));
  }
}

@Resolver(() => QuizType)
export class QuizImportResolver {
  constructor(private readonly service: ImportService) {}

  @ResolveField(() => ImportType, {
    nullable: true,
    complexity: lookupCost,
    description: 'The import into it that was started last and is still under way.',
  })
  async openImport(@Parent() quiz: QuizType): Promise<ImportType | null> {
    const row = await this.service.findOpen(quiz);
    return row && toImport(row);
  }

  @ResolveField(() => ImportPage, {
    complexity: lookupCost,
    description: 'The imports into it of the last thirty days, the latest first.',
  })
  async imports(@Parent() quiz: QuizType, @Args() page: PageArgs): Promise<ImportPage> {
    return toPage(await this.service.list(quiz, page), toImport);
  }
}
