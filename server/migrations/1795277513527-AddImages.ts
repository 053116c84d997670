import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddImages1795277513527 implements MigrationInterface {
  name = 'AddImages1795277513527';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "images" ("id" uuid NOT NULL, "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "purpose" character varying(10) NOT NULL, "content_type" character varying(20) NOT NULL, "width" integer NOT NULL, "height" integer NOT NULL, "size_bytes" integer NOT NULL, "sha256" character varying(64) NOT NULL, "kept_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_1fe148074c6a1a91b63cb9ee3c9" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "images_creator" ON "images"  ("created_by") `);
    await runner.query(`ALTER TABLE "users" ADD "picture_id" uuid`);
    await runner.query(`ALTER TABLE "questions" ADD "image" jsonb`);
    await runner.query(`ALTER TABLE "questions" ADD "image_ids" uuid array NOT NULL DEFAULT '{}'`);
    await runner.query(`CREATE INDEX "users_picture" ON "users"  ("picture_id") `);
    await runner.query(
      `CREATE INDEX "questions_images" ON "questions" USING gin ("image_ids") WHERE image_ids <> '{}'`,
    );
    await runner.query(
      `ALTER TABLE "users" ADD CONSTRAINT "FK_de8e1c40b790611c86b3e674de6" FOREIGN KEY ("picture_id") REFERENCES "images"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" DROP CONSTRAINT "FK_de8e1c40b790611c86b3e674de6"`);
    await runner.query(`DROP INDEX "public"."questions_images"`);
    await runner.query(`DROP INDEX "public"."users_picture"`);
    await runner.query(`ALTER TABLE "questions" DROP COLUMN "image_ids"`);
    await runner.query(`ALTER TABLE "questions" DROP COLUMN "image"`);
    await runner.query(`ALTER TABLE "users" DROP COLUMN "picture_id"`);
    await runner.query(`DROP INDEX "public"."images_creator"`);
    await runner.query(`DROP TABLE "images"`);
  }
}
