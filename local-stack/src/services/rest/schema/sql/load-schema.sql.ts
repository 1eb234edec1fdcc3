/** Tables, views with their stored query, keys, aggregates that write media types, and functions of all schemas but Postgres' own, as one JSON value. */
export const loadSchemaSql = `
with recursive domain_base(oid, base) as (
  select oid, oid from pg_type where typtype <> 'd'
  union all
  select t.oid, d.base from pg_type t join domain_base d on t.typtype = 'd' and t.typbasetype = d.oid
), own_schema as (
  select oid, nspname from pg_namespace
   where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and nspname not like 'pg\\_temp\\_%'
     and nspname not like 'pg\\_toast\\_temp\\_%'
), represented as (
  select distinct d.oid from pg_type d
    join pg_cast c on d.oid in (c.castsource, c.casttarget)
   where d.typtype = 'd' and c.castfunc <> 0
     and (c.castsource in ('json'::regtype, 'text'::regtype) or c.casttarget in ('json'::regtype, 'text'::regtype))
)
select json_build_object(
  'tables', (select coalesce(json_agg(json_build_object(
      'oid', c.oid::int8, 'schema', n.nspname, 'name', c.relname, 'isView', c.relkind in ('v', 'm'),
      'query', (select ev_action::text from pg_rewrite where ev_class = c.oid and rulename = '_RETURN'),
      'columns', (select coalesce(json_agg(json_build_object(
          'number', a.attnum, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'baseType', (select format_type(base, null) from domain_base where oid = a.atttypid),
          'fallback', case
            when a.attgenerated <> '' then null
            when a.attidentity <> '' then (
              select format('nextval(%L)', format('%I.%I', sn.nspname, sc.relname)) from pg_depend dep
                join pg_class sc on sc.oid = dep.objid and sc.relkind = 'S' join pg_namespace sn on sn.oid = sc.relnamespace
               where dep.refobjid = c.oid and dep.refobjsubid = a.attnum and dep.deptype = 'i' limit 1)
            else coalesce(pg_get_expr(d.adbin, d.adrelid),
              (select typdefault from pg_type where oid = a.atttypid and typtype = 'd')) end,
          'isRepresented', a.atttypid in (select oid from represented)) order by a.attnum), '[]')
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      'keys', (select coalesce(json_agg(json_build_object('name', k.conname, 'kind', k.contype, 'columns', k.conkey,
          'target', k.confrelid::int8, 'targetColumns', coalesce(k.confkey, '{}')) order by k.conname), '[]')
        from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f') and k.conparentid = 0)
    ) order by n.nspname, c.relname), '[]')
    from pg_class c join own_schema n on n.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'p', 'f')),
  'mediaHandlers', (select coalesce(json_agg(json_build_object(
      'schema', n.nspname, 'mediaType', lower(d.typname), 'table', t.typrelid::int8)), '[]')
    from pg_proc p join own_schema n on n.oid = p.pronamespace
    join pg_type d on d.oid = p.prorettype and d.typtype = 'd' and d.typname like '%/%'
    join pg_type t on t.oid = p.proargtypes[0] and (t.typrelid <> 0 or t.oid = 'anyelement'::regtype)
   where p.prokind = 'a' and p.pronargs = 1),
  'routines', (select coalesce(json_agg(json_build_object(
      'schema', n.nspname, 'name', p.proname, 'isSet', p.proretset, 'isVolatile', p.provolatile = 'v',
      'returnType', p.prorettype::regtype::text, 'rows', p.prorows,
      'returnsVoid', p.prorettype = 'void'::regtype,
      'returnsRows', t.typtype = 'c' or coalesce(p.proargmodes && '{t,b,o}'::"char"[], false),
      'returnTable', t.typrelid::int8,
      'statementTimeout', (select split_part(s, '=', 2) from unnest(p.proconfig) s where s like 'statement_timeout=%'),
      'arguments', (select coalesce(json_agg(json_build_object('name', coalesce(p.proargnames[i], ''),
          'type', format_type(x.type, -1), 'isVariadic', coalesce(p.proargmodes[i] = 'v', false),
          'relation', (select typrelid::int8 from pg_type where oid = x.type)) order by i), '[]')
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality x(type, i)
       where p.proargmodes is null or p.proargmodes[i] in ('i', 'b', 'v')),
      'defaults', p.pronargdefaults
    ) order by n.nspname, p.proname, p.oid), '[]')
    from pg_proc p join own_schema n on n.oid = p.pronamespace
    join domain_base b on b.oid = p.prorettype join pg_type t on t.oid = b.base
   where p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype))
)::text as schema`
