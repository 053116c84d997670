import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Imports that are looked at before they are stored, pictures in spreadsheets, columns that people name, and remarks
 * about single cells. Imports from before are read by the rules of then.
 */
export class Spreadsheets1795880000000 implements MigrationInterface {
  name = 'Spreadsheets1795880000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "import_preview_rows" ("import_id" uuid NOT NULL, "number" integer NOT NULL, "row" integer NOT NULL, "cells" jsonb NOT NULL, "content" jsonb NOT NULL, CONSTRAINT "PK_4e2954b4bc9494a0e1d61221876" PRIMARY KEY ("import_id", "number"))`,
    );
    await runner.query(
      `CREATE TABLE "import_pictures" ("import_id" uuid NOT NULL, "path" text NOT NULL, "image_id" uuid NOT NULL, CONSTRAINT "PK_65d621795c52f434abe9c38fb5c" PRIMARY KEY ("import_id", "path"))`,
    );
    await runner.query(`CREATE INDEX "import_pictures_image" ON "import_pictures"  ("image_id") `);
    await runner.query(
      `CREATE TABLE "remembered_columns" ("institute_id" uuid NOT NULL, "kind" character varying(30) NOT NULL, "digest" character varying(64) NOT NULL, "names" jsonb NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_683c145e66e7902562c0ac1f5fd" PRIMARY KEY ("institute_id", "kind", "digest"))`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD "rules" character varying(10) NOT NULL DEFAULT 'LEGACY'`,
    );
    await runner.query(`ALTER TABLE "imports" ADD "is_preview" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "imports" ADD "chosen_columns" jsonb`);
    await runner.query(`ALTER TABLE "imports" ADD "remembered_names" jsonb`);
    await runner.query(`ALTER TABLE "imports" ADD "changed_count" integer NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "imports" ADD "notes" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`ALTER TABLE "imports" ADD "sheet_start" jsonb`);
    await runner.query(`ALTER TABLE "import_rows" ADD "pictures" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`ALTER TABLE "import_warnings" ADD "number" integer`);
    await runner.query(`ALTER TABLE "import_warnings" ADD "column" text`);
    await runner.query(`ALTER TABLE "import_warnings" ADD "message" text`);
    await runner.query(`UPDATE import_warnings w SET number = ordered.number
      FROM (SELECT import_id, "row", row_number() OVER (PARTITION BY import_id ORDER BY "row") AS number
            FROM import_warnings) ordered
      WHERE ordered.import_id = w.import_id AND ordered."row" = w."row"`);
    await runner.query(`ALTER TABLE "import_warnings" ALTER COLUMN "number" SET NOT NULL`);
    await runner.query(
      `ALTER TABLE "import_warnings" DROP CONSTRAINT "PK_e368faeace4cf76e7dd0d774954"`,
    );
    await runner.query(
      `ALTER TABLE "import_warnings" ADD CONSTRAINT "PK_71df53a54ac27cdf3843654047c" PRIMARY KEY ("import_id", "number")`,
    );
    await runner.query(
      `ALTER TABLE "import_preview_rows" ADD CONSTRAINT "FK_11e3648521d3388cca9fb1d48e1" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "import_pictures" ADD CONSTRAINT "FK_ff56e63a76ad1d19c466e5aca70" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "import_pictures" ADD CONSTRAINT "FK_6c73446848b41f1c0f37c50dabd" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "remembered_columns" ADD CONSTRAINT "FK_414ca8b59d681c153118712c184" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // What only this release knows: previews that wait, and remarks about cells.
    await runner.query(`DELETE FROM imports WHERE is_preview OR state = 'CHECKED'`);
    await runner.query(`UPDATE imports SET phase = 'CHECKING' WHERE phase = 'PICTURES'`);
    await runner.query(`DELETE FROM import_warnings WHERE message IS NOT NULL`);
    await runner.query(`UPDATE imports i SET warning_count =
      (SELECT count(*) FROM import_warnings w WHERE w.import_id = i.id) WHERE warning_count > 0`);
    await runner.query(
      `ALTER TABLE "import_warnings" DROP CONSTRAINT "PK_71df53a54ac27cdf3843654047c"`,
    );
    await runner.query(
      `ALTER TABLE "import_warnings" ADD CONSTRAINT "PK_e368faeace4cf76e7dd0d774954" PRIMARY KEY ("import_id", "row")`,
    );
    for (const column of ['message', 'column', 'number'])
      await runner.query(`ALTER TABLE "import_warnings" DROP COLUMN "${column}"`);
    await runner.query(`ALTER TABLE "import_rows" DROP COLUMN "pictures"`);
    for (const column of [
      'sheet_start',
      'notes',
      'changed_count',
      'chosen_columns',
      'remembered_names',
      'is_preview',
      'rules',
    ])
      await runner.query(`ALTER TABLE "imports" DROP COLUMN "${column}"`);
    for (const table of ['remembered_columns', 'import_pictures', 'import_preview_rows'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
