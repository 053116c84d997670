-- From server/enquiries/enquiry.queries.ts.

-- listEnquiries {"kinds":["contact","feedback","newsletter"]}: $1 since, $2 take, $3 skip
SELECT * FROM (
  (SELECT 'contact' AS kind, created_at, id::text AS sort_key, name, email, contact AS text FROM contacts WHERE $1::timestamptz IS NULL OR created_at >= $1::timestamptz) UNION ALL
  (SELECT 'feedback' AS kind, created_at, id::text AS sort_key, name, email, description AS text FROM feedback WHERE $1::timestamptz IS NULL OR created_at >= $1::timestamptz) UNION ALL
  (SELECT 'newsletter' AS kind, created_at, email AS sort_key, '' AS name, email, '' AS text FROM newsletter_addresses WHERE $1::timestamptz IS NULL OR created_at >= $1::timestamptz)
) AS enquiries
ORDER BY created_at DESC, sort_key DESC LIMIT $2 OFFSET $3;

-- insertContact: $1 name, $2 email, $3 contact
INSERT INTO contacts (name, email, contact)
SELECT $1::varchar, $2::varchar, $3::varchar
WHERE NOT EXISTS (SELECT FROM contacts
  WHERE name = $1::varchar AND email = $2::varchar AND contact = $3::varchar
    AND created_at > now() - interval '10 minutes');

-- insertFeedback: $1 name, $2 email, $3 description
INSERT INTO feedback (name, email, description)
SELECT $1::varchar, $2::varchar, $3::varchar
WHERE NOT EXISTS (SELECT FROM feedback
  WHERE name = $1::varchar AND email = $2::varchar AND description = $3::varchar
    AND created_at > now() - interval '10 minutes');
