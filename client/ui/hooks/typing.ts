/** Ends a sentence or a field. */
const ENDS = ['Escape', 'Tab'];

/**
 * Knows whether a key belongs to what is being typed: also when the field has just gone away, since somebody else
 * has deleted what it was of. The rest of a sentence is no shortcut.
 */
export class Typing {
  private isGoing = false;

  /**
   * @param target of the key
   * @param isField whether that takes characters
   * @param isNothing whether nothing has the focus
   */
  has(
    key: string,
    target: { isField: boolean; isMultiline: boolean; isNothing: boolean },
  ): boolean {
    const { isField, isMultiline, isNothing } = target;
    const isEnd = ENDS.includes(key) || (key === 'Enter' && !isMultiline);
    if (isField) this.isGoing = !isEnd;
    else if (!isNothing || isEnd) this.isGoing = false;
    return isField || this.isGoing;
  }

  /** Something was clicked. */
  end(): void {
    this.isGoing = false;
  }
}
