/** One thing that the catalogue says: an entry's object and name identify it, its text is what is compared. */
export interface Entry {
  kind: string
  /** The table that it belongs to, or its own name: what is read together. */
  object: string
  name: string
  text: string
}

const ourSchema = `(n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations'))`

const notOfAnExtension = (oid: string, catalogue: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.classid = '${catalogue}'::regclass and d.deptype = 'e')`

const ourRelations = (kinds: string) => `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in (${kinds}) and ${ourSchema} and ${notOfAnExtension('c.oid', 'pg_class')}`

const table = `quote_ident(n.nspname) || '.' || quote_ident(c.relname)`

/** "grant select, insert on table x to anon", a line for each role, from an access list. */
const grants = (acl: string, on: string) => `
  select string_agg(line, E'\\n' order by line) from (
    select format('grant %s on %s to %s%s;',
      string_agg(lower(a.privilege_type), ', ' order by a.privilege_type), ${on},
      case when a.grantee = 0 then 'public' else quote_ident(a.grantee::regrole::text) end,
      case when a.is_grantable then ' with grant option' else '' end) as line
    from aclexplode(${acl}) a group by a.grantee, a.is_grantable) lines`

const schemas = `
  select 'schema', n.nspname, '',
    format('create schema %I authorization %I;', n.nspname, n.nspowner::regrole)
      || coalesce(E'\\n' || (${grants(`n.nspacl`, `format('schema %I', n.nspname)`)}), '') as text
  from pg_namespace n where ${ourSchema}`

const extensions = `
  select 'extension', e.extname, '', format('create extension %I with schema %I;', e.extname, n.nspname)
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace`

const defaultPrivileges = `
  select 'default privileges', coalesce(n.nspname, 'database'), d.defaclrole::regrole || ' ' || d.defaclobjtype::text,
    coalesce(regexp_replace((${grants(
      'd.defaclacl',
      `format('future %s of %s in %s', case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences'
        when 'f' then 'functions' when 'T' then 'types' else 'schemas' end, d.defaclrole::regrole, coalesce(n.nspname, 'every schema'))`,
    )}), '^', '-- ', 'gn'), '-- nothing for anybody')
  from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`

const tables = `
  select 'table', ${table}, '',
    concat_ws(E'\\n',
      case when c.relpersistence <> 'p' then format('-- persistence %s', c.relpersistence) end,
      case when c.relowner <> 'postgres'::regrole then format('alter table %s owner to %I;', ${table}, c.relowner::regrole) end,
      case when c.reloptions is not null then format('alter table %s set (%s);', ${table}, array_to_string(c.reloptions, ', ')) end,
      case when c.relreplident <> 'd' then format('-- replica identity %s', c.relreplident) end,
      case when c.relrowsecurity then format('alter table %s enable row level security;', ${table}) end,
      case when c.relforcerowsecurity then format('alter table %s force row level security;', ${table}) end)
  ${ourRelations(`'r', 'p'`)}`

const columnText = `
  quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation else '' end
    || case when a.attnotnull then ' not null' else '' end
    || case when a.attidentity <> '' then ' generated as identity ' || a.attidentity::text else '' end
    || coalesce(case when a.attgenerated = 's' then ' generated always as (' else ' default ' end
      || pg_get_expr(f.adbin, f.adrelid) || case when a.attgenerated = 's' then ') stored' else '' end, '')`

const attributes = `
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef f on f.adrelid = c.oid and f.adnum = a.attnum`

const withAttributes = (from: string) => from.replace('where', `${attributes} where`)

const columns = `
  select 'column', ${table}, a.attname, ${columnText} ${withAttributes(ourRelations(`'r', 'p'`))}`

const columnOrder = `
  select 'column order', ${table}, '', string_agg(a.attname, ', ' order by a.attnum)
  ${withAttributes(ourRelations(`'r', 'p', 'v'`))} group by n.nspname, c.relname`

const constraints = `
  select 'constraint', ${table}, k.conname,
    format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) || case when k.convalidated then '' else ' not valid' end
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ourSchema} and k.contype <> 'n' and ${notOfAnExtension('c.oid', 'pg_class')}`

const indexes = `
  select 'index', ${table}, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) || ';'
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ourSchema} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`

const policies = `
  select 'policy', ${table}, p.polname,
    format('create policy %I on %s as %s for %s to %s', p.polname, ${table},
      case when p.polpermissive then 'permissive' else 'restrictive' end,
      case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      (select string_agg(case when role = 0 then 'public' else role::regrole::text end, ', ') from unnest(p.polroles) role))
      || coalesce(E'\\n  using (' || pg_get_expr(p.polqual, p.polrelid) || ')', '')
      || coalesce(E'\\n  with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', '') || ';'
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ourSchema}`

const tableGrants = `
  select 'grant', ${table}, '', (${grants('c.relacl', table)})
  ${ourRelations(`'r', 'p', 'v', 'S'`)} and c.relacl is not null`

const columnGrants = `
  select 'column grant', object, grantee || ' ' || privilege,
    format('grant %s (%s) on %s to %s;', privilege, string_agg(attname, ', ' order by attname), object, grantee)
  from (
    select ${table} as object, a.attname, lower(g.privilege_type) as privilege,
      case when g.grantee = 0 then 'public' else g.grantee::regrole::text end as grantee
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    cross join lateral aclexplode(a.attacl) g where ${ourSchema}
  ) granted group by object, grantee, privilege`

const views = `
  select 'view', ${table}, '', format('create view %s%s as%s', ${table},
    coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', ''), E'\\n' || pg_get_viewdef(c.oid))
  ${ourRelations(`'v', 'm'`)}`

const sequences = `select 'sequence', ${table}, '', format('create sequence %s owner %s', ${table}, c.relowner::regrole)
  ${ourRelations(`'S'`)}`

const types = `
  select 'type', n.nspname || '.' || t.typname, '', t.typtype::text || coalesce(' ' || (
    select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), '')
    || coalesce(' ' || format_type(nullif(t.typbasetype, 0), t.typtypmod), '')
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where ${ourSchema} and t.typtype in ('e', 'd', 'r') and ${notOfAnExtension('t.oid', 'pg_type')}`

const triggers = `
  select 'trigger', ${table}, g.tgname,
    pg_get_triggerdef(g.oid) || ';' || case when g.tgenabled = 'O' then '' else ' -- enabled: ' || g.tgenabled::text end
  from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ourSchema} and not g.tgisinternal`

const ourFunctions = `
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${ourSchema} and p.prokind in ('f', 'p') and ${notOfAnExtension('p.oid', 'pg_proc')}`

const signature = `p.oid::regprocedure::text`

const functions = `
  select 'function', ${signature}, '',
    rtrim(pg_get_functiondef(p.oid), E'\\n') || E';\\n' || coalesce((${grants(
      `coalesce(p.proacl, acldefault('f', p.proowner))`,
      `'function ' || ${signature}`,
    )}), '-- granted to nobody')
  ${ourFunctions}`

const comments = `
  select 'comment', coalesce(nullif(concat_ws('.', said.schema, case
      when said.kind in ('column', 'constraint', 'trigger', 'policy')
      then split_part(regexp_replace(said.identity, '^.* on ', ''), '.', 2)
      when said.kind = 'function' then substr(said.identity, length(said.schema) + 2) else said.name end), ''), said.identity),
    case when said.kind in ('table', 'view', 'function', 'schema') then '' else said.kind || ' ' || said.identity end,
    format('comment on %s %s is %L;', said.kind, said.identity, d.description)
  from pg_description d
  cross join lateral (
    select i.schema, i.name, replace(i.identity, 'pg_catalog.', '') as identity,
      regexp_replace(i.type, '^(table|view) ', '') as kind
    from pg_identify_object(d.classoid, d.objoid, d.objsubid) i) said
  where said.kind <> 'extension' and (d.objoid >= 16384 or (said.kind = 'schema' and said.identity = 'public'))`

const publications = `
  select 'publication', p.pubname, '', format('inserts %s, updates %s, deletes %s, truncates %s, via root %s, everything %s',
    p.pubinsert, p.pubupdate, p.pubdelete, p.pubtruncate, p.pubviaroot, p.puballtables)
  from pg_publication p
  union all
  select 'publication', t.pubname, t.schemaname || '.' || t.tablename,
    format('alter publication %I add table %I.%I (%s)%s;', t.pubname, t.schemaname, t.tablename,
      (select string_agg(a, ', ' order by a) from unnest(t.attnames) a), coalesce(' where ' || t.rowfilter, ''))
  from pg_publication_tables t`

const eventTriggers = `
  select 'event trigger', e.evtname, '', format('on %s execute %s, enabled %s, tags %s', e.evtevent,
    e.evtfoid::regprocedure, e.evtenabled, coalesce(e.evttags::text, 'all'))
  from pg_event_trigger e`

const settings = `
  select 'setting', coalesce(r.rolname, 'every role'), coalesce(d.datname, 'every database'), s.setconfig::text
  from pg_db_role_setting s left join pg_roles r on r.oid = s.setrole left join pg_database d on d.oid = s.setdatabase
  where s.setdatabase = 0 or d.datname = current_database()`

/** Everything that is compared, as one query each with the columns kind, object, name and text. */
export const entryQueries = [
  schemas,
  extensions,
  defaultPrivileges,
  tables,
  columns,
  columnOrder,
  constraints,
  indexes,
  policies,
  tableGrants,
  columnGrants,
  views,
  sequences,
  types,
  triggers,
  functions,
  comments,
  publications,
  eventTriggers,
  settings,
]
