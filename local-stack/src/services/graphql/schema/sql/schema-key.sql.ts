/** Constant for as long as a connection lives: which database it leads to, and whether bootstrap.sql ran there. */
export const describeConnectionSql = `
select json_build_object(
  'database', concat_ws('/', inet_server_addr(), inet_server_port(), pg_postmaster_start_time(),
    (select oid from pg_database where datname = current_database())),
  'versioned', to_regprocedure('graphql.get_schema_version()') is not null
)::text`

const caller = `current_user, current_schemas(false)`

/** Row versions instead of contents: any change, undone or not, own or committed, moves a row. */
const fingerprintOf = (rows: string) =>
  `(select concat(count(*), ':', coalesce(sum(hashtextextended(concat(r.xmin, r.ctid), 0)), 0)) from ${rows})`

const firstOid = 16384 // below it are the objects that every database has

/** Memberships and role attributes change rights without touching an object. */
const roles = [fingerprintOf('pg_auth_members r')]

/** Who asks, on which path, in which state of the schema: with the version that event triggers keep. */
export const versionedKeySql = `
select concat_ws('|', ${caller}, graphql.get_schema_version(), ${roles.join(', ')})`

/** The same without help: a fingerprint of every catalogue row that the GraphQL schema depends on. */
export const fingerprintKeySql = `
select concat_ws('|', ${caller}, ${[
  ...roles,
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
