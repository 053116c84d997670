import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignedReceipts1795363607105 implements MigrationInterface {
  name = 'SignedReceipts1795363607105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "receipt_keys" ("kid" character varying(43) NOT NULL, "public_key" jsonb NOT NULL, "first_used_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_5adf45d56170232a5722f332087" PRIMARY KEY ("kid"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "receipt_keys"`);
  }
}
