import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What keeps its rows gets other names: before, after, and what it is. */
const RENAMED = [
  [
    'TABLE placements RENAME CONSTRAINT',
    'PK_08a6d4b0f49ff300bf3a0ca60ac',
    'PK_91cca43a1baa03ee278d7be74da',
  ],
  [
    'TABLE placements RENAME CONSTRAINT',
    'FK_46b3c125e02f7242662e4ccb307',
    'FK_16f95cdabfd9f450e2b28e12294',
  ],
  ['TABLE paper_revision_questions RENAME COLUMN', 'question_id', 'placement_id'],
  [
    'TABLE paper_revision_questions RENAME CONSTRAINT',
    'PK_a0c234abe26307b92e2381e7f9f',
    'PK_0ed592fbefed227a4e7b3283b70',
  ],
  [
    'TABLE paper_revision_questions RENAME CONSTRAINT',
    'FK_c13c075ccf06a75ba9fa81599ea',
    'FK_cac87a187bdd6fc744dcedb323a',
  ],
] as const;
const RENAMED_INDEXES = [
  ['questions_trash', 'placements_trash'],
  ['paper_revision_questions_question', 'paper_revision_questions_placement'],
] as const;

/** What a question says, but for its marks, as JSON. @param source of JSON: of a revision or of a row */
const contentOf = (source: string): string => `jsonb_build_object('kind', ${source}->'kind',
  'text', ${source}->'text', 'image', ${source}->'image', 'body', ${source}->'body')`;

/** The images of such a content. */
const IMAGE_IDS = `ARRAY(
  SELECT DISTINCT (image->>'id')::uuid
  FROM jsonb_path_query(content, '$.**.image ? (@.id like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")') image)`;

/**
 * Questions belong to the institute and have versions; papers place them. Each question becomes a question with the same
 * id, its versions, and a placement with the same id. Versions are numbered as far as they are known: what submitted
 * papers have of the question, in the order of their submission, and then what the quiz has now.
 */
export class Placements1795870000000 implements MigrationInterface {
  name = 'Placements1795870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER set_updated_at ON questions`);
    for (const index of ['questions_images', 'questions_quiz', 'questions_order'])
      await runner.query(`DROP INDEX "public"."${index}"`);
    await runner.query(`ALTER TABLE questions RENAME TO placements`);
    for (const [what, before, after] of RENAMED)
      await runner.query(`ALTER ${what} "${before}" TO "${after}"`);
    for (const [before, after] of RENAMED_INDEXES)
      await runner.query(`ALTER INDEX "${before}" RENAME TO "${after}"`);
    await runner.query(
      `CREATE TABLE "questions" ("id" uuid NOT NULL, "institute_id" uuid NOT NULL, "latest_version" integer NOT NULL DEFAULT '1', "is_in_bank" boolean NOT NULL DEFAULT false, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_08a6d4b0f49ff300bf3a0ca60ac" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "question_versions" ("question_id" uuid NOT NULL, "version" integer NOT NULL, "kind" character varying(30) NOT NULL, "text" text NOT NULL, "body" jsonb NOT NULL, "image" jsonb, "image_ids" uuid array NOT NULL DEFAULT '{}', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_817e546fda00a5e6bd1a7549112" PRIMARY KEY ("question_id", "version"))`,
    );
    await this.numberVersions(runner);
    await this.insertQuestions(runner);
    await this.referToQuestions(runner);
    for (const column of ['kind', 'text', 'body', 'image', 'image_ids'])
      await runner.query(`ALTER TABLE "placements" DROP COLUMN "${column}"`);
    await this.separatePositions(runner);
    await this.addConstraints(runner);
    await this.addTriggers(runner);
    await runner.query(renameInRecordedAnswers('questions', 'placements'));
  }

  /** In two tables: the versions that submitted papers have, and the numbers of those that quizzes have now. */
  private async numberVersions(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TEMPORARY TABLE published_versions ON COMMIT DROP AS
       SELECT placement_id, revision_id, published_at, hash, CASE WHEN is_new THEN content END AS content,
         (count(*) FILTER (WHERE is_new) OVER in_order)::int AS version
       FROM (
         SELECT *, lag(hash) OVER in_order IS DISTINCT FROM hash AS is_new
         FROM (
           SELECT n.placement_id, n.revision_id, coalesce(r.published_at, r.created_at) AS published_at, r.number,
             ${contentOf('q')} AS content, md5(${contentOf('q')}::text) AS hash
           FROM paper_revisions r, jsonb_array_elements(r.content->'questions') q,
             paper_revision_questions n
           WHERE n.revision_id = r.id AND n.placement_id = (q->>'id')::uuid
         ) asked
         WINDOW in_order AS (PARTITION BY placement_id ORDER BY published_at, number, revision_id)
       ) compared
       WINDOW in_order AS (PARTITION BY placement_id ORDER BY published_at, number, revision_id)`,
    );
    await runner.query(
      `CREATE TEMPORARY TABLE current_versions ON COMMIT DROP AS
       SELECT p.id, CASE WHEN latest.version IS NULL THEN 1
         WHEN latest.hash = md5(${contentOf('to_jsonb(p)')}::text) THEN latest.version
         ELSE latest.version + 1 END AS version
       FROM placements p LEFT JOIN (
         SELECT DISTINCT ON (placement_id) placement_id, version, hash
         FROM published_versions ORDER BY placement_id, version DESC
       ) latest ON latest.placement_id = p.id`,
    );
    await runner.query('ANALYZE published_versions, current_versions');
  }

  private async insertQuestions(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO questions (id, institute_id, latest_version, created_at)
       SELECT p.id, z.institute_id, c.version, p.created_at
       FROM placements p JOIN quizzes z ON z.id = p.quiz_id JOIN current_versions c ON c.id = p.id`,
    );
    await runner.query(
      `INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids, created_at)
       SELECT p.id, c.version, kind, text, body, image, image_ids, updated_at
       FROM placements p JOIN current_versions c ON c.id = p.id`,
    );
    await runner.query(
      `INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids, created_at)
       SELECT placement_id, o.version, content->>'kind', content->>'text', content->'body',
         nullif(content->'image', 'null'), ${IMAGE_IDS}, published_at
       FROM published_versions o JOIN current_versions c ON c.id = placement_id
       WHERE o.version < c.version AND content IS NOT NULL`,
    );
  }

  private async referToQuestions(runner: QueryRunner): Promise<void> {
    for (const table of ['placements', 'paper_revision_questions'])
      await runner.query(
        `ALTER TABLE "${table}" ADD "question_id" uuid, ADD "question_version" integer`,
      );
    await runner.query(
      `UPDATE placements p SET question_id = p.id, question_version = c.version
       FROM current_versions c WHERE c.id = p.id`,
    );
    await runner.query(
      `UPDATE paper_revision_questions n SET question_id = n.placement_id, question_version = o.version
       FROM published_versions o
       WHERE o.placement_id = n.placement_id AND o.revision_id = n.revision_id`,
    );
    // Of a revision whose content does not have the question: nothing else is known.
    await runner.query(
      `UPDATE paper_revision_questions n SET question_id = n.placement_id, question_version = c.version
       FROM current_versions c WHERE c.id = n.placement_id AND n.question_id IS NULL`,
    );
    for (const column of ['question_id', 'question_version'])
      for (const table of ['placements', 'paper_revision_questions'])
        await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "${column}" SET NOT NULL`);
  }

  /** Two questions of a quiz could have one position, after an edit during a reorder: they keep their order. */
  private async separatePositions(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE placements p SET position = ranked.position
       FROM (
         SELECT id, row_number() OVER (PARTITION BY quiz_id ORDER BY position, id)::int AS position
         FROM placements WHERE quiz_id IN (
           SELECT quiz_id FROM placements GROUP BY quiz_id HAVING count(*) > count(DISTINCT position))
       ) ranked
       WHERE ranked.id = p.id`,
    );
  }

  private async addConstraints(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "placements" ADD CONSTRAINT "placements_position" UNIQUE ("quiz_id", "position") DEFERRABLE INITIALLY IMMEDIATE`,
    );
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

  /**
   * Questions go with the last that has them. The lock lets concurrent deletions see one another's. Plans are kept for a
   * session, also those of foreign keys: made when the tables were small, they would scan large ones for each question.
   */
  private async addTriggers(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TRIGGER set_updated_at BEFORE UPDATE
         OF quiz_id, question_id, question_version, marks, wrong_marks, version, deleted_at
       ON placements FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at()`,
    );
    await runner.query(
      `CREATE FUNCTION remove_unplaced_questions() RETURNS trigger LANGUAGE plpgsql
       SET enable_seqscan = off AS
       $$ DECLARE ids uuid[] := ARRAY(SELECT DISTINCT question_id FROM removed); BEGIN
         PERFORM FROM questions WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
         DELETE FROM questions q
         WHERE q.id = ANY(ids) AND NOT q.is_in_bank
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
    for (const [what, before, after] of RENAMED)
      await runner.query(
        `ALTER ${what.replace('placements', 'questions')} "${after}" TO "${before}"`,
      );
    for (const [before, after] of RENAMED_INDEXES)
      await runner.query(`ALTER INDEX "${after}" RENAME TO "${before}"`);
    await runner.query(renameInRecordedAnswers('placements', 'questions'));
    await runner.query(`ALTER TABLE "questions" DROP CONSTRAINT "placements_position"`);
    await runner.query(`CREATE INDEX "questions_quiz" ON "questions"  ("quiz_id") `);
    await runner.query(
      `CREATE INDEX "questions_order" ON "questions"  ("quiz_id", "position") WHERE deleted_at IS NULL`,
    );
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

/**
 * Calls that are repeated with their Idempotency-Key are answered from records, which name tables
 * (server/idempotency/recorded-answer.ts).
 */
function renameInRecordedAnswers(before: string, after: string): string {
  const record = (table: string): string => `'"$record": "${table}"'`;
  return `UPDATE idempotency_keys
    SET answer = replace(answer::text, ${record(before)}, ${record(after)})::jsonb
    WHERE answer::text LIKE '%' || ${record(before)} || '%'`;
}
