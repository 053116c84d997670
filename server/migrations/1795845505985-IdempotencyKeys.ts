import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdempotencyKeys1795845505985 implements MigrationInterface {
  name = 'IdempotencyKeys1795845505985';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "idempotency_keys" ("account_id" uuid NOT NULL, "key_hash" character varying(64) NOT NULL, "part_hash" character varying(64) NOT NULL, "content_hash" character varying(64) NOT NULL, "answer" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_0b54d9bffeb234acaf8ff8b6786" PRIMARY KEY ("account_id", "key_hash", "part_hash"))`,
    );
    await runner.query(
      `CREATE INDEX "idempotency_keys_answered" ON "idempotency_keys"  ("created_at") WHERE answer IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "idempotency_keys_age" ON "idempotency_keys"  ("created_at") `,
    );
    await runner.query(
      `ALTER TABLE "idempotency_keys" ADD CONSTRAINT "FK_2fce765c0a9afca71085de67556" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "idempotency_keys" DROP CONSTRAINT "FK_2fce765c0a9afca71085de67556"`,
    );
    await runner.query(`DROP INDEX "public"."idempotency_keys_age"`);
    await runner.query(`DROP INDEX "public"."idempotency_keys_answered"`);
    await runner.query(`DROP TABLE "idempotency_keys"`);
  }
}
