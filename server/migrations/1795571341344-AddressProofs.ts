import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddressProofs1795571341344 implements MigrationInterface {
  name = 'AddressProofs1795571341344';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "address_claims" ("email" character varying(254) NOT NULL, "purpose" character varying(20) NOT NULL, "client" character varying(64) NOT NULL, "claimed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_a3f48d6e9d29ad0a247d37d7ab6" PRIMARY KEY ("email", "purpose", "client"))`,
    );
    await runner.query(`CREATE INDEX "address_claims_age" ON "address_claims"  ("claimed_at") `);
    await runner.query(`ALTER TABLE "email_codes" ADD "agent" character varying(64)`);
    await runner.query(`ALTER TABLE "email_codes" ADD "proof_only" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "email_codes" ADD "is_claimed" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "email_codes" DROP COLUMN "is_claimed"`);
    await runner.query(`ALTER TABLE "email_codes" DROP COLUMN "proof_only"`);
    await runner.query(`ALTER TABLE "email_codes" DROP COLUMN "agent"`);
    await runner.query(`DROP INDEX "address_claims_age"`);
    await runner.query(`DROP TABLE "address_claims"`);
  }
}
