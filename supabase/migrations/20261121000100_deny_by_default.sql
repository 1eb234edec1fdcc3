-- Nothing in this database is reachable through the API unless a migration says so by name.
-- Supabase's automatic grants are being withdrawn; this makes old and new projects behave alike.

alter default privileges in schema public
  revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from public, anon, authenticated, service_role;

-- Postgres itself lets everybody execute every new function, in every schema. A revoke "in schema"
-- cannot take that away, only this one can.
alter default privileges revoke execute on functions from public;

revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- pg_graphql reads its settings for the whole schema from this one comment; a second comment would
-- replace it. Page sizes above max_rows are capped silently, so tables that a screen loads whole
-- carry a larger limit of their own.
comment on schema public is
  '@graphql({"inflect_names": true, "max_rows": 100, "introspection": false})';

create schema private;
comment on schema private is
  'Rules and helpers. Not exposed by any API; the API roles have no usage on it. Policies, defaults '
  'and bound function bodies still reach what is granted by name.';
