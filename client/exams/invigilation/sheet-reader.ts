import type { SheetAnswer } from './bubble-sheet.query';
import { mergeSheet, type Sheet } from './merge-sheet';

interface SheetReaderOptions {
  /** Asks for what has changed since then; null: for the whole sheet. */
  ask: (since: string | null) => Promise<SheetAnswer>;
  onSheet: (sheet: Sheet) => void;
  onError: (error: unknown) => void;
}

/** Reads a sheet again and again, one request at a time. */
export class SheetReader {
  private sheet: Sheet | null = null;
  private isReading = false;
  private isDue = false;
  private isStopped = false;

  constructor(private readonly options: SheetReaderOptions) {}

  /** Asks for changes, after the request that is under way. */
  refresh(): void {
    this.isDue = true;
    if (!this.isReading) void this.readWhileDue();
  }

  stop(): void {
    this.isStopped = true;
  }

  private async readWhileDue(): Promise<void> {
    this.isReading = true;
    while (this.isDue && !this.isStopped) {
      this.isDue = false;
      await this.read();
    }
    this.isReading = false;
  }

  private async read(): Promise<void> {
    const { ask, onSheet, onError } = this.options;
    try {
      const changed = mergeSheet(this.sheet, await ask(this.sheet?.at ?? null));
      const sheet = changed ?? mergeSheet(null, await ask(null));
      this.sheet = sheet;
      if (sheet && !this.isStopped) onSheet(sheet);
    } catch (error) {
      if (!this.isStopped) onError(error);
    }
  }
}
