import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other names of what belongs to tables that keep their rows. */
const RENAMED = [
  ['CONSTRAINT', 'PK_08a6d4b0f49ff300bf3a0ca60ac', 'PK_91cca43a1baa03ee278d7be74da'],
  ['CONSTRAINT', 'FK_46b3c125e02f7242662e4ccb307', 'FK_16f95cdabfd9f450e2b28e12294'],
  ['INDEX', 'questions_quiz', 'placements_quiz'],
  ['INDEX', 'questions_order', 'placements_order'],
  ['INDEX', 'questions_trash', 'placements_trash'],
] as const;
const RENAMED_OF_REVISIONS = [
  ['COLUMN', 'question_id', 'placement_id'],
  ['CONSTRAINT', 'PK_a0c234abe26307b92e2381e7f9f', 'PK_0ed592fbefed227a4e7b3283b70'],
  ['CONSTRAINT', 'FK_c13c075ccf06a75ba9fa81599ea', 'FK_cac87a187bdd6fc744dcedb323a'],
  ['INDEX', 'paper_revision_questions_question', 'paper_revision_questions_placement'],
] as const;

/** What a revision says of a question, but for its marks. */
const FROZEN = `jsonb_build_object(
  'kind', q->'kind', 'text', q->'text', 'image', q->'image', 'body', q->'body')`;

/** The images of such a content. */
const IMAGE_IDS = `ARRAY(
  SELECT DISTINCT (image->>'id')::uuid
  FROM jsonb_path_query(content, '$.**.image ? (@.type() == "object")') image)`;

/**
 * Questions belong to the institute and have versions; papers place them. Each question becomes a question with the same
 * id, its versions, and a placement with the same id. Versions are numbered as far as they are known: what submitted
 * papers have of the question, in the order of their submission, and then what the quiz has now.
 */
export class Placements1795870000000 implements MigrationInterface {
  name = 'Placements1795870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER set_updated_at ON questions`);
    await runner.query(`DROP INDEX "public"."questions_images"`);
    await runner.query(`ALTER TABLE questions RENAME TO placements`);
    await rename(runner, 'placements', 'this');
    await runner.query(
      `CREATE TABLE "questions" ("id" uuid NOT NULL, "institute_id" uuid NOT NULL, "version" integer NOT NULL DEFAULT '1', "is_in_bank" boolean NOT NULL DEFAULT false, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_08a6d4b0f49ff300bf3a0ca60ac" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "question_versions" ("question_id" uuid NOT NULL, "version" integer NOT NULL, "kind" character varying(30) NOT NULL, "text" text NOT NULL, "body" jsonb NOT NULL, "image" jsonb, "image_ids" uuid array NOT NULL DEFAULT '{}', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_817e546fda00a5e6bd1a7549112" PRIMARY KEY ("question_id", "version"))`,
    );
    await this.fill(runner);
    for (const column of ['question_id', 'question_version'])
      for (const table of ['placements', 'paper_revision_questions'])
        await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "${column}" SET NOT NULL`);
    for (const column of ['kind', 'text', 'body', 'image', 'image_ids'])
      await runner.query(`ALTER TABLE "placements" DROP COLUMN "${column}"`);
    await this.addConstraints(runner);
    await this.addTriggers(runner);
  }

  private async fill(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TEMPORARY TABLE published ON COMMIT DROP AS
       SELECT placement_id, revision_id, published_at, content,
         (count(*) FILTER (WHERE is_new) OVER in_order)::int AS version
       FROM (
         SELECT n.placement_id, n.revision_id, r.published_at, r.number, ${FROZEN} AS content,
           lag(${FROZEN}) OVER (PARTITION BY n.placement_id ORDER BY r.published_at, r.number, r.id)
             IS DISTINCT FROM ${FROZEN} AS is_new
         FROM paper_revisions r, jsonb_array_elements(r.content->'questions') q,
           paper_revision_questions n
         WHERE n.revision_id = r.id AND n.placement_id = (q->>'id')::uuid
       ) frozen
       WINDOW in_order AS (PARTITION BY placement_id ORDER BY published_at, number, revision_id)`,
    );
    await runner.query(
      `CREATE TEMPORARY TABLE present ON COMMIT DROP AS
       SELECT p.id, CASE WHEN latest.version IS NULL THEN 1
         WHEN latest.content = ${FROZEN.replaceAll("q->'", "to_jsonb(p)->'")} THEN latest.version
         ELSE latest.version + 1 END AS version
       FROM placements p LEFT JOIN (
         SELECT DISTINCT ON (placement_id) placement_id, version, content
         FROM published ORDER BY placement_id, version DESC
       ) latest ON latest.placement_id = p.id`,
    );
    await runner.query('ANALYZE published');
    await runner.query('ANALYZE present');
    await runner.query(
      `INSERT INTO questions (id, institute_id, version, created_at)
       SELECT p.id, z.institute_id, present.version, p.created_at
       FROM placements p JOIN quizzes z ON z.id = p.quiz_id JOIN present ON present.id = p.id`,
    );
    await runner.query(
      `INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids, created_at)
       SELECT p.id, present.version, kind, text, body, image, image_ids, updated_at
       FROM placements p JOIN present ON present.id = p.id`,
    );
    await runner.query(
      `INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids, created_at)
       SELECT DISTINCT ON (placement_id, published.version) placement_id, published.version,
         content->>'kind', content->>'text', content->'body', nullif(content->'image', 'null'),
         ${IMAGE_IDS}, published_at
       FROM published JOIN present ON present.id = placement_id
       WHERE published.version < present.version
       ORDER BY placement_id, published.version, published_at`,
    );
    for (const table of ['placements', 'paper_revision_questions'])
      await runner.query(
        `ALTER TABLE "${table}" ADD "question_id" uuid, ADD "question_version" integer`,
      );
    await runner.query(
      `UPDATE placements p SET question_id = p.id, question_version = present.version
       FROM present WHERE present.id = p.id`,
    );
    await runner.query(
      `UPDATE paper_revision_questions n
       SET question_id = n.placement_id, question_version = published.version
       FROM published
       WHERE published.placement_id = n.placement_id AND published.revision_id = n.revision_id`,
    );
  }

  private async addConstraints(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "questions_institute" ON "questions"  ("institute_id") `);
    await runner.query(
      `CREATE INDEX "question_versions_images" ON "question_versions" USING gin ("image_ids") WHERE image_ids <> '{}'`,
    );
    await runner.query(
      `CREATE INDEX "placements_question" ON "placements"  ("question_id", "question_version") `,
    );
    await runner.query(
      `CREATE INDEX "paper_revision_questions_question" ON "paper_revision_questions"  ("question_id", "question_version") `,
    );
    await runner.query(
      `ALTER TABLE "questions" ADD CONSTRAINT "FK_5383d6485fbbbc0beaa1bdb56e2" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "question_versions" ADD CONSTRAINT "FK_9c563964fa0634f79052ed9eeb9" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "placements" ADD CONSTRAINT "FK_17ef1971b85aeb058315a0ea447" FOREIGN KEY ("question_id", "question_version") REFERENCES "question_versions"("question_id","version") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "paper_revision_questions" ADD CONSTRAINT "FK_70b736bf414b2ac978a376ef691" FOREIGN KEY ("question_id", "question_version") REFERENCES "question_versions"("question_id","version") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  /** Questions go with the last that has them. The lock lets concurrent deletions see one another's. */
  private async addTriggers(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TRIGGER set_updated_at BEFORE UPDATE
         OF quiz_id, question_id, question_version, marks, wrong_marks, version, deleted_at
       ON placements FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at()`,
    );
    await runner.query(
      `CREATE FUNCTION remove_unplaced_questions() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN
         PERFORM FROM questions WHERE id IN (SELECT question_id FROM removed) ORDER BY id FOR UPDATE;
         DELETE FROM questions q
         WHERE q.id IN (SELECT question_id FROM removed) AND NOT q.is_in_bank
           AND NOT EXISTS (SELECT FROM placements p WHERE p.question_id = q.id)
           AND NOT EXISTS (SELECT FROM paper_revision_questions r WHERE r.question_id = q.id);
         RETURN NULL;
       END $$`,
    );
    for (const table of ['placements', 'paper_revision_questions'])
      await runner.query(
        `CREATE TRIGGER remove_unplaced_questions AFTER DELETE ON ${table}
         REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
         EXECUTE FUNCTION remove_unplaced_questions()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.assertPlaced(runner);
    for (const table of ['placements', 'paper_revision_questions'])
      await runner.query(`DROP TRIGGER remove_unplaced_questions ON ${table}`);
    await runner.query(`DROP FUNCTION remove_unplaced_questions`);
    await runner.query(`DROP TRIGGER set_updated_at ON placements`);
    await runner.query(`ALTER TABLE questions RENAME TO questions_of_institutes`);
    await runner.query(`ALTER TABLE placements RENAME TO questions`);
    // In this order the constraints of NOT NULL, which have names, get their names of before.
    await runner.query(
      `ALTER TABLE "questions" ADD "kind" character varying(30), ADD "text" text, ADD "body" jsonb,
         ADD "image" jsonb, ADD "image_ids" uuid array NOT NULL DEFAULT '{}'`,
    );
    await runner.query(
      `UPDATE questions p
       SET kind = v.kind, text = v.text, body = v.body, image = v.image, image_ids = v.image_ids
       FROM question_versions v
       WHERE v.question_id = p.question_id AND v.version = p.question_version`,
    );
    for (const column of ['kind', 'text', 'body'])
      await runner.query(`ALTER TABLE "questions" ALTER COLUMN "${column}" SET NOT NULL`);
    for (const table of ['questions', 'paper_revision_questions'])
      await runner.query(
        `ALTER TABLE "${table}" DROP COLUMN "question_id", DROP COLUMN "question_version"`,
      );
    await runner.query(`DROP TABLE "question_versions"`);
    await runner.query(`DROP TABLE "questions_of_institutes"`);
    await rename(runner, 'questions', 'earlier');
    await runner.query(
      `CREATE INDEX "questions_images" ON "questions" USING gin ("image_ids") WHERE image_ids <> '{}'`,
    );
    await runner.query(
      `CREATE TRIGGER set_updated_at BEFORE UPDATE
         OF quiz_id, kind, text, marks, wrong_marks, body, image, image_ids, version, deleted_at
       ON questions FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at()`,
    );
  }

  /** @throws where the earlier release could not keep a question: it has none outside of quizzes */
  private async assertPlaced(runner: QueryRunner): Promise<void> {
    const [{ count }] = (await runner.query(
      `SELECT count(*)::int AS count FROM questions q
       WHERE q.is_in_bank AND NOT EXISTS (SELECT FROM placements p WHERE p.question_id = q.id)`,
    )) as [{ count: number }];
    if (count > 0)
      throw new Error(
        `${count} questions of the bank are in no quiz, and would be lost: place or delete them first`,
      );
  }
}

/** Gives the names of the earlier release, or those of this one. @param table as it is called now */
async function rename(
  runner: QueryRunner,
  table: 'placements' | 'questions',
  release: 'earlier' | 'this',
): Promise<void> {
  const parts = [
    ...RENAMED.map((part) => [table, ...part] as const),
    ...RENAMED_OF_REVISIONS.map((part) => ['paper_revision_questions', ...part] as const),
  ];
  for (const [owner, what, earlier, later] of parts) {
    const [before, after] = release === 'this' ? [earlier, later] : [later, earlier];
    const named = what === 'INDEX' ? 'INDEX' : `TABLE ${owner} RENAME ${what}`;
    const to = what === 'INDEX' ? 'RENAME TO' : 'TO';
    await runner.query(`ALTER ${named} "${before}" ${to} "${after}"`);
  }
}
