-- What Supabase Realtime creates in a database. Partitions of realtime.messages are made by the running service
-- (services/realtime/broadcast/partitions.ts), as on Supabase.

create schema realtime authorization supabase_admin;
grant usage on schema realtime to postgres, anon, authenticated, service_role, supabase_realtime_admin;
grant create on schema realtime to supabase_realtime_admin;

create table realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  binary_payload bytea,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  broadcasted_at timestamp,
  constraint messages_pkey primary key (id, inserted_at)
) partition by range (inserted_at);

create index messages_inserted_at_topic_idx on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private;

-- The project's policies on this table decide the rights on private channels; without a policy, nobody has any.
alter table realtime.messages enable row level security;
alter table realtime.messages owner to supabase_realtime_admin;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to postgres;

-- The service also listens to this publication, via the root table, so that one name covers the partitions of all days.
create publication supabase_realtime_messages_publication for table realtime.messages
  with (publish = 'insert', publish_via_partition_root = true);

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- A message that cannot be stored must not undo the caller's work, hence the warning.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case
      when send.payload ? 'id' then send.payload
      else jsonb_set(send.payload, '{id}', to_jsonb(message_id))
    end,
    send.event, send.topic, send.private, 'broadcast'
  );
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;

create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true)
returns void language plpgsql as $$
begin
  perform set_config('realtime.topic', send_binary.topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (send_binary.payload, send_binary.event, send_binary.topic, send_binary.private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;

-- For row triggers: the changed row as a broadcast.
create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'operation', operation, 'table', table_name, 'schema', table_schema, 'record', new, 'old_record', old
    ),
    event_name,
    topic_name
  );
exception when others then
  raise exception 'Failed to process the row: %', sqlerrm;
end
$$;

alter function realtime.topic() owner to supabase_realtime_admin;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;
alter function realtime.send_binary(bytea, text, text, boolean) owner to supabase_realtime_admin;
alter function realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  owner to supabase_realtime_admin;

-- Not on Supabase: which of these rows may each of these callers see? One round trip for many callers; a policy
-- that raises is answered with its error and leaves the others alone. `callers`: [{"role","claims","rows"}].
create function realtime.visible_rows(row_query text, callers jsonb)
returns table (caller integer, row_number integer, error text) language plpgsql as $$
declare
  item record;
  -- Planned once for a connection and role instead of once for each caller, which halves the time of a check.
  plan_name text := 'visible_rows_' || md5(row_query);
  planned boolean := exists (select from pg_prepared_statements where name = plan_name);
begin
  for item in
    select ordinality::integer - 1 as caller, value from jsonb_array_elements(callers) with ordinality
  loop
    caller := item.caller;
    begin
      perform set_config('role', item.value ->> 'role', true),
              set_config('request.jwt.claims', item.value ->> 'claims', true);
      error := null;
      if not planned then
        execute format('prepare %I (jsonb) as %s', plan_name, row_query);
        planned := true;
      end if;
      for row_number in execute format('execute %I (%L)', plan_name, item.value -> 'rows') loop
        return next;
      end loop;
    exception when others then
      row_number := null;
      error := sqlerrm;
      return next;
    end;
    perform set_config('role', 'none', true);
  end loop;
end
$$;
revoke all on function realtime.visible_rows(text, jsonb) from public;
grant execute on function realtime.visible_rows(text, jsonb) to authenticator;
grant usage on schema realtime to authenticator;
