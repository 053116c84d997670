import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { DomainError } from '../core/errors/domain-error.js';
import { imageErrors } from '../media/image.errors.js';
import { ImagesService } from '../media/images.service.js';
import { UsesImages } from '../media/used-images.js';
import type { CellFault, QuestionKind } from '../questions/kinds/question-kind.js';
import type { ShownImage } from '../questions/kinds/shown-image.js';
import { addFaults, refuseRow, type CheckedRows } from './import.checks.js';
import type { Import } from './import.entity.js';
import { listImagesOfImports } from './import-picture.queries.js';
import { ImportPicture } from './import-picture.entity.js';
import { importErrors } from './import.errors.js';
import { LEFT_OUT } from './spreadsheet/row-pictures.js';

/** Pictures of one import: encoding each takes a part of a second. */
const MAX_PICTURES = 1_000;
/** Others wait for their imports meanwhile. */
const MAX_ENCODING_MS = 180_000;
const TOO_LONG =
  'The pictures in this workbook take too long to prepare. Make them smaller, or split the workbook.';

/** Errors that are about one picture, for whoever has to replace it. */
const PICTURE_ERRORS = [
  imageErrors.IMAGE_TYPE,
  imageErrors.IMAGE_DAMAGED,
  imageErrors.IMAGE_TOO_MANY_PIXELS,
  imageErrors.IMAGE_TOO_LARGE,
].map((make) => make().code);

/** An image, or why the picture cannot be one. */
type StoredPicture = { image: Omit<ShownImage, 'alternativeText'> } | { fault: string };

/** Where pictures come from, and who hears how far it is. */
interface PictureSource {
  read: (path: string) => Promise<Uint8Array>;
  onStart: (total: number) => Promise<void>;
  onProgress: (done: number) => Promise<void>;
}

/** Stores the pictures of a spreadsheet and shows them in its questions. */
@Injectable()
export class ImportPictures {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(ImportPicture) private readonly pictures: Repository<ImportPicture>,
    private readonly images: ImagesService,
  ) {}

  /**
   * Stores the pictures of all rows and adds those of good rows to their questions. A row whose picture cannot be shown
   * is refused.
   * @throws TOO_MANY_PICTURES, IMAGES_FULL
   */
  async attach(
    owner: Viewer,
    importRow: Import,
    checked: CheckedRows,
    kind: QuestionKind,
    { read, onStart, onProgress }: PictureSource,
  ): Promise<void> {
    const paths = pathsIn(checked);
    if (paths.length === 0) return;
    if (paths.length > MAX_PICTURES) throw importErrors.TOO_MANY_PICTURES();
    await onStart(paths.length);
    const stored = await this.findStored(importRow);
    const until = Date.now() + MAX_ENCODING_MS;
    for (const [index, path] of paths.entries()) {
      if (Date.now() > until) throw importErrors.TOO_MANY_PICTURES({ message: TOO_LONG });
      const earlier = stored.get(path);
      // Also what the corrected import has stored: a correction of this one looks here.
      if (earlier && 'image' in earlier) await this.keep(importRow.id, path, earlier.image.id);
      else stored.set(path, await this.store(owner, importRow.id, path, read));
      await onProgress(index + 1);
    }
    addToQuestions(checked, kind, stored);
    removeBad(checked, stored);
  }

  /** For an import all of whose rows are stored: their questions keep the images. */
  async clear({ manager }: Transaction, importId: string): Promise<void> {
    await manager.delete(ImportPicture, { importId });
  }

  /** Pictures are in use as long as their import is kept, unless all of its questions are stored. */
  @UsesImages()
  async findUsedImages(ids: string[]): Promise<string[]> {
    const rows = await listImagesOfImports(this.work.manager, { ids });
    return rows.map(({ id }) => id);
  }

  /** The images of this import and of the one it corrects. */
  private async findStored({ id, corrects }: Import): Promise<Map<string, StoredPicture>> {
    const rows = await this.pictures.find({
      where: [id, corrects].flatMap((importId) => (importId === null ? [] : [{ importId }])),
    });
    const images = await this.images.findAll(rows.map(({ imageId }) => imageId));
    return new Map(
      rows.flatMap(({ path, imageId }): [string, StoredPicture][] => {
        const image = images.get(imageId);
        return image ? [[path, { image }]] : [];
      }),
    );
  }

  private async keep(importId: string, path: string, imageId: string): Promise<void> {
    await this.pictures.upsert({ importId, path, imageId }, ['importId', 'path']);
  }

  private async store(
    owner: Viewer,
    importId: string,
    path: string,
    read: (path: string) => Promise<Uint8Array>,
  ): Promise<StoredPicture> {
    try {
      const { id, width, height } = await this.images.receiveBytes(owner, await read(path));
      await this.keep(importId, path, id);
      return { image: { id, width, height } };
    } catch (error) {
      if (error instanceof DomainError && PICTURE_ERRORS.includes(error.code))
        return { fault: error.message };
      throw error;
    }
  }
}

function pathsIn({ good, refused }: CheckedRows): string[] {
  const rows = [...good.map(({ source }) => source), ...refused];
  return [...new Set(rows.flatMap(({ pictures = [] }) => pictures.map(({ path }) => path)))];
}

function addToQuestions(
  checked: CheckedRows,
  kind: QuestionKind,
  stored: ReadonlyMap<string, StoredPicture>,
): void {
  const bad = new Set<number>();
  for (const good of checked.good) {
    const { row, content, source } = good;
    const faults: CellFault[] = [];
    for (const { header, path, alternativeText } of source.pictures ?? []) {
      const picture = stored.get(path);
      if (picture && 'image' in picture) {
        const image = { ...picture.image, alternativeText };
        if (kind.showAt?.(content.body, header, image) !== true) content.image = image;
        // Whoever corrects such a cell has read that the picture is left out.
      } else if (!source.corrected?.includes(header)) faults.push(faultOf(header, picture));
    }
    // Options that say the same may differ by their pictures.
    if (source.pictures) good.remarks = kind.remarks?.(content.body) ?? [];
    if (faults.length === 0) continue;
    bad.add(row);
    refuseRow(checked, { ...source, faults: [...source.faults, ...faults] }, faults);
  }
  if (bad.size === 0) return;
  checked.good = checked.good.filter(({ row }) => !bad.has(row));
  checked.refused.sort((a, b) => a.row - b.row);
  checked.faults.sort((a, b) => a.row - b.row);
}

/** Refused rows keep their pictures without the bad ones, which are faults of theirs as well. */
function removeBad(checked: CheckedRows, stored: ReadonlyMap<string, StoredPicture>): void {
  const isGood = (path: string): boolean => 'image' in (stored.get(path) ?? {});
  for (const row of checked.refused) {
    const headers = new Set(row.unread.map(({ header }) => header));
    const faults = row.pictures
      .filter(({ header, path }) => !isGood(path) && !headers.has(header))
      .map(({ header, path }) => faultOf(header, stored.get(path)));
    row.unread.push(...faults);
    addFaults(checked, row.row, new Map(Object.entries(row.cells)), faults);
    row.pictures = row.pictures.filter(({ path }) => isGood(path));
  }
  checked.faults.sort((a, b) => a.row - b.row);
}

function faultOf(header: string, picture: StoredPicture | undefined): CellFault {
  const why = picture && 'fault' in picture ? picture.fault : '';
  return { header, message: `The picture here cannot be shown. ${why} ${LEFT_OUT}` };
}
