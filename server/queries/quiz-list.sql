-- From server/quizzes/quiz-list.queries.ts.

-- listQuizzes {"sort":"NEWEST","isSearch":false}: $1 instituteId, $2 statuses, $3 completions, $4 take, $5 skip
SELECT total.count AS "totalCount", page.id AS "id", page.institute_id AS "instituteId", page.created_by AS "createdBy", page.title AS "title", page.title_key AS "titleKey", page.status AS "status", page.is_completed AS "isCompleted", page.is_sample AS "isSample", page.duration_minutes AS "durationMinutes", page.question_count AS "questionCount", page.version AS "version", page.order_version AS "orderVersion", page.created_at AS "createdAt", page.updated_at AS "updatedAt", page.deleted_at AS "deletedAt"
FROM (SELECT coalesce(sum(count), 0)::int AS count FROM quiz_tallies WHERE institute_id = $1
AND status = ANY($2::text[]) AND is_completed = ANY($3::boolean[])) total LEFT JOIN (
  SELECT quiz.*
  FROM unnest($2::text[]) AS of_status, unnest($3::boolean[]) AS of_completion,
    LATERAL (
      SELECT * FROM quizzes
      WHERE institute_id = $1 AND deleted_at IS NULL
        AND status = of_status AND is_completed = of_completion
      ORDER BY created_at DESC, id DESC LIMIT $4::int + $5::int
    ) quiz
  ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5
) page ON true
ORDER BY created_at DESC, id DESC;

-- listQuizzes {"sort":"OLDEST","isSearch":false}: $1 instituteId, $2 statuses, $3 completions, $4 take, $5 skip
SELECT total.count AS "totalCount", page.id AS "id", page.institute_id AS "instituteId", page.created_by AS "createdBy", page.title AS "title", page.title_key AS "titleKey", page.status AS "status", page.is_completed AS "isCompleted", page.is_sample AS "isSample", page.duration_minutes AS "durationMinutes", page.question_count AS "questionCount", page.version AS "version", page.order_version AS "orderVersion", page.created_at AS "createdAt", page.updated_at AS "updatedAt", page.deleted_at AS "deletedAt"
FROM (SELECT coalesce(sum(count), 0)::int AS count FROM quiz_tallies WHERE institute_id = $1
AND status = ANY($2::text[]) AND is_completed = ANY($3::boolean[])) total LEFT JOIN (
  SELECT quiz.*
  FROM unnest($2::text[]) AS of_status, unnest($3::boolean[]) AS of_completion,
    LATERAL (
      SELECT * FROM quizzes
      WHERE institute_id = $1 AND deleted_at IS NULL
        AND status = of_status AND is_completed = of_completion
      ORDER BY created_at, id LIMIT $4::int + $5::int
    ) quiz
  ORDER BY created_at, id LIMIT $4 OFFSET $5
) page ON true
ORDER BY created_at, id;

-- listQuizzes {"sort":"TITLE","isSearch":true}: $1 instituteId, $2 statuses, $3 completions, $4 pattern, $5 take, $6 skip
SELECT total.count AS "totalCount", page.id AS "id", page.institute_id AS "instituteId", page.created_by AS "createdBy", page.title AS "title", page.title_key AS "titleKey", page.status AS "status", page.is_completed AS "isCompleted", page.is_sample AS "isSample", page.duration_minutes AS "durationMinutes", page.question_count AS "questionCount", page.version AS "version", page.order_version AS "orderVersion", page.created_at AS "createdAt", page.updated_at AS "updatedAt", page.deleted_at AS "deletedAt"
FROM (SELECT count(*)::int AS count FROM quizzes
WHERE institute_id = $1
AND status = ANY($2::text[]) AND is_completed = ANY($3::boolean[]) AND deleted_at IS NULL AND title_key LIKE $4) total LEFT JOIN (
  SELECT quiz.*
  FROM unnest($2::text[]) AS of_status, unnest($3::boolean[]) AS of_completion,
    LATERAL (
      SELECT * FROM quizzes
      WHERE institute_id = $1 AND deleted_at IS NULL
        AND status = of_status AND is_completed = of_completion AND title_key LIKE $4
      ORDER BY title_key, id LIMIT $5::int + $6::int
    ) quiz
  ORDER BY title_key, id LIMIT $5 OFFSET $6
) page ON true
ORDER BY title_key, id;

-- listQuizzesFrom {"isFrom":false,"isBackward":false,"isSearch":false}: $1 statuses, $2 completions, $3 instituteId, $4 take
SELECT quiz.id AS "id", quiz.institute_id AS "instituteId", quiz.created_by AS "createdBy", quiz.title AS "title", quiz.title_key AS "titleKey", quiz.status AS "status", quiz.is_completed AS "isCompleted", quiz.is_sample AS "isSample", quiz.duration_minutes AS "durationMinutes", quiz.question_count AS "questionCount", quiz.version AS "version", quiz.order_version AS "orderVersion", quiz.created_at AS "createdAt", quiz.updated_at AS "updatedAt", quiz.deleted_at AS "deletedAt", (extract(epoch FROM created_at) * 1000000)::bigint || '.' || id AS position
FROM unnest($1::text[]) AS of_status, unnest($2::boolean[]) AS of_completion,
  LATERAL (
    SELECT * FROM quizzes
    WHERE institute_id = $3 AND deleted_at IS NULL
      AND status = of_status AND is_completed = of_completion
    ORDER BY created_at DESC, id DESC LIMIT $4::int
  ) quiz
ORDER BY created_at DESC, id DESC LIMIT $4;

-- listQuizzesFrom {"isFrom":true,"isBackward":false,"isSearch":true}: $1 statuses, $2 completions, $3 instituteId, $4 pattern, $5 fromMicroseconds, $6 fromId, $7 take
SELECT quiz.id AS "id", quiz.institute_id AS "instituteId", quiz.created_by AS "createdBy", quiz.title AS "title", quiz.title_key AS "titleKey", quiz.status AS "status", quiz.is_completed AS "isCompleted", quiz.is_sample AS "isSample", quiz.duration_minutes AS "durationMinutes", quiz.question_count AS "questionCount", quiz.version AS "version", quiz.order_version AS "orderVersion", quiz.created_at AS "createdAt", quiz.updated_at AS "updatedAt", quiz.deleted_at AS "deletedAt", (extract(epoch FROM created_at) * 1000000)::bigint || '.' || id AS position
FROM unnest($1::text[]) AS of_status, unnest($2::boolean[]) AS of_completion,
  LATERAL (
    SELECT * FROM quizzes
    WHERE institute_id = $3 AND deleted_at IS NULL
      AND status = of_status AND is_completed = of_completion AND title_key LIKE $4 AND (created_at, id) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::uuid)
    ORDER BY created_at DESC, id DESC LIMIT $7::int
  ) quiz
ORDER BY created_at DESC, id DESC LIMIT $7;

-- listQuizzesFrom {"isFrom":true,"isBackward":true,"isSearch":true}: $1 statuses, $2 completions, $3 instituteId, $4 pattern, $5 fromMicroseconds, $6 fromId, $7 take
SELECT quiz.id AS "id", quiz.institute_id AS "instituteId", quiz.created_by AS "createdBy", quiz.title AS "title", quiz.title_key AS "titleKey", quiz.status AS "status", quiz.is_completed AS "isCompleted", quiz.is_sample AS "isSample", quiz.duration_minutes AS "durationMinutes", quiz.question_count AS "questionCount", quiz.version AS "version", quiz.order_version AS "orderVersion", quiz.created_at AS "createdAt", quiz.updated_at AS "updatedAt", quiz.deleted_at AS "deletedAt", (extract(epoch FROM created_at) * 1000000)::bigint || '.' || id AS position
FROM unnest($1::text[]) AS of_status, unnest($2::boolean[]) AS of_completion,
  LATERAL (
    SELECT * FROM quizzes
    WHERE institute_id = $3 AND deleted_at IS NULL
      AND status = of_status AND is_completed = of_completion AND title_key LIKE $4 AND (created_at, id) > (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::uuid)
    ORDER BY created_at, id LIMIT $7::int
  ) quiz
ORDER BY created_at, id LIMIT $7;

-- countListedQuizzes {"isSearch":false}: $1 instituteId, $2 statuses, $3 completions
SELECT coalesce(sum(count), 0)::int AS count FROM quiz_tallies WHERE institute_id = $1
AND status = ANY($2::text[]) AND is_completed = ANY($3::boolean[]);

-- countListedQuizzes {"isSearch":true}: $1 instituteId, $2 statuses, $3 completions, $4 pattern
SELECT count(*)::int AS count FROM quizzes
WHERE institute_id = $1
AND status = ANY($2::text[]) AND is_completed = ANY($3::boolean[]) AND deleted_at IS NULL AND title_key LIKE $4;
