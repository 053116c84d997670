import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import type { GradeBand } from '../../marks/grade-bands.js';
import { Institute } from '../institute.entity.js';
import { lockInstitute } from '../lock-institute.js';
import { gradeBandRules } from './grade-bands.validation.js';

/** The grades of an institute. Nothing about them is stored with results: they follow the bands as they are. */
@Injectable()
export class GradeBandsService {
  constructor(private readonly work: UnitOfWork) {}

  /** @param input the highest first; none for no grades @throws VALIDATION */
  async set(viewer: Viewer, input: readonly GradeBand[]): Promise<Institute> {
    const { bands } = validate(gradeBandRules, { bands: input });
    return this.work.runOnce(async (tx) => {
      const institute = await lockInstitute(tx, viewer.instituteId);
      const change = { from: textOf(institute.gradeBands), to: textOf(bands) };
      if (change.from === change.to) return institute;
      const details = { gradeBands: change };
      await recordAuditEvent(tx, viewer, AuditAction.INSTITUTE_CHANGED, { details });
      institute.gradeBands = bands;
      return tx.manager.save(institute);
    });
  }
}

/** `A 90, B 0`, for the audit log; null for none. */
function textOf(bands: readonly GradeBand[]): string | null {
  return bands.map(({ label, from }) => `${label} ${from}`).join(', ') || null;
}
