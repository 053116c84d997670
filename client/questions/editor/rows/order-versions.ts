/**
 * The versions of the order of a quiz that this page knows of. Each change of the order makes the next one, so that a gap
 * is a change by somebody else.
 */
export class OrderVersions {
  private ofRows = 0;
  private last = 0;
  private gaps = 0;

  /** Of the rows as they are shown: what a move that was chosen by looking at them is based on. */
  get shown(): number {
    return this.ofRows;
  }

  /** The last version that is known, also of rows that are not shown yet: what an undo is based on. */
  get known(): number {
    return this.last;
  }

  /** How often somebody else has changed the order, as far as the page knows. An undo is of the order before that. */
  get others(): number {
    return this.gaps;
  }

  /** The rows of this version were read, and are shown. */
  read(version: number): void {
    if (this.last > 0 && version !== this.last) this.gaps += 1;
    this.last = version;
    this.ofRows = version;
  }

  /**
   * A change of this page has made a version.
   * @param version the next one if the server does not say
   * @param isShown whether the rows that are shown have its order
   */
  made(isShown: boolean, version = this.last + 1): void {
    const isNext = version === this.last + 1;
    if (!isNext) this.gaps += 1;
    if (isNext && isShown && this.ofRows === this.last) this.ofRows = version;
    this.last = version;
  }
}
