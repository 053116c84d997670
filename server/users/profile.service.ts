import { Injectable } from '@nestjs/common';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { Institute } from './institute.entity.js';
import { User } from './user.entity.js';
import {
  instituteRules,
  profileRules,
  type InstituteChange,
  type Profile,
} from './user.validation.js';

/** Names of the account's owner and their institute, validated as at registration. */
@Injectable()
export class ProfileService {
  constructor(private readonly work: UnitOfWork) {}

  /** @throws VALIDATION */
  async update(viewer: Viewer, profile: Profile): Promise<User> {
    const names = validate(profileRules, profile);
    return this.work.runOnce(async ({ manager }) => {
      await manager.update(User, viewer.userId, names);
      return manager.findOneByOrFail(User, { id: viewer.userId });
    });
  }

  /**
   * Changes the viewer's institute.
   * @throws VALIDATION
   */
  async updateInstitute(viewer: Viewer, change: InstituteChange): Promise<Institute> {
    const values = validate(instituteRules, change);
    return this.work.runOnce(async (tx) => {
      await tx.manager.update(Institute, viewer.instituteId, values);
      await recordAuditEvent(tx, viewer, AuditAction.INSTITUTE_CHANGED, { details: values });
      return tx.manager.findOneByOrFail(Institute, { id: viewer.instituteId });
    });
  }
}
