-- Work on many rows at once: what an administrator planned or brought in a file, and what becomes of each row. The engine
-- (runs, carry_out_runs, import_files) knows no table; what it asks of a kind of work stands in run_adapters.

create table private.run (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null,
  kind text not null,
  request jsonb not null,
  status text not null default 'checking',
  constraint run_pkey primary key (id),
  constraint run_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint run_kind_known check (kind in ('product_change', 'catalogue', 'schools')),
  constraint run_status_known check (status in ('checking', 'running', 'stopped', 'undoing')),
  constraint run_request_size check (pg_column_size(request) <= 200000)
);

create index run_user_id_idx on private.run (user_id, kind, created_at);
create index run_created_at_idx on private.run (created_at);

create table private.run_row (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  run_id uuid not null,
  n integer not null,
  title text not null,
  raw jsonb,
  match_key text,
  outcome text not null default 'staged',
  target_id uuid,
  before jsonb,
  after jsonb,
  claim text,
  errors jsonb not null default '[]',
  warning text,
  version timestamptz,
  constraint run_row_pkey primary key (id),
  constraint run_row_run_id_n_key unique (run_id, n),
  constraint run_row_run_id_fkey foreign key (run_id) references private.run (id) on delete cascade,
  constraint run_row_outcome_known check (outcome in (
    'staged', 'create', 'update', 'unchanged', 'error', 'gone', 'remove', 'created', 'updated', 'removed', 'failed', 'undone',
    'kept')),
  constraint run_row_title_length check (length(title) <= 1000),
  constraint run_row_match_key_length check (length(match_key) <= 1000),
  constraint run_row_claim_length check (length(claim) <= 1000),
  constraint run_row_warning_known check (warning in ('free')),
  constraint run_row_documents_size check (coalesce(pg_column_size(raw) <= 1000000, true)
    and coalesce(pg_column_size(before) <= 1000000, true) and coalesce(pg_column_size(after) <= 1000000, true)
    and pg_column_size(errors) <= 1000000)
);

create index run_row_outcome_idx on private.run_row (run_id, outcome, n);
-- What only the rows of a file have costs the others nothing.
create index run_row_match_key_idx on private.run_row (run_id, match_key) where match_key is not null;
create index run_row_target_id_idx on private.run_row (run_id, target_id) where raw is not null;
create index run_row_claim_idx on private.run_row (run_id, claim) where claim is not null;
create index run_row_warning_idx on private.run_row (run_id) where warning is not null;

alter table private.run enable row level security;
alter table private.run_row enable row level security;

comment on table private.run is 'Changes of many rows that administrators have planned or imported, kept for 90 days.';
comment on column private.run.request is
  'What was asked: {change} as plan_product_change() takes it, or {fileName, fileHash, mapping, options} of a file, with gone once '
  'it is checked: how many targets the file does not have.';
comment on column private.run.status is
  'checking until its first row is carried out; stopped by a person; undoing from the first row that is taken back.';
comment on table private.run_row is
  'What becomes of one target of a run. No foreign key to the target: the record stays when it is deleted.';
comment on column private.run_row.outcome is
  'What is to become of it, then what became of it. gone: the file does not have the target, which stays unless its removal is '
  'chosen (remove, then removed).';
comment on column private.run_row.n is 'Its place: of a file the row, of a plan the place by title.';
comment on column private.run_row.raw is 'The cells of the file, by the keys of their columns; null where there is no file.';
comment on column private.run_row.match_key is 'By which the row of a file meets its target; two rows of a run may not share it.';
comment on column private.run_row.before is 'The columns that change, as they were when the row was worked out.';
comment on column private.run_row.after is 'The same columns, as they are to be.';
comment on column private.run_row.claim is 'A value of which the table has only one, such as an SKU, that the row asks for.';
comment on column private.run_row.errors is '[{column, word}]: why it is not done, or was not taken back.';
comment on column private.run_row.warning is 'What a person should know before it is done: free, when the resource will cost nothing.';
comment on column private.run_row.version is
  'updated_at of the target once the row was carried out; null where the kind compares the columns alone.';

create trigger set_updated_at before update on private.run
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on private.run_row
  for each row execute function private.set_updated_at();

create function private.open_run(kind text, request jsonb) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  opened uuid;
begin
  delete from private.run as old where old.created_at < now() - interval '90 days';
  insert into private.run (user_id, kind, request)
  values (private.my_user_id(), open_run.kind, open_run.request) returning id into opened;
  return opened;
end
$$;
comment on function private.open_run(text, jsonb) is 'A new run of the caller; those of more than 90 days ago go.';

create function private.my_run(run_id uuid) returns private.run
language plpgsql volatile set search_path = '' as $$
declare
  mine private.run;
begin
  perform private.require_admin();
  select * into mine from private.run as asked
  where asked.id = my_run.run_id and asked.user_id = private.my_user_id()
  for update;
  if mine.id is null then
    raise exception 'run_not_found' using errcode = 'PT404';
  end if;
  return mine;
end
$$;
comment on function private.my_run(uuid) is
  'The run, locked: of two tabs or two presses of a button the second waits. Raises admin_required, run_not_found.';

create function private.run_summary(run_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'id', summary.id, 'kind', summary.kind, 'status', summary.status, 'createdAt', summary.created_at,
    'counts', '{"staged": 0, "create": 0, "update": 0, "unchanged": 0, "error": 0, "gone": 0, "remove": 0,
      "created": 0, "updated": 0, "removed": 0, "failed": 0, "undone": 0, "kept": 0}'::jsonb || (
        select coalesce(jsonb_object_agg(counted.outcome, counted.count), '{}')
        from (
          select listed.outcome, count(*) as count from private.run_row as listed
          where listed.run_id = summary.id group by listed.outcome) as counted),
    'goneInUse', (
      select count(*) from private.run_row as listed
      where listed.run_id = summary.id and listed.outcome = 'gone' and listed.errors <> '[]'),
    'warnings', (
      select coalesce(jsonb_object_agg(warned.warning, warned.count), '{}')
      from (
        select listed.warning, count(*) as count from private.run_row as listed
        where listed.run_id = summary.id and listed.warning is not null and listed.outcome in ('create', 'update')
        group by listed.warning) as warned)) || summary.request
  from private.run as summary where summary.id = run_summary.run_id
);
comment on function private.run_summary(uuid) is
  '{id, kind, status, createdAt, counts: {outcome: rows}, goneInUse: rows, warnings: {word: rows}} with what was asked.';

-- Definer: nobody reads the tables of runs. For administrators only.
create function public.run_state(kind text, run_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.run_summary((
    select listed.id from private.run as listed
    where listed.user_id = private.my_user_id() and listed.kind = run_state.kind
      and (run_state.run_id is null or listed.id = run_state.run_id)
    order by listed.created_at desc, listed.id limit 1));
end
$$;
comment on function public.run_state(text, uuid) is
  'For administrators: {id, kind, status, createdAt, counts: {outcome: rows}, goneInUse: rows that are gone and in use, '
  'warnings: {word: rows}} and what was asked, of a run of their own of that kind, or of their latest one; null when there is none.';
grant execute on function public.run_state(text, uuid) to authenticated;

-- Definer: nobody reads the tables of runs. For administrators only.
create function public.run_rows(
  run_id uuid, outcome text, at_most integer default 20, rows_before integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Without the lock of my_run(): it only reads.
  if not exists (
    select from private.run as mine
    where mine.id = run_rows.run_id and mine.user_id = private.my_user_id())
  then
    raise exception 'run_not_found' using errcode = 'PT404';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'n', listed.n, 'title', listed.title, 'targetId', listed.target_id, 'raw', listed.raw, 'before', listed.before,
      'after', listed.after, 'errors', listed.errors, 'warning', listed.warning) order by listed.n), '[]')
    from (
      select asked.* from private.run_row as asked
      where asked.run_id = run_rows.run_id and asked.outcome = run_rows.outcome
      order by asked.n
      limit greatest(least(at_most, 1000), 0) offset greatest(rows_before, 0)) as listed);
end
$$;
comment on function public.run_rows(uuid, text, integer, integer) is
  'For whoever began the run: a page of its rows with that outcome, at most 1,000, [{n, title, targetId, raw, before, after, '
  'errors: [{column, word}], warning}]. before and after hold the columns that change. Raises run_not_found.';
grant execute on function public.run_rows(uuid, text, integer, integer) to authenticated;

-- Definer: nobody writes the tables of runs. For administrators only.
create function public.stop_run(run_id uuid, stopped boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.run := private.my_run(run_id);
begin
  if mine.status = 'undoing' then
    raise exception 'run_stopped' using errcode = 'PT409';
  end if;
  update private.run as stopped_run
  set status = case when stop_run.stopped then 'stopped' else 'running' end where stopped_run.id = mine.id;
  return private.run_summary(mine.id);
end
$$;
comment on function public.stop_run(uuid, boolean) is
  'For whoever began the run: no more rows are carried out, in any tab; or again they are. Answers what run_state() does. '
  'Raises run_not_found, run_stopped.';
grant execute on function public.stop_run(uuid, boolean) to authenticated;
