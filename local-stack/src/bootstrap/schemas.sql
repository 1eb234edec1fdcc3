-- Schemas, extensions and grants that a Supabase database has before the first migration.

do $$ begin execute format('alter database %I owner to postgres', current_database()); end $$;

create schema extensions authorization postgres;
create extension "uuid-ossp" with schema extensions;
create extension pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on all functions in schema extensions to anon, authenticated, service_role, postgres;

-- Contributed modules that hosted Supabase lets `postgres` install.
grant create on schema extensions to postgres;

grant usage on schema public to anon, authenticated, service_role;
grant all on schema public to postgres;

-- Empty at first: migrations add the tables that are to be live.
create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
