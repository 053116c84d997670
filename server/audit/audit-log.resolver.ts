import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditFilterInput, AuditLog, toAuditLog } from './audit-log.types.js';

@Resolver()
export class AuditLogResolver {
  constructor(private readonly log: AuditLogService) {}

  @Can('institute.manage')
  @Query(() => AuditLog, {
    description: 'What staff of your institute did, the latest first. For its owners.',
  })
  async auditLog(
    @CurrentViewer() viewer: Viewer,
    @Args('filter', { nullable: true, description: 'What to show; without it, everything.' })
    filter: AuditFilterInput = {},
    @Args('after', {
      type: () => String,
      nullable: true,
      description: 'The `next` of an earlier part, with the same filter.',
    })
    after: string | null = null,
    @Args('pageSize', { type: () => Int, defaultValue: 50, description: 'Entries, at most 100.' })
    pageSize: number,
  ): Promise<AuditLog> {
    return toAuditLog(await this.log.read(viewer, filter, after, pageSize));
  }
}
