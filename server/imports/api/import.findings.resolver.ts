import { Context, Parent, ResolveField, Resolver, Args } from '@nestjs/graphql';
import { lookupCost } from '../../core/graphql/lookup-cost.js';
import { PageArgs, toPage } from '../../core/graphql/paging.js';
import { CreatorNames } from '../../quizzes/creator-names.js';
import { ImportFindings } from '../import.findings.js';
import {
  ImportFaultPage,
  ImportWarningPage,
  RefusedRowPage,
  toImportFault,
  toImportWarning,
  toRefusedRow,
} from './import.findings.types.js';
import { ImportPreviewPage, PREVIEW_ROW_COST, toPreviewRow } from './import.preview.types.js';
import { ImportPreviews } from '../import.previews.js';
import { ImportType } from './import.types.js';

/** The cost of a refused row besides its fields: the whole row is read and checked again. */
const ROW_COST = 150;

/** @param rowCost the cost of a row besides its fields */
function rowsCost(rowCost: number) {
  return ({ args, childComplexity }: { args: Record<string, unknown>; childComplexity: number }) =>
    1 + Math.max(1, Number(args['pageSize'])) * (rowCost + childComplexity);
}

/** Fields of an import that are read from other tables. */
@Resolver(() => ImportType)
export class ImportFindingsResolver {
  constructor(
    private readonly findings: ImportFindings,
    private readonly previews: ImportPreviews,
    private readonly names: CreatorNames,
  ) {}

  @ResolveField(() => String, { description: 'First and last name of whoever started it.' })
  async creatorName(@Parent() owner: ImportType, @Context() context: object): Promise<string> {
    return this.names.get(context, owner.createdBy);
  }

  @ResolveField(() => ImportFaultPage, {
    complexity: lookupCost,
    description: 'Its faulty cells, by row.',
  })
  async faults(@Parent() owner: ImportType, @Args() page: PageArgs): Promise<ImportFaultPage> {
    return toPage(await this.findings.faults(owner, page), toImportFault);
  }

  @ResolveField(() => RefusedRowPage, {
    complexity: rowsCost(ROW_COST),
    description: 'Its rows that were not stored because of their cells, by row.',
  })
  async refusedRows(@Parent() owner: ImportType, @Args() page: PageArgs): Promise<RefusedRowPage> {
    return toPage(await this.findings.refusedRows(owner, page), toRefusedRow);
  }

  @ResolveField(() => ImportPreviewPage, {
    complexity: rowsCost(PREVIEW_ROW_COST),
    description:
      'The questions that would be stored, while it is `CHECKED`: those first that do not read exactly as the spreadsheet program shows them.',
  })
  async preview(@Parent() owner: ImportType, @Args() page: PageArgs): Promise<ImportPreviewPage> {
    const { kind } = owner;
    return toPage(await this.previews.list(owner, page), (row) => toPreviewRow(row, kind));
  }

  @ResolveField(() => ImportWarningPage, {
    complexity: lookupCost,
    description:
      'What is remarkable about its rows, by row: duplicates, and options that say the same.',
  })
  async warnings(@Parent() owner: ImportType, @Args() page: PageArgs): Promise<ImportWarningPage> {
    return toPage(await this.findings.warnings(owner, page), toImportWarning);
  }
}
