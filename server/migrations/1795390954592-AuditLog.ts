import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditLog1795390954592 implements MigrationInterface {
  name = 'AuditLog1795390954592';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."audit_events_actor"`);
    await runner.query(`ALTER TABLE "audit_events" ADD "actor_name" character varying(255)`);
    await runner.query(
      `CREATE INDEX "audit_events_quiz" ON "audit_events"  ("quiz_id", "at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "audit_events_actor" ON "audit_events"  ("actor_id", "at", "id") `,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."audit_events_actor"`);
    await runner.query(`DROP INDEX "public"."audit_events_quiz"`);
    await runner.query(`ALTER TABLE "audit_events" DROP COLUMN "actor_name"`);
    await runner.query(
      `CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id") `,
    );
  }
}
