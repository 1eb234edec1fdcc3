// Each rule is a query that lists its violations. The tests expect none, then create one and expect to see it.

const ourTables = `c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`

export const tablesWithoutRowSecurity = `
  select c.oid::regclass::text as offender
  from pg_class c where ${ourTables} and not c.relrowsecurity`

const ourPolicies = `
  select p.*, p.schemaname || '.' || p.tablename || ': ' || p.policyname as offender
  from pg_policies p where p.schemaname in ('public', 'private', 'storage')`

export const policiesForEverybody = `
  select offender from (${ourPolicies}) p where 'public' = any (p.roles)`

export const policiesForSeveralVerbs = `
  select offender from (${ourPolicies}) p where p.cmd = 'ALL'`

export const policiesThatShareVerbAndRole = `
  select offender from (
    select p.offender, count(*) over (partition by p.schemaname, p.tablename, p.cmd, role) as shared
    from (${ourPolicies}) p, unnest(p.roles) as role
  ) counted where shared > 1`

export const writesWithoutCheck = `
  select offender from (${ourPolicies}) p
  where p.cmd in ('INSERT', 'UPDATE') and p.with_check is null`

/** Postgres prints a wrapped call as "( SELECT auth.uid() AS uid)"; calls outside of such a text are bare. */
export const policiesThatAskPerRow = `
  select offender from (${ourPolicies}) p
  where regexp_replace(
    coalesce(p.qual, '') || coalesce(p.with_check, ''),
    '\\( ?SELECT (auth\\.\\w+|private\\.\\w+)\\(', '', 'g'
  ) ~ '(auth\\.\\w+|private\\.(in_group|my_\\w+))\\('`

/**
 * auth.uid() also returns people who have not yet entered their second factor. Rights must use private.my_user_id();
 * only records of who acted may use auth.uid().
 */
export const rightsWithoutSecondFactor = `
  select offender from (${ourPolicies}) p
  where coalesce(p.qual, '') || coalesce(p.with_check, '') ~ 'auth\\.(uid|jwt)\\('
  union all
  select p.oid::regprocedure::text
  from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) ~ '\\m(auth\\.)?uid\\('
    and p.proname not in ('my_user_id', 'record_order_event', 'acting_user', 'record_download')`

/** A name of 63 characters was probably truncated by Postgres. */
export const policiesNamedLikeCode = `
  select offender from (${ourPolicies}) p
  where p.policyname !~ '^[a-z][a-z ,''-]+ [a-z ,''-]+$' or length(p.policyname) = 63`

const ourFunctions = `p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

export const definersWithAnOpenSearchPath = `
  select p.oid::regprocedure::text as offender
  from pg_proc p where ${ourFunctions} and p.prosecdef
    and not ('search_path=""' = any (coalesce(p.proconfig, '{}')))`

/** Two rules about a resource are the exceptions: they must be inlined into the query, as their migration explains. */
export const functionsWithoutSearchPath = `
  select p.oid::regprocedure::text as offender
  from pg_proc p where ${ourFunctions}
    and not ('search_path=""' = any (coalesce(p.proconfig, '{}')))
    and p.oid not in (
      'private.is_published(public.product)'::regprocedure,
      'private.is_orderable(public.product)'::regprocedure)`

export const functionsForEverybody = `
  select p.oid::regprocedure::text as offender
  from pg_proc p where ${ourFunctions}
    and exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`

/** No index holds ids as texts, so the whole table is read. private.id_in() makes the id of a text. */
export const idsComparedAsText = `
  select p.oid::regprocedure::text as offender
  from pg_proc p where ${ourFunctions}
    and coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) ~ '\\m(\\w+_)?id\\)?::text (=|in|<>) '
    and p.oid <> 'private.id_in(text)'::regprocedure`

/** pg_graphql silently omits overloaded functions. */
export const overloadedFunctions = `
  select min(p.oid::regprocedure::text) as offender
  from pg_proc p where p.pronamespace = 'public'::regnamespace group by p.proname having count(*) > 1`

const ourConstraints = `k.connamespace in ('public'::regnamespace, 'private'::regnamespace) and k.conrelid <> 0`

export const constraintsNamedByPostgres = `
  select k.conrelid::regclass || ': ' || k.conname as offender
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where ${ourConstraints} and k.contype in ('p', 'u', 'f', 'c')
    and (k.conname !~ ('^' || c.relname || '_') or k.conname ~ '_check\\d*$')`

export const foreignKeysWithoutIndex = `
  select k.conrelid::regclass || ': ' || k.conname as offender
  from pg_constraint k
  where ${ourConstraints} and k.contype = 'f' and not exists (
    select from pg_index i
    where i.indrelid = k.conrelid and i.indpred is null
      and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`

export const foreignKeysWithoutOnDelete = `
  select k.conrelid::regclass || ': ' || k.conname as offender
  from pg_constraint k where ${ourConstraints} and k.contype = 'f' and k.confdeltype = 'a'`

/** pg_graphql ignores the expressions and takes the remaining columns for a key, so a list becomes a single row. */
export const listsThatLookLikeOneRow = `
  select i.indexrelid::regclass::text as offender
  from pg_index i join pg_constraint k on k.conrelid = i.indrelid and k.contype = 'f'
  where k.connamespace = 'public'::regnamespace
    and i.indisunique and i.indpred is null and i.indexprs is not null
    and array_remove(i.indkey::int2[], 0::int2) <@ k.conkey
    and array_remove(i.indkey::int2[], 0::int2) @> k.conkey`

/** Tables of memberships have no row of their own; every other table has an id and both timestamps. */
export const tablesWithoutTheCommonColumns = `
  select c.oid::regclass::text as offender
  from pg_class c where ${ourTables} and c.oid <> 'private.user_group'::regclass and (
    (select count(*) from pg_attribute a
     where a.attrelid = c.oid and not a.attisdropped and a.attnotnull
       and (a.attname, a.atttypid) in (
         ('id', 'uuid'::regtype), ('created_at', 'timestamptz'::regtype), ('updated_at', 'timestamptz'::regtype)
       )) < 3
    or not exists (
      select from pg_trigger t where t.tgrelid = c.oid
        and t.tgfoid in (
          'private.set_updated_at()'::regprocedure)))`

/**
 * Tables that administrators may write are audited, and so are orders, which functions write for them (decision 012).
 */
export const tablesWithoutAudit = `
  select distinct p.tablename as offender
  from (${ourPolicies}) p
  where p.schemaname = 'public' and p.cmd <> 'SELECT'
    and coalesce(p.qual, '') || coalesce(p.with_check, '') ~ 'in_group\\(''(super)?admin'
    and not exists (
      select from pg_trigger t where t.tgrelid = ('public.' || p.tablename)::regclass
        and t.tgfoid = 'private.record_admin_write()'::regprocedure)`
