import type { OutlineRow } from './outline.query';

/**
 * The versions of questions whose marks are set back. An undo makes another version, with what an earlier one had: the
 * undo of an even earlier change of this page is based on that, and still refuses what somebody else has written.
 */
export class MarksVersions {
  /** By question and version: the later one with the same content. */
  private readonly later = new Map<string, number>();

  /** @param before as the rows were before their marks were set @returns what sets them back, based on what was made */
  undoing(before: readonly OutlineRow[]): OutlineRow[] {
    return before.map((row) => ({ ...row, version: this.latest(row.id, row.version + 1) }));
  }

  /** @param before whose marks were set back @param sent of `undoing` */
  undone(before: readonly OutlineRow[], sent: readonly OutlineRow[]): void {
    for (const [index, { id, version }] of before.entries()) {
      const based = sent[index]?.version;
      if (based !== undefined) this.later.set(`${id} ${version}`, based + 1);
    }
  }

  private latest(id: string, version: number): number {
    let latest = version;
    for (let next = this.later.get(`${id} ${latest}`); next !== undefined;) {
      latest = next;
      next = this.later.get(`${id} ${latest}`);
    }
    return latest;
  }
}
