/** Constant for as long as a connection lives: which database it leads to, and whether bootstrap.sql ran there. */
export const describeConnectionSql = `
select json_build_object(
  'database', concat_ws('/', inet_server_addr(), inet_server_port(), pg_postmaster_start_time(),
    (select oid from pg_database where datname = current_database())),
  'versioned', exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphql' and c.relname = 'schema_change'
      and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select'))
)::text`

/** Row versions instead of contents: any change, undone or not, own or committed, moves a row. */
const fingerprintOf = (rows: string) =>
  `(select concat(count(*), ':', coalesce(sum(hashtextextended(concat(r.xmin, r.ctid), 0)), 0)) from ${rows})`

const firstOid = 16384 // below it are the objects that every database has

/** Memberships change rights without touching an object. */
const memberships = fingerprintOf('pg_auth_members r')

/** A sum, because a change that commits late may have a lower number than one that is already there. */
const version = `(select concat(count(*), ':', sum(version)) from graphql.schema_change)`

const versionedKey = (path: string) => `
select concat_ws('|', current_user, ${path}, ${version}, ${memberships})`

/** Who asks, on which path, in which state of the schema: with the changes that event triggers note. */
export const versionedKeySql = versionedKey('current_schemas(false)')

/** The same while the search path is set to the one given, in one go. */
export const enterPathSql = versionedKey(`set_config('search_path', $1, true)`)

/** The same without help: a fingerprint of every catalogue row that the GraphQL schema depends on. */
export const fingerprintKeySql = `
select concat_ws('|', current_user, current_schemas(false), ${[
  memberships,
  `(select md5(string_agg(concat(rolname, rolsuper, rolinherit), ',' order by oid)) from pg_roles)`,
  fingerprintOf('pg_namespace r'),
  fingerprintOf(`pg_class r where r.oid >= ${firstOid}`),
  fingerprintOf(`pg_attribute r where r.attrelid >= ${firstOid} and r.attnum > 0`),
  fingerprintOf(`pg_index r where r.indrelid >= ${firstOid}`),
  fingerprintOf(`pg_constraint r where r.oid >= ${firstOid}`),
  fingerprintOf(`pg_proc r where r.oid >= ${firstOid}`),
  fingerprintOf(`pg_type r where r.oid >= ${firstOid}`),
  fingerprintOf(`pg_enum r where r.oid >= ${firstOid}`),
  fingerprintOf(`pg_description r where r.objoid >= ${firstOid}`),
  fingerprintOf(`pg_description r where r.classoid = 'pg_namespace'::regclass`),
].join(',\n  ')})`
