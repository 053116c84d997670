import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WrongAccessCodes1795571326751 implements MigrationInterface {
  name = 'WrongAccessCodes1795571326751';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "wrong_access_codes" ("quiz_id" uuid NOT NULL, "address_mark" character varying(64) NOT NULL, "count" integer NOT NULL DEFAULT '1', "first_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "last_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_45172ed4af719f1350cd29c05b4" PRIMARY KEY ("quiz_id", "address_mark"))`,
    );
    await runner.query(
      `ALTER TABLE "wrong_access_codes" ADD CONSTRAINT "FK_037d27d81df0abfe3741a612aac" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "wrong_access_codes" DROP CONSTRAINT "FK_037d27d81df0abfe3741a612aac"`,
    );
    await runner.query(`DROP TABLE "wrong_access_codes"`);
  }
}
