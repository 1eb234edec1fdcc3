/** The columns of our tables in order, with the kind of key that they belong to. */
export const columnsOfTables = `
  select c.relname as table_name, a.attname as column_name,
    replace(format_type(a.atttypid, null), ' ', '_') as type,
    exists (select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)) as is_foreign
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  order by c.relname, a.attnum`

/** The foreign keys between our tables, and to users. */
export const foreignKeys = `
  select c.relname as table_name, r.relname as refers_to, a.attname as column_name,
    not a.attnotnull as is_optional,
    exists (select from pg_index i
      where i.indrelid = c.oid and i.indisunique and i.indpred is null
        and i.indkey::text = a.attnum::text) as is_unique
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class r on r.oid = k.confrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
  order by r.relname, c.relname, a.attname`
