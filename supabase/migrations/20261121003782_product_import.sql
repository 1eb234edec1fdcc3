-- Importing a catalogue file. The browser reads it and sends its rows; the check says what each would do, and what it says
-- is stored and then carried out (run_import). Nothing is read twice.

create table private.import (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null,
  file_name text not null,
  file_hash text not null,
  mapping jsonb not null,
  options jsonb not null default '{}',
  status text not null default 'checking',
  constraint import_pkey primary key (id),
  constraint import_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint import_status_known check (status in ('checking', 'running', 'stopped', 'undoing')),
  constraint import_file_name_length check (length(file_name) <= 255),
  constraint import_file_hash_length check (length(file_hash) <= 200),
  constraint import_documents_size
    check (coalesce(pg_column_size(mapping) <= 200000, true) and coalesce(pg_column_size(options) <= 200000, true))
);

create index import_user_id_idx on private.import (user_id, created_at);
create index import_created_at_idx on private.import (created_at);

create table private.import_row (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  import_id uuid not null,
  n integer not null,
  raw jsonb not null,
  match_key text,
  outcome text not null default 'staged',
  target_id uuid,
  before jsonb,
  after jsonb,
  errors jsonb not null default '[]',
  version timestamptz,
  is_free boolean generated always as (after ->> 'price' = '0.00' or after ->> 'discount' = '100.00') stored,
  constraint import_row_pkey primary key (id),
  constraint import_row_import_id_n_key unique (import_id, n),
  constraint import_row_import_id_fkey foreign key (import_id) references private.import (id) on delete cascade,
  constraint import_row_outcome_known check (outcome in (
    'staged', 'create', 'update', 'unchanged', 'error', 'created', 'updated', 'failed', 'undone', 'kept')),
  constraint import_row_documents_size
    check (coalesce(pg_column_size(raw) <= 1000000, true) and coalesce(pg_column_size(before) <= 1000000, true) and coalesce(pg_column_size(after) <= 1000000, true) and coalesce(pg_column_size(errors) <= 1000000, true)),
  constraint import_row_match_key_length check (length(match_key) <= 1000)
);

create index import_row_outcome_idx on private.import_row (import_id, outcome, n);
create index import_row_match_key_idx on private.import_row (import_id, match_key);
create index import_row_target_id_idx on private.import_row (import_id, target_id);
create index import_row_sku_idx on private.import_row (import_id, (after ->> 'sku'));

alter table private.import enable row level security;
alter table private.import_row enable row level security;

comment on table private.import is 'Files that administrators import, kept for 90 days.';
comment on column private.import.mapping is 'The heads of the file, each with the key of its column.';
comment on column private.import.options is '{createTags}: whether tags that are not known are created.';
comment on table private.import_row is
  'A row of a file and what becomes of it. No foreign key to the resource: the record stays when it is deleted.';
comment on column private.import_row.raw is 'The cells of the file, by the keys of their columns.';
comment on column private.import_row.before is 'The columns that change, as they were at the check.';
comment on column private.import_row.after is 'The same columns, as the file wants them.';
comment on column private.import_row.is_free is 'Whether the resource becomes free by it.';
comment on column private.import_row.errors is '[{column, word}].';
comment on column private.import_row.version is 'updated_at of the resource when the row was carried out.';

create trigger set_updated_at before update on private.import
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on private.import_row
  for each row execute function private.set_updated_at();

create function private.import_summary(import_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'id', one.id, 'fileName', one.file_name, 'fileHash', one.file_hash, 'status', one.status,
    'mapping', one.mapping, 'options', one.options, 'createdAt', one.created_at,
    'free', (select count(*) from private.import_row as counted
      where counted.import_id = one.id and counted.outcome in ('create', 'update') and counted.is_free),
    'counts', (
      select jsonb_object_agg(known.outcome, (
        select count(*) from private.import_row as counted
        where counted.import_id = one.id and counted.outcome = known.outcome))
      from unnest(array['staged', 'create', 'update', 'unchanged', 'error', 'created', 'updated', 'failed',
        'undone', 'kept']) as known (outcome)))
  from private.import as one where one.id = import_summary.import_id
);

create function private.my_import(import_id uuid) returns private.import
language plpgsql volatile set search_path = '' as $$
declare
  mine private.import;
begin
  perform private.require_admin();
  select * into mine from private.import as one
  where one.id = my_import.import_id and one.user_id = private.my_user_id()
  for update;
  if mine.id is null then
    raise exception 'import_not_found' using errcode = 'PT404';
  end if;
  return mine;
end
$$;
comment on function private.my_import(uuid) is
  'The import, locked: of two tabs the second waits. Raises import_not_found.';

-- Definer: nobody writes the tables of imports. For administrators only.
create function public.start_import(file jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  started uuid;
begin
  perform private.require_admin();
  if jsonb_typeof(file -> 'mapping') is distinct from 'object' or coalesce(file ->> 'hash', '') = '' then
    raise exception 'import_malformed' using errcode = 'PT422';
  end if;
  delete from private.import as old where old.created_at < now() - interval '90 days';
  insert into private.import (user_id, file_name, file_hash, mapping, options)
  values (private.my_user_id(), left(coalesce(file ->> 'name', ''), 200), left(file ->> 'hash', 64),
    file -> 'mapping', coalesce(file -> 'options', '{}'))
  returning id into started;
  return private.import_summary(started) || jsonb_build_object('sameFileAt', (
    select max(earlier.created_at) from private.import as earlier
    where earlier.file_hash = left(file ->> 'hash', 64) and earlier.id <> started));
end
$$;
comment on function public.start_import(jsonb) is
  'For administrators: {name, hash, mapping, options: {createTags}} of a catalogue file. Answers what import_state() does, '
  'and sameFileAt: when somebody imported the same file. Raises import_malformed.';
grant execute on function public.start_import(jsonb) to authenticated;

-- Definer: nobody writes the tables of imports. For administrators only.
create function public.add_import_rows(import_id uuid, first_n integer, cells jsonb) returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.my_import(add_import_rows.import_id);
  if jsonb_typeof(cells) is distinct from 'array' or first_n < 1
    or first_n + jsonb_array_length(cells) > 50001
    or exists (select from jsonb_array_elements(cells) as one where jsonb_typeof(one) <> 'object')
  then
    raise exception 'import_malformed' using errcode = 'PT422';
  end if;
  insert into private.import_row (import_id, n, raw, match_key)
  select add_import_rows.import_id, first_n + one.place - 1, one.value,
    case
      when btrim(coalesce(one.value ->> 'id', '')) <> '' then lower(btrim(one.value ->> 'id'))
      else nullif(ltrim(btrim(one.value ->> 'sku'), '0'), '')
    end
  from jsonb_array_elements(cells) with ordinality as one (value, place)
  on conflict on constraint import_row_import_id_n_key do nothing;
  -- The caller chooses the number of a row: the same one is sent again after a lost answer, another one is lost silently.
  perform private.refuse_taken_id(exists (
    select from jsonb_array_elements(cells) with ordinality as one (value, place)
    join private.import_row as there
      on there.import_id = add_import_rows.import_id and there.n = first_n + one.place - 1
    where there.raw <> one.value));
  return (select count(*) from private.import_row as one where one.import_id = add_import_rows.import_id);
end
$$;
comment on function public.add_import_rows(uuid, integer, jsonb) is
  'For whoever started the import: rows of the file as {column key: text}, the first of which is number first_n; 50,000 in '
  'all. Rows that are there already stay; id_taken when they say something else. Answers how many there are. Raises import_not_found, '
  'import_malformed.';
grant execute on function public.add_import_rows(uuid, integer, jsonb) to authenticated;

-- Definer: nobody reads the tables of imports. For administrators only.
create function public.import_state(import_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.import_summary((
    select one.id from private.import as one
    where one.user_id = private.my_user_id() and (import_state.import_id is null or one.id = import_state.import_id)
    order by one.created_at desc, one.id limit 1));
end
$$;
comment on function public.import_state(uuid) is
  'For administrators: {id, fileName, fileHash, status, mapping, options, createdAt, counts} of an import of their own, or '
  'of their latest one; null when there is none.';
grant execute on function public.import_state(uuid) to authenticated;

-- Definer: nobody reads the tables of imports. For administrators only.
create function public.import_rows(
  import_id uuid, outcome text, at_most integer default 20, rows_before integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Without the lock of my_import(): it only reads.
  if not exists (
    select from private.import as mine
    where mine.id = import_rows.import_id and mine.user_id = private.my_user_id())
  then
    raise exception 'import_not_found' using errcode = 'PT404';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'n', listed.n, 'title', coalesce(listed.raw ->> 'title', ''), 'raw', listed.raw,
      'before', listed.before, 'after', listed.after, 'errors', listed.errors,
      'free', coalesce(listed.is_free, false)) order by listed.n), '[]')
    from (
      select one.* from private.import_row as one
      where one.import_id = import_rows.import_id and one.outcome = import_rows.outcome
      order by one.n
      limit greatest(least(at_most, 1000), 0) offset greatest(rows_before, 0)) as listed);
end
$$;
comment on function public.import_rows(uuid, text, integer, integer) is
  'For whoever started the import: a page of its rows with that outcome, [{n, title, raw, before, after, errors, free}]. '
  'Raises import_not_found.';
grant execute on function public.import_rows(uuid, text, integer, integer) to authenticated;
