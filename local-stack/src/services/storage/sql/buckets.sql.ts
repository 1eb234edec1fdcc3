const columns = `id, name, owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types,
  created_at, updated_at`

export const bucketsSql = {
  find: `select ${columns} from storage.buckets where id = $1`,

  findForUpdate: `select id from storage.buckets where id = $1 for update`,

  insert: `
insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
values ($1, $2, case when $3::text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $3::text::uuid end,
  $3, $4, $5, $6)`,

  /** Fields that are not sent stay unchanged: each value comes with a flag whether it was sent. */
  update: `
update storage.buckets
set public = coalesce($2, public),
    file_size_limit = case when $3 then $4 else file_size_limit end,
    allowed_mime_types = case when $5 then $6 else allowed_mime_types end
where id = $1
returning id`,

  remove: `delete from storage.buckets where id = $1 returning id`,

  list: (column: string, order: string) => `
select ${columns} from storage.buckets
where $1::text is null or strpos(lower(id), lower($1)) > 0
order by ${column} ${order} limit $2 offset $3`,
}
