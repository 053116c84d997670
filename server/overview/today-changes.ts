import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { Events } from '../core/events/events.js';
import { instituteTopic } from '../core/events/institute-topic.js';
import type { TodayChange } from './today.types.js';

/** Watchers look again this often without a notification: one may have been lost, and time passes. */
const MAX_INTERVAL_MS = 30_000;

/** Notifies staff that what there is to do has changed. */
@Injectable()
export class TodayChanges {
  constructor(private readonly events: Events) {}

  /** Of the viewer's institute. */
  async *watch(
    { instituteId }: Viewer,
    signal: AbortSignal,
  ): AsyncGenerator<{ todayChanged: TodayChange }> {
    const topic = instituteTopic(instituteId);
    for await (const at of this.events.watch(topic, MAX_INTERVAL_MS, signal))
      yield { todayChanged: { at } };
  }
}
