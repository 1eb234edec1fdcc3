-- Runs after the tables of Auth exist: owner, helper functions and grants as on Supabase.

alter schema auth owner to supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;

create or replace function auth.jwt() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )::text
$$;

create or replace function auth.email() returns text language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )::text
$$;

do $$
declare
  item record;
begin
  for item in select c.oid::regclass as name, c.relkind from pg_class c
    where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'S')
  loop
    execute format('alter table %s owner to supabase_auth_admin', item.name);
    if item.relkind = 'r' then
      execute format('alter table %s enable row level security', item.name);
    end if;
  end loop;
  for item in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'auth'::regnamespace
  loop
    execute format('alter function %s owner to supabase_auth_admin', item.name);
    execute format('grant execute on function %s to public', item.name);
  end loop;
end
$$;

grant all on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;
