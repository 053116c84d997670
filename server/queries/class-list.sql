-- From server/candidates/class-lists/class-list.queries.ts.

-- listClassLists: $1 instituteId, $2 pattern, $3 take, $4 skip
SELECT c.id, c.name, c.created_at AS "createdAt", c.updated_at AS "updatedAt",
  (SELECT count(*)::int FROM class_list_members WHERE list_id = c.id) AS "memberCount"
FROM class_lists c WHERE c.institute_id = $1 AND c.name_key LIKE $2 ORDER BY c.name_key, c.id LIMIT $3 OFFSET $4;

-- countClassLists: $1 instituteId, $2 pattern
SELECT count(*)::int AS count FROM class_lists c WHERE c.institute_id = $1 AND c.name_key LIKE $2;

-- findClassList: $1 id
SELECT c.id, c.name, c.created_at AS "createdAt", c.updated_at AS "updatedAt",
  (SELECT count(*)::int FROM class_list_members WHERE list_id = c.id) AS "memberCount"
FROM class_lists c WHERE c.id = $1;

-- listMembers: $1 listId, $2 pattern, $3 take, $4 skip
SELECT l.id, l.name, l.email, l.external_id AS "externalId", l.roll_number AS "rollNumber", l.erased_at AS "erasedAt", l.updated_at AS "updatedAt" FROM class_list_members c JOIN learners l ON l.id = c.learner_id
WHERE c.list_id = $1 AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2)
ORDER BY lower(l.name COLLATE "und-x-icu"), l.id LIMIT $3 OFFSET $4;

-- countMembers: $1 listId, $2 pattern
SELECT count(*)::int AS count FROM class_list_members c JOIN learners l ON l.id = c.learner_id
WHERE c.list_id = $1 AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2);

-- listLearnersOfLists: $1 listIds
SELECT l.id, l.name, l.email, l.external_id AS "externalId", l.roll_number AS "rollNumber" FROM learners l
WHERE id IN (SELECT learner_id FROM class_list_members WHERE list_id = ANY($1::uuid[]))
ORDER BY lower(name COLLATE "und-x-icu"), id;

-- listMembersByRollNumber: $1 listId, $2 rollNumbers
SELECT l.id FROM class_list_members m JOIN learners l ON l.id = m.learner_id
WHERE m.list_id = $1 AND l.roll_number = ANY($2::text[]);

-- insertMembers: $1 listId, $2 learnerIds
INSERT INTO class_list_members (list_id, learner_id)
SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING;
