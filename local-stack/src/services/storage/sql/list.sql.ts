/**
 * One level of a bucket below a folder: objects, and folders as rows without an id. Parameters: bucket, folder with its
 * slash, prefix to search, limit, offset. Names are relative to the folder. Search and order ignore letter case; in an
 * order other than by name, folders come first.
 */
export function listSql(column: string, order: 'asc' | 'desc'): string {
  const byName = `lower(entry) collate "C" ${order}`
  return `
with seen as (
  select o.*, string_to_array(substr(o.name, length($2) + 1), '/') as parts
  from storage.objects o
  where o.bucket_id = $1
    and starts_with(lower(o.name), lower($2 || $3))
), entries as (
  select array_to_string(parts[1:depth], '/') as entry,
         cardinality(parts) > depth as folder,
         id, updated_at, created_at, last_accessed_at, metadata
  from seen, (select coalesce(cardinality(string_to_array(nullif($3, ''), '/')), 1) as depth) as level
), listed as (
  select entry, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
         null::timestamptz as last_accessed_at, null::jsonb as metadata
  from entries where folder group by entry
  union all
  select entry, id, updated_at, created_at, last_accessed_at, metadata from entries where not folder
)
select entry as name, id, updated_at, created_at, last_accessed_at, metadata
from listed
order by ${column === 'name' ? byName : `id is not null, ${column} ${order}, ${byName}`}
limit $4 offset $5`
}
