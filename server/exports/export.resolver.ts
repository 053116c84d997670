import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can, ReadOnly } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { ExportService } from './export.service.js';
import { ExportType, StartExportInput, toExport } from './export.types.js';

/** The cost of the longest list, 20 exports. */
const LIST_COST = 400;

@Resolver(() => ExportType)
export class ExportResolver {
  constructor(private readonly exports: ExportService) {}

  @Can('exam.edit')
  @Query(() => ExportType, { name: 'export', description: 'An export of your institute’s.' })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which export.' }) id: string,
  ): Promise<ExportType> {
    return toExport(await this.exports.read(viewer, id));
  }

  @Can('exam.edit')
  @Query(() => [ExportType], {
    complexity: LIST_COST,
    description: 'The exports of an exam of the last seven days, the latest first, at most 20.',
  })
  async recentExports(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Of which exam.' }) quizId: string,
  ): Promise<ExportType[]> {
    return (await this.exports.listRecent(viewer, quizId)).map(toExport);
  }

  @Can('exam.edit')
  @ReadOnly()
  @Mutation(() => ExportType, {
    description:
      'Writes results, figures or answers of an exam to a file. Ask how it stands; then download it.',
  })
  async startExport(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What of which exam.' }) input: StartExportInput,
  ): Promise<ExportType> {
    return toExport(await this.exports.start(viewer, input));
  }

  @Can('exam.edit')
  @ReadOnly()
  @Mutation(() => ExportType, {
    description: 'Calls an export off; one that has ended stays as it is.',
  })
  async cancelExport(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which export.' }) id: string,
  ): Promise<ExportType> {
    return toExport(await this.exports.cancel(viewer, id));
  }
}
