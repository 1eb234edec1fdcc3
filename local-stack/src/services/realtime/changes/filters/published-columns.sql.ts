/**
 * $1 publication, $2 schema or *, $3 table or *, $4 role: the columns of the published tables that match.
 * `comparable`: types whose equal values print the same text (numeric 1.0 and 1.00 do not; nor do values under
 * a nondeterministic collation).
 */
export const publishedColumns = `
select p.schemaname as schema, p.tablename as table, a.attname as name, a.atttypid::regtype::text as type,
       has_column_privilege($4::name, a.attrelid, a.attnum, 'SELECT') as selectable,
       (
         a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'oid'::regtype, 'bool'::regtype,
                        'uuid'::regtype, 'date'::regtype, 'timestamp'::regtype, 'timestamptz'::regtype)
         or t.typtype = 'e'
         or (a.atttypid in ('text'::regtype, 'varchar'::regtype, 'name'::regtype)
             and coalesce(c.collisdeterministic, true))
       ) as comparable
  from pg_publication_tables p
  join pg_class r on r.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
  join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_collation c on c.oid = a.attcollation
 where p.pubname = $1
   and ($2 = '*' or p.schemaname = $2)
   and ($3 = '*' or p.tablename = $3)
   and strpos(p.tablename, ' ') = 0
 order by p.schemaname, p.tablename, a.attnum`
