/** Constant for the life of a connection: its database, and whether bootstrap.sql has run there. */
export const describeConnectionSql = `
select json_build_object(
  'database', concat_ws('/', inet_server_addr(), inet_server_port(), pg_postmaster_start_time(),
    (select oid from pg_database where datname = current_database())),
  'versioned', exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphql' and c.relname = 'schema_change'
      and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select'))
)::text`

/** Uses row versions instead of contents: any change of a row, even one that is rolled back later, moves it. */
const fingerprintOf = (rows: string) =>
  `(select concat(count(*), ':', coalesce(sum(hashtextextended(concat(r.xmin, r.ctid), 0)), 0)) from ${rows})`

const firstOid = 16384 // lower ids belong to the objects of every database

/** Memberships change rights without changing an object. */
const memberships = fingerprintOf('pg_auth_members r')

/**
 * One row, or one more for each change that ran beside another. Count and sum as well, because a change that commits late
 * may have a lower number than an earlier commit.
 */
const version = `(select concat(count(*), ':', sum(version), ':', max(version)) from graphql.schema_change)`

const versionedKey = (path: string) => `
select concat_ws('|', current_user, ${path}, ${version}, ${memberships})`

/** The role, the search path and the state of the schema, by the changes that event triggers record. */
export const versionedKeySql = versionedKey('current_schemas(false)')

/** The same, and sets the given search path in one statement. */
export const enterPathSql = versionedKey(`set_config('search_path', $1, true)`)

/** The same without event triggers: a fingerprint of every catalogue row that the GraphQL schema depends on. */
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
