-- What has to happen without anybody asking: edge functions that are called every few minutes. On
-- Supabase pg_cron calls them, set up once with private.schedule_calls(); local-stack reads the same
-- rows with a clock of its own.

create table private.scheduled_call (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  function_name text not null,
  every_minutes smallint not null,
  constraint scheduled_call_pkey primary key (id),
  constraint scheduled_call_function_name_key unique (function_name),
  constraint scheduled_call_function_name_shape check (function_name ~ '^[a-z][a-z-]+$'),
  constraint scheduled_call_every_minutes_range check (every_minutes between 1 and 59)
);

alter table private.scheduled_call enable row level security;

comment on table private.scheduled_call is
  'Functions that are called with the secret key and an empty body, so often.';

create trigger set_updated_at before update on private.scheduled_call
  for each row execute function private.set_updated_at();

insert into private.scheduled_call (function_name, every_minutes) values
  ('order-mail', 2), ('payfast-reconcile', 10);

create function private.call_function(function_name text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  project_url text;
  secret_key text;
begin
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'scheduler_not_set_up' using errcode = 'PT503';
  end if;
  perform net.http_post(
    url := project_url || '/functions/v1/' || function_name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000);
end
$$;
comment on function private.call_function(text) is
  'For pg_cron. Needs pg_net, and project_url and secret_key in the vault; see docs/deploy.md.';

create function private.schedule_calls() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  call private.scheduled_call;
  scheduled integer := 0;
begin
  for call in select * from private.scheduled_call order by function_name loop
    perform cron.schedule(
      call.function_name,
      format('*/%s * * * *', call.every_minutes),
      format('select private.call_function(%L)', call.function_name));
    scheduled := scheduled + 1;
  end loop;
  return scheduled;
end
$$;
comment on function private.schedule_calls() is
  'Run once on a new project, and again when the table changed: a job of the same name is replaced.';
