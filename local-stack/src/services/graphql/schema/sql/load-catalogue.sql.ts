/**
 * Selects one document with all that the current role may see in the schemas of the search path: tables and columns
 * with their privileges, keys, functions, enums and the types in use. Comments are unchanged; comment-directive.ts
 * reads their directives.
 */
export const loadCatalogueSql = `
with
path as (
  select n.oid, n.nspname, has_schema_privilege(n.oid, 'usage') as usable
    from pg_namespace n
   where n.nspname = any (current_schemas(false))
),
routine as (
  select f.*, p.nspname
    from pg_proc f
    join path p on p.oid = f.pronamespace
),
relation as (
  select c.*, p.nspname
    from pg_class c
    join path p on p.oid = c.relnamespace and p.usable
   where c.relkind in ('r', 'v', 'm', 'f')
),
attribute as (
  select a.*
    from pg_attribute a
    join relation r on r.oid = a.attrelid
   where a.attnum > 0 and not a.attisdropped
),
mentioned as (
  select atttypid as oid from attribute
  union
  select prorettype from routine
  union
  select unnest(proargtypes::oid[]) from routine
),
closure as (
  select oid from mentioned
  union
  select t.typelem from pg_type t join mentioned m on m.oid = t.oid where t.typelem <> 0
),
owned_sequence as (
  select d.refobjid, d.refobjsubid
    from pg_depend d
    join pg_class s on s.oid = d.objid and s.relkind = 'S'
   where d.classid = 'pg_class'::regclass
     and d.refclassid = 'pg_class'::regclass
     and d.refobjsubid > 0
     and d.deptype in ('a', 'i')
)
select json_build_object(
  'schemas', (
    select coalesce(json_agg(json_build_object(
      'oid', p.oid::int8,
      'name', p.nspname,
      'comment', obj_description(p.oid, 'pg_namespace')
    )), '[]')
    from path p where p.usable
  ),
  'tables', (
    select coalesce(json_agg(json_build_object(
      'oid', r.oid::int8,
      'name', r.relname,
      'schema', r.nspname,
      'schemaOid', r.relnamespace::int8,
      'rowType', r.reltype::int8,
      'rowSecurity', r.relrowsecurity,
      'comment', obj_description(r.oid, 'pg_class'),
      'selectable', has_table_privilege(r.oid, 'select'),
      'deletable', has_table_privilege(r.oid, 'delete'),
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname,
          'typeOid', a.atttypid::int8,
          'typeName', format_type(a.atttypid, a.atttypmod),
          'maxCharacters', nullif(a.atttypmod, -1) - 4,
          'notNull', a.attnotnull,
          'serial', exists (
            select from owned_sequence s where s.refobjid = a.attrelid and s.refobjsubid = a.attnum
          ),
          'generated', a.attgenerated <> '',
          'comment', col_description(a.attrelid, a.attnum),
          'selectable', has_column_privilege(a.attrelid, a.attnum, 'select'),
          'insertable', has_column_privilege(a.attrelid, a.attnum, 'insert'),
          'updatable', has_column_privilege(a.attrelid, a.attnum, 'update')
        ) order by a.attnum), '[]')
        from attribute a where a.attrelid = r.oid
      ),
      'indexes', (
        select coalesce(json_agg(json_build_object(
          'columns', (
            select coalesce(json_agg(a.attname order by k.position), '[]')
              from unnest(i.indkey::int2[]) with ordinality as k (attnum, position)
              join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
          ),
          'unique', i.indisunique and i.indpred is null,
          'primary', i.indisprimary
        ) order by i.indexrelid), '[]')
        from pg_index i where i.indrelid = r.oid
      )
    ) order by r.oid), '[]')
    from relation r
  ),
  'foreignKeys', (
    select coalesce(json_agg(json_build_object(
      'comment', obj_description(k.oid, 'pg_constraint'),
      'localOid', k.conrelid::int8,
      'localColumns', (
        select json_agg(a.attname order by c.position)
          from unnest(k.conkey) with ordinality as c (attnum, position)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.attnum
      ),
      'referencedOid', k.confrelid::int8,
      'referencedColumns', (
        select json_agg(a.attname order by c.position)
          from unnest(k.confkey) with ordinality as c (attnum, position)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.attnum
      ),
      'referencedRowSecurity', referenced.relrowsecurity
    ) order by k.oid), '[]')
    from pg_constraint k
    join relation local on local.oid = k.conrelid
    join relation referenced on referenced.oid = k.confrelid
    where k.contype = 'f'
  ),
  'functions', (
    select coalesce(json_agg(json_build_object(
      'oid', f.oid::int8,
      'name', f.proname,
      'schema', f.nspname,
      'schemaOid', f.pronamespace::int8,
      'argTypes', coalesce(to_json(f.proargtypes::int8[]), '[]'),
      'argTypeNames', coalesce(to_json(f.proargtypes::regtype[]::text[]), '[]'),
      'argNames', to_json(f.proargnames),
      'argDefaults', pg_get_expr(f.proargdefaults, 0),
      'defaultCount', f.pronargdefaults,
      'volatility', f.provolatile,
      'returns', f.prorettype::int8,
      'setOf', f.proretset and f.prorows <> 1,
      'comment', obj_description(f.oid, 'pg_proc'),
      'executable', has_function_privilege(f.oid, 'execute')
    ) order by f.oid), '[]')
    from routine f
  ),
  'types', (
    select coalesce(json_agg(json_build_object(
      'oid', t.oid::int8,
      'name', t.typname,
      'category', case
        when t.typcategory = 'A' then 'array'
        when t.typcategory = 'E' then 'enum'
        when t.typcategory = 'C' and c.relkind = 'c' then 'composite'
        when t.typcategory = 'C' then 'table'
        when t.typcategory = 'P' then 'pseudo'
        else 'other'
      end,
      'element', nullif(t.typelem::int8, 0),
      'tableOid', c.oid::int8,
      'usable', has_type_privilege(t.oid, 'usage')
    )), '[]')
    from pg_type t
    join closure on closure.oid = t.oid
    left join pg_class c on c.oid = t.typrelid
    where has_schema_privilege(t.typnamespace, 'usage')
  ),
  'enums', (
    select coalesce(json_agg(json_build_object(
      'oid', t.oid::int8,
      'name', t.typname,
      'schemaOid', t.typnamespace::int8,
      'comment', obj_description(t.oid, 'pg_type'),
      'usable', has_type_privilege(t.oid, 'usage'),
      'labels', (
        select coalesce(json_agg(e.enumlabel order by e.enumsortorder), '[]')
          from pg_enum e where e.enumtypid = t.oid
      )
    )), '[]')
    from pg_type t
    join path p on p.oid = t.typnamespace and p.usable
    where t.typtype = 'e'
  )
)::text as catalogue`
