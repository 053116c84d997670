import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddNewsletter1795418085099 implements MigrationInterface {
  name = 'AddNewsletter1795418085099';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "newsletter_addresses" ("email" character varying(254) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_d4b62648ec089231b5daff9769e" PRIMARY KEY ("email"))`,
    );
    await runner.query(
      `CREATE INDEX "newsletter_addresses_newest" ON "newsletter_addresses"  ("created_at") `,
    );
    await runner.query(`CREATE INDEX "contacts_newest" ON "contacts"  ("created_at") `);
    await runner.query(`CREATE INDEX "feedback_newest" ON "feedback"  ("created_at") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "feedback_newest"`);
    await runner.query(`DROP INDEX "contacts_newest"`);
    await runner.query(`DROP INDEX "newsletter_addresses_newest"`);
    await runner.query(`DROP TABLE "newsletter_addresses"`);
  }
}
