/**
 * $1 table, $2 roles: its columns as they are now, and which of the roles may read each of them. Roles that do not
 * exist cannot read anything.
 */
export const tableFacts = `
select a.attname as name, t.typname as type_name, a.atttypid::regtype::text as type,
       c.relrowsecurity as row_security,
       case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end as generated,
       array(
         select i.attname::text from pg_depend u
           join pg_attribute i on i.attrelid = u.refobjid and i.attnum = u.refobjsubid
          where a.attgenerated <> '' and u.refobjid = c.oid and u.refobjsubid not in (0, a.attnum)
            and ((u.classid = 'pg_class'::regclass and u.objid = c.oid and u.objsubid = a.attnum)
                 or (u.classid = 'pg_attrdef'::regclass and u.objid = d.oid))
       ) as inputs,
       a.attnum = any (coalesce(k.conkey, '{}')) as is_key,
       array(
         select r.rolname::text from pg_roles r
          where r.rolname = any ($2::text[]) and has_column_privilege(r.oid, a.attrelid, a.attnum, 'SELECT')
       ) as readers
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
 where c.oid = $1
 order by a.attnum`
