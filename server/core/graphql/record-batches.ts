import DataLoader from 'dataloader';
import type { Viewer } from '../access/viewer.js';

/** Reads those of the records that the viewer may see, by the rules of the query that returns one of them. */
type FindVisible<Row> = (viewer: Viewer, ids: string[]) => Promise<Row[]>;

/**
 * Loads the records beside foreign ids, with one statement for all that a list names. Nothing is kept for later: a
 * request can change a record and then ask for it again.
 */
export class RecordBatches<Row extends { id: string }> {
  private readonly loaders = new WeakMap<object, DataLoader<string, Row | null>>();

  constructor(private readonly find: FindVisible<Row>) {}

  /**
   * @param request an object that lives as long as the request
   * @returns the mapped record; null for one that is gone or that the viewer may not see
   */
  async load<Mapped>(
    request: object,
    viewer: Viewer,
    id: string | null,
    map: (row: Row) => Mapped,
  ): Promise<Mapped | null> {
    const row = id === null ? null : await this.loaderOf(request, viewer).load(id);
    return row && map(row);
  }

  private loaderOf(request: object, viewer: Viewer): DataLoader<string, Row | null> {
    let loader = this.loaders.get(request);
    if (!loader) {
      loader = new DataLoader(async (ids) => this.read(viewer, ids), { cache: false });
      this.loaders.set(request, loader);
    }
    return loader;
  }

  private async read(viewer: Viewer, ids: readonly string[]): Promise<(Row | null)[]> {
    const rows = await this.find(viewer, [...new Set(ids)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
