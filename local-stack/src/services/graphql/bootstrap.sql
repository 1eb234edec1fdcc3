-- Tells the GraphQL endpoint when its cached schema is out of date. pg_graphql uses a sequence that event triggers
-- advance. A sequence ignores transactions, so each change also inserts a row: a transaction sees the rows of exactly
-- those changes that it can see, without those that were rolled back or are not yet committed.

create schema if not exists graphql;
create sequence if not exists graphql.seq_schema_version as int cycle;
-- Unlogged: a row in the log would be decoded by Realtime, which fails where a migration has just dropped the
-- publication. After a crash it is empty, and every connection and every cached schema is new as well.
create unlogged table if not exists graphql.schema_change (version int not null);

-- Every request reads the table, so a change replaces the rows of earlier ones and leaves its own alone. It leaves those
-- that another transaction is replacing, so that no change waits for another; the next change finds them.
create or replace function graphql.increment_schema_version() returns event_trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- At a higher level, replacing a row that somebody else has replaced would be an error.
  if current_setting('transaction_isolation') = 'read committed' then
    delete from graphql.schema_change where ctid = any (array(
      select ctid from graphql.schema_change for update skip locked));
  end if;
  insert into graphql.schema_change values (nextval('graphql.seq_schema_version'));
end;
$$;

revoke all on function graphql.increment_schema_version() from public;
grant usage on schema graphql to public;
grant select on graphql.schema_change to public;

drop event trigger if exists graphql_watch_ddl;
create event trigger graphql_watch_ddl on ddl_command_end
  execute function graphql.increment_schema_version();
drop event trigger if exists graphql_watch_drop;
create event trigger graphql_watch_drop on sql_drop
  execute function graphql.increment_schema_version();
