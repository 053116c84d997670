import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Caller } from '../../core/access/parameters.js';
import { assertCan } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Institute } from '../institute.entity.js';
import { lockInstitute } from '../lock-institute.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { twoFactorErrors } from '../two-factor.errors.js';

/** Whether an institute requires two-factor log-in of its staff. */
@Injectable()
export class TwoFactorRequirementService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly check: PasswordCheck,
  ) {}

  /**
   * From then on, sessions of members without it can only set it up, open ones too (AccessGuard).
   * @throws NOT_ALLOWED, VALIDATION, CURRENT_PASSWORD_WRONG, OWN_TWO_FACTOR_FIRST, UNAUTHENTICATED,
   *   TOO_MANY_REQUESTS, BUSY
   */
  async set(
    viewer: Viewer,
    requiresTwoFactor: boolean,
    password: string,
    caller: Caller,
  ): Promise<Institute> {
    const checked = await this.check.checkViewer(viewer, password, caller, 'password');
    return this.work.runOnce(async (tx) => {
      const institute = await lockInstitute(tx, viewer.instituteId);
      const owner = await this.check.lockViewer(tx, viewer, checked);
      // Checked again under the lock: the viewer may have lost the role meanwhile.
      assertCan({ ...viewer, role: owner.role }, 'institute.manage');
      if (requiresTwoFactor && owner.twoFactorSince === null)
        throw twoFactorErrors.OWN_TWO_FACTOR_FIRST();
      if (institute.requiresTwoFactor === requiresTwoFactor) return institute;
      await recordAuditEvent(tx, viewer, AuditAction.INSTITUTE_CHANGED, {
        details: { requiresTwoFactor },
      });
      institute.requiresTwoFactor = requiresTwoFactor;
      return tx.manager.save(institute);
    });
  }
}
