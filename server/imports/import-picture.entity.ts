import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../media/image.entity.js';
import { Import } from './import.entity.js';

/** A picture of an import's file that is stored already: another run of the import takes it from here. */
@Entity('import_pictures')
@Index('import_pictures_image', ['imageId'])
export class ImportPicture {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Import, { onDelete: 'CASCADE' })
  importId!: string;

  /** Its part in the file. */
  @PrimaryColumn('text')
  path!: string;

  @Column('uuid')
  @ForeignKey(() => Image, { onDelete: 'CASCADE' })
  imageId!: string;
}
