import { Injectable } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { AuditEntry } from '../audit/audit-log.types.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { RecordBatches } from '../core/graphql/record-batches.js';
import { User } from '../users/user.entity.js';
import { MemberType, toMember } from './member.types.js';

/** Members beside their ids, as the query `members` returns them: not to access tokens. */
@Injectable()
export class MembersById extends RecordBatches<User> {
  constructor(@InjectRepository(User) users: Repository<User>) {
    super(async ({ instituteId, scope }, ids) =>
      scope === 'session' ? users.findBy({ id: In(ids), instituteId, leftAt: IsNull() }) : [],
    );
  }
}

@Resolver(() => AuditEntry)
export class AuditActorResolver {
  constructor(private readonly members: MembersById) {}

  @ResolveField(() => MemberType, {
    nullable: true,
    description: 'That member; null once they have left, and for access tokens.',
  })
  async actor(
    @Parent() { actorId }: AuditEntry,
    @CurrentViewer() viewer: Viewer,
    @Context() request: object,
  ): Promise<MemberType | null> {
    return this.members.load(request, viewer, actorId, (user) => toMember(viewer, user));
  }
}
