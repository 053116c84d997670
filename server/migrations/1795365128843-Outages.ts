import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Outages1795365128843 implements MigrationInterface {
  name = 'Outages1795365128843';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "outages" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "began_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_22c370149a2eac0cbfc01ddd78b" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "outages_ended" ON "outages"  ("ended_at") `);
    await runner.query(
      `CREATE TABLE "returned_times" ("outage_id" uuid NOT NULL, "attempt_id" uuid NOT NULL, "minutes" integer NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_4af91b59b745de8e8d1e947cab3" PRIMARY KEY ("outage_id", "attempt_id"))`,
    );
    await runner.query(
      `CREATE INDEX "returned_times_attempt" ON "returned_times"  ("attempt_id") `,
    );
    await runner.query(
      `CREATE TABLE "service_beats" ("id" smallint NOT NULL, "beat_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_24750a4407d99b1b80aed3678d4" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `ALTER TABLE "returned_times" ADD CONSTRAINT "FK_88022366e7e84a98821edd1bc28" FOREIGN KEY ("outage_id") REFERENCES "outages"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "returned_times" ADD CONSTRAINT "FK_13a8a35a1227c570dea253256ec" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "returned_times" DROP CONSTRAINT "FK_13a8a35a1227c570dea253256ec"`,
    );
    await runner.query(
      `ALTER TABLE "returned_times" DROP CONSTRAINT "FK_88022366e7e84a98821edd1bc28"`,
    );
    await runner.query(`DROP TABLE "service_beats"`);
    await runner.query(`DROP INDEX "public"."returned_times_attempt"`);
    await runner.query(`DROP TABLE "returned_times"`);
    await runner.query(`DROP INDEX "public"."outages_ended"`);
    await runner.query(`DROP TABLE "outages"`);
  }
}
