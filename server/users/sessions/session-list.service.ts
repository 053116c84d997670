import { Injectable } from '@nestjs/common';
import { requireSession, type Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { listSessions, type ListedSession } from './session.queries.js';

/** The sessions of an account, and the browsers that could log in without a password. */
@Injectable()
export class SessionListService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * The viewer's open sessions and, for each remembered browser without one, its last session. The
   * latest first.
   */
  async list(viewer: Viewer): Promise<ListedSession[]> {
    const current = requireSession(viewer);
    return listSessions(this.work.manager, { userId: viewer.userId, currentId: current });
  }
}
