-- What is done every few minutes: edge functions that are called, and statements. On Supabase pg_cron does it, set up once
-- with private.schedule_calls(); local-stack reads the same rows and has a clock of its own.

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
  'Edge functions that are called with the secret key and an empty body, every so many minutes.';

create trigger set_updated_at before update on private.scheduled_call
  for each row execute function private.set_updated_at();

insert into private.scheduled_call (function_name, every_minutes) values
  ('order-mail', 2), ('correction-mail', 1), ('payfast-reconcile', 10), ('content-check', 30);

create table private.scheduled_statement (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  statement text not null,
  every_minutes smallint not null,
  constraint scheduled_statement_pkey primary key (id),
  constraint scheduled_statement_name_key unique (name),
  constraint scheduled_statement_every_minutes_range check (every_minutes between 1 and 59)
);

alter table private.scheduled_statement enable row level security;

comment on table private.scheduled_statement is
  'Statements that are run as the owner of the database, every so many minutes.';

create trigger set_updated_at before update on private.scheduled_statement
  for each row execute function private.set_updated_at();

insert into private.scheduled_statement (name, statement, every_minutes) values
  ('turn-sales', 'select private.turn_sales()', 1);

-- How each of them fared last, so that what fails or has stopped is seen (private.schedule_troubles).

create table private.schedule_run (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  started_at timestamptz not null default now(),
  succeeded_at timestamptz,
  failed_at timestamptz,
  problem text,
  request_id bigint,
  constraint schedule_run_pkey primary key (id),
  constraint schedule_run_name_key unique (name),
  constraint schedule_run_problem_length check (length(problem) <= 500)
);

alter table private.schedule_run enable row level security;

comment on table private.schedule_run is
  'The last run of each scheduled call and statement. One row for each name, once a clock has been set up.';
comment on column private.schedule_run.started_at is 'When a clock was set up last.';
comment on column private.schedule_run.problem is 'Why the last run failed; empty when it did not.';
comment on column private.schedule_run.request_id is 'The request of pg_net whose answer is not known yet.';

create trigger set_updated_at before update on private.schedule_run
  for each row execute function private.set_updated_at();

create function private.schedule_names() returns table (name text, every_minutes smallint)
language sql stable set search_path = ''
begin atomic
  select call.function_name, call.every_minutes from private.scheduled_call as call
  union all
  select run.name, run.every_minutes from private.scheduled_statement as run;
end;

create function private.start_schedule() returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.schedule_run as known (name)
  select listed.name from private.schedule_names() as listed
  on conflict on constraint schedule_run_name_key do update
  set started_at = now(), problem = null, request_id = null;
end;
comment on function private.start_schedule() is 'A clock says that it runs everything from now on.';

create function private.note_run(name text, problem text) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.schedule_run as known (name, succeeded_at, failed_at, problem)
  values (note_run.name, case when note_run.problem is null then now() end,
    case when note_run.problem is not null then now() end, left(note_run.problem, 500))
  on conflict on constraint schedule_run_name_key do update
  set succeeded_at = coalesce(excluded.succeeded_at, known.succeeded_at),
    failed_at = coalesce(excluded.failed_at, known.failed_at), problem = excluded.problem, request_id = null;
end;
comment on function private.note_run(text, text) is 'Enters how a scheduled call or statement fared; null: well.';

create function private.run_scheduled(name text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  problem text;
begin
  begin
    execute (select run.statement from private.scheduled_statement as run where run.name = run_scheduled.name);
  exception when others then
    problem := sqlerrm;
  end;
  perform private.note_run(run_scheduled.name, problem);
  return problem;
end
$$;
comment on function private.run_scheduled(text) is
  'Runs a scheduled statement and enters how it fared; answers the problem, null when there was none.';

create function private.schedule_troubles() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', listed.name, 'problem', run.problem, 'succeededAt', run.succeeded_at)
      order by listed.name), '[]')
    from private.schedule_names() as listed
    left join private.schedule_run as run on run.name = listed.name
    where run.id is null or run.problem is not null
      or greatest(run.started_at, run.succeeded_at)
        < now() - make_interval(mins => greatest(3 * listed.every_minutes, 15)));
end
$$;
comment on function private.schedule_troubles() is
  '[{name, problem, succeededAt}]: what failed at its last run, did not succeed at three of its times, or has no clock. '
  'problem is null where nothing is known but silence.';

create function private.judge_call(function_name text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  asked bigint := (
    select known.request_id from private.schedule_run as known where known.name = function_name);
  answer record;
begin
  if asked is null then
    return;
  end if;
  -- pg_net forgets answers after some hours; what it no longer knows is judged as nothing.
  execute 'select status_code, error_msg from net._http_response where id = $1' into answer using asked;
  perform private.note_run(function_name, case
    when answer.status_code between 200 and 299 then null
    when answer.status_code is not null then 'answered ' || answer.status_code
    else coalesce(answer.error_msg, 'no answer') end);
end
$$;
comment on function private.judge_call(text) is
  'Enters how the last call of a function fared, which pg_net knows by the time of the next.';

create function private.call_function(function_name text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  project_url text;
  secret_key text;
  request bigint;
begin
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'scheduler_not_set_up' using errcode = 'PT503';
  end if;
  perform private.judge_call(call_function.function_name);
  request := net.http_post(
    url := project_url || '/functions/v1/' || function_name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000);
  update private.schedule_run as known set request_id = request where known.name = call_function.function_name;
end
$$;
comment on function private.call_function(text) is
  'For pg_cron. Needs pg_net, and project_url and secret_key in the vault; see docs/deploy.md.';

create function private.schedule_calls() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  call private.scheduled_call;
  run private.scheduled_statement;
  scheduled integer := 0;
begin
  for call in select * from private.scheduled_call order by function_name loop
    perform cron.schedule(
      call.function_name,
      format('*/%s * * * *', call.every_minutes),
      format('select private.call_function(%L)', call.function_name));
    scheduled := scheduled + 1;
  end loop;
  for run in select * from private.scheduled_statement order by name loop
    perform cron.schedule(run.name, format('*/%s * * * *', run.every_minutes),
      format('select private.run_scheduled(%L)', run.name));
    scheduled := scheduled + 1;
  end loop;
  perform private.start_schedule();
  return scheduled;
end
$$;
comment on function private.schedule_calls() is
  'To be run once on a new project, and again when the tables have changed. A job of the same name '
  'is replaced.';
