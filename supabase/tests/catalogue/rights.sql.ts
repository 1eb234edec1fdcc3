import type { Database } from '../support/database.ts'

/** Every right of one role on tables and columns of the exposed schemas, as "verb table(columns)". */
export const tableRights = `
  select verb || ' ' || table_name || '(' || string_agg(column_name, ' ' order by position) || ')' as has
  from (
    select lower(g.privilege_type) as verb, g.table_name, g.column_name, c.ordinal_position as position
    from information_schema.column_privileges g
    join information_schema.columns c using (table_schema, table_name, column_name)
    where g.table_schema = 'public' and g.grantee = $1
  ) rights
  group by verb, table_name
  union all
  select 'delete ' || g.table_name
  from information_schema.table_privileges g
  where g.table_schema = 'public' and g.grantee = $1 and g.privilege_type = 'DELETE'
  order by 1`

/** Rights on whole tables beyond the four verbs, and on anything in the private schema. */
export const unusualRights = `
  select g.table_schema || '.' || g.table_name || ' ' || g.privilege_type as has
  from information_schema.table_privileges g
  where g.table_schema in ('public', 'private') and g.grantee in ('PUBLIC', 'anon', 'authenticated', 'service_role')
    and (g.table_schema = 'private' or g.privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER'))
  union all
  select rolname || ' may use private' from pg_roles
  where rolname in ('anon', 'authenticated', 'service_role') and has_schema_privilege(oid, 'private', 'USAGE')
  union all
  select rolname || ' may create in public' from pg_roles
  where rolname in ('anon', 'authenticated', 'service_role') and has_schema_privilege(oid, 'public', 'CREATE')`

export const functionRights = `
  select p.oid::regprocedure::text as has
  from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_function_privilege($1, p.oid, 'EXECUTE')
  order by 1`

/** What a query of rights finds, in order. */
export const list = async (db: Pick<Database, 'root'>, query: string, ...values: string[]) =>
  (await db.root(query, values)).map((row) => row['has'])
