const columns = `id, bucket_id, name, owner, owner_id, metadata, user_metadata, version,
  created_at, updated_at, last_accessed_at`

/** Parameters of the writes: bucket, name, owner, version, metadata, user metadata. */
const insert = `
insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
values ($1, $2, case when $3::text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $3::text::uuid end,
  $3, $4, $5, $6)`

const replace = `
on conflict (bucket_id, name) do update
set owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
    metadata = excluded.metadata, user_metadata = excluded.user_metadata`

export const objectsSql = {
  /** Without `returning`, which would also need the right to read. */
  insert,

  upsert: `${insert} ${replace}`,

  upsertReturning: `${insert} ${replace} returning ${columns}`,

  find: `select ${columns} from storage.objects where bucket_id = $1 and name = $2`,

  findForUpdate: `select ${columns} from storage.objects where bucket_id = $1 and name = $2 for update`,

  findNames: `select name from storage.objects where bucket_id = $1 and name = any($2::text[])`,

  /** Makes two writers of one key wait for each other. */
  lock: `select pg_advisory_xact_lock(hashtextextended($1 || '/' || $2, 0))`,

  /** To another bucket ($3) and name ($4); the owner ($5) stays when the mover has none. */
  move: `
update storage.objects
set bucket_id = $3, name = $4,
    owner = case when $5::text is null then owner
      when $5::text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $5::text::uuid end,
    owner_id = coalesce($5, owner_id)
where bucket_id = $1 and name = $2
returning ${columns}`,

  remove: `delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning ${columns}`,

  /** The database's time, which objects are dated by. It is text, because a Date would lose the microseconds. */
  now: `select clock_timestamp()::text as now`,

  /** A batch of the objects in a bucket that the caller may see and delete. */
  removeOlder: `
delete from storage.objects
where id in (
  select id from storage.objects where bucket_id = $1 and created_at <= $2::timestamptz order by name limit $3
)
returning ${columns}`,

  count: `select count(*)::int as count from storage.objects where bucket_id = $1`,

  knownVersions: `select version from storage.objects where version = any($1::text[])`,
}
