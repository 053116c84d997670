import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { Institute } from '../../users/institute.entity.js';
import { lockInstitute } from '../../users/lock-institute.js';
import { countInactiveLearners } from './retention.queries.js';

const MAX_MONTHS = 120;
const BAD_MONTHS = `months must be from 1 to ${MAX_MONTHS}, or null`;

const monthsRule = z.int(BAD_MONTHS).min(1, BAD_MONTHS).max(MAX_MONTHS, BAD_MONTHS).nullable();

/** How long an institute keeps personal data of learners, and whom that concerns. */
export interface Retention {
  institute: Institute;
  /** Null: it keeps it until somebody erases it. */
  months: number | null;
  /** How many learners the next sweeps erase. */
  due: number;
  /** How many more it erases once their answers are marked. */
  unfinished: number;
}

const OFF = { months: null, due: 0, unfinished: 0 };

/** The retention of learners' personal data in an institute, for its owners. */
@Injectable()
export class RetentionService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * @param asIf reads what another number of months would do; undefined for the stored one
   * @throws VALIDATION
   */
  async read({ instituteId }: Viewer, asIf?: number | null): Promise<Retention> {
    const { manager } = this.work;
    const institute = await manager.findOneByOrFail(Institute, { id: instituteId });
    const stored = institute.learnerRetentionMonths;
    const months = asIf == null ? stored : validate(monthsRule, asIf, 'months');
    if (months === null) return { institute, ...OFF };
    const counts = await countInactiveLearners(manager, { instituteId, months });
    return { institute, months, ...counts };
  }

  /** The next sweep applies it. @throws VALIDATION */
  async set(viewer: Viewer, input: number | null): Promise<Retention> {
    const months = validate(monthsRule, input, 'months');
    await this.work.runOnce(async (tx) => {
      const institute = await lockInstitute(tx, viewer.instituteId);
      const from = institute.learnerRetentionMonths;
      if (from === months) return;
      await recordAuditEvent(tx, viewer, AuditAction.INSTITUTE_CHANGED, {
        details: { learnerRetentionMonths: { from, to: months } },
      });
      institute.learnerRetentionMonths = months;
      await tx.manager.save(institute);
    });
    return this.read(viewer);
  }
}
