-- Runs whose rows come from a file. The browser reads it and sends its rows; the check says what each would do, and what it
-- says is stored and then carried out (carry_out_run). Nothing is read twice.

create function private.is_error_of_a_spreadsheet(cell text) returns boolean
language sql immutable parallel safe set search_path = ''
return cell ~ '^(#(N/A|DIV/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|GETTING_DATA)|#{3,})$';
comment on function private.is_error_of_a_spreadsheet(text) is
  'What a spreadsheet shows where it could not calculate, or had no room. It is never an empty cell.';

-- Definer: nobody writes the tables of runs. For administrators only.
create function public.start_import(kind text, file jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  started uuid;
begin
  perform private.require_admin();
  if jsonb_typeof(file -> 'mapping') is distinct from 'object' or coalesce(file ->> 'hash', '') = ''
    or kind is null or kind <> all (private.kinds_of_files())
  then
    raise exception 'import_malformed' using errcode = 'PT422';
  end if;
  started := private.open_run(kind, jsonb_build_object(
    'fileName', left(coalesce(file ->> 'name', ''), 200), 'fileHash', left(file ->> 'hash', 64),
    'mapping', file -> 'mapping', 'options', coalesce(file -> 'options', '{}')));
  return private.run_summary(started) || jsonb_build_object('sameFileAt', (
    select max(earlier.created_at) from private.run as earlier
    where earlier.kind = start_import.kind and earlier.request ->> 'fileHash' = left(file ->> 'hash', 64)
      and earlier.id <> started));
end
$$;
comment on function public.start_import(text, jsonb) is
  'For administrators: {name, hash, mapping: {head: column key}, options} of a file. kind: catalogue, with the option '
  '{createTags}, or schools. Answers what run_state() does, and sameFileAt: when somebody imported the same file. Raises import_malformed.';
grant execute on function public.start_import(text, jsonb) to authenticated;

-- Definer: nobody writes the tables of runs. For administrators only.
create function public.add_import_rows(run_id uuid, first_n integer, cells jsonb) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.run := private.my_run(run_id);
begin
  if jsonb_typeof(cells) is distinct from 'array' or first_n < 1
    or first_n + jsonb_array_length(cells) > 50001 or mine.kind <> all (private.kinds_of_files())
    or exists (select from jsonb_array_elements(cells) as sent where jsonb_typeof(sent) <> 'object')
  then
    raise exception 'import_malformed' using errcode = 'PT422';
  end if;
  insert into private.run_row (run_id, n, raw, title, match_key)
  select mine.id, first_n + sent.place - 1, sent.value, left(coalesce(sent.value ->> private.title_column(mine.kind), ''), 1000),
    case
      when btrim(coalesce(sent.value ->> 'id', '')) <> '' then lower(btrim(sent.value ->> 'id'))
      else private.key_of_row(mine.kind, sent.value)
    end
  from jsonb_array_elements(cells) with ordinality as sent (value, place)
  on conflict on constraint run_row_run_id_n_key do nothing;
  -- The caller chooses the number of a row: the same one is sent again after a lost answer, another one is lost silently.
  perform private.refuse_taken_id(exists (
    select from jsonb_array_elements(cells) with ordinality as sent (value, place)
    join private.run_row as there on there.run_id = mine.id and there.n = first_n + sent.place - 1
    where there.raw <> sent.value));
  return (select count(*) from private.run_row as arrived where arrived.run_id = mine.id);
end
$$;
comment on function public.add_import_rows(uuid, integer, jsonb) is
  'For whoever began the import: rows of the file as {column key: text}, the first of which is number first_n; 50,000 in '
  'all. Rows that are there already stay; id_taken when they say something else. Answers how many there are. Raises '
  'run_not_found, import_malformed.';
grant execute on function public.add_import_rows(uuid, integer, jsonb) to authenticated;

create function private.names_of_broken_rules(target_table regclass) returns text
language sql stable set search_path = ''
return (
  select format('array_remove(array[%s]::text[], null)', string_agg(format('case when (%s) is false then %L end',
    pg_catalog.pg_get_expr(rule.conbin, rule.conrelid), rule.conname), ', ' order by rule.conname))
  from pg_catalog.pg_constraint as rule
  where rule.conrelid = target_table and rule.contype = 'c'
);
comment on function private.names_of_broken_rules(regclass) is
  'SQL over the columns of the table: the names of its checks that a row does not hold. The checks are those that the table '
  'has now, so that a rule that is added is known at once.';

create function private.refuse_repeated_rows(batch uuid[], claim_column text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update private.run_row as later
  set outcome = 'error', errors = later.errors || jsonb_build_object('column', repeated.place, 'word', repeated.word)
  from (
    select checked.id, case when same.target then 'id' else claim_column end as place,
      case when same.target then 'import_row_repeated' else 'import_claim_repeated' end as word
    from private.run_row as checked
    cross join lateral (
      select exists (
          select from private.run_row as earlier
          where earlier.run_id = checked.run_id and earlier.target_id = checked.target_id and earlier.n < checked.n
            and earlier.raw is not null and earlier.outcome in ('create', 'update', 'unchanged')) as target,
        exists (
          select from private.run_row as earlier
          where earlier.run_id = checked.run_id and earlier.claim = checked.claim
            and earlier.n < checked.n and earlier.outcome in ('create', 'update')) as claim) as same
    where checked.id = any (batch) and checked.outcome in ('create', 'update', 'unchanged')
      and (same.target or same.claim)) as repeated
  where later.id = repeated.id;
end
$$;
comment on function private.refuse_repeated_rows(uuid[], text) is
  'Rows that come to the same target as a row further up, or ask for the same value of which the table has only one.';

create function private.list_gone(mine private.run) returns void
language plpgsql volatile set search_path = '' as $$
declare
  listed integer;
begin
  with gone as materialized (
    select target.* from private.targets_gone(mine.kind, mine.id) as target
  ), used as materialized (
    select unnest(private.targets_in_use(mine.kind, array(select gone.id from gone))) as id
  )
  insert into private.run_row (run_id, n, target_id, title, raw, before, after, outcome, errors)
  select mine.id, seen.last + row_number() over (order by gone.title, gone.id), gone.id, left(gone.title, 1000), '{}',
    gone.document, '{}', 'gone',
    case when used.id is not null then '[{"column": "id", "word": "in_use"}]'::jsonb else '[]' end
  from gone
  left join used on used.id = gone.id
  cross join (select coalesce(max(row.n), 0) as last from private.run_row as row where row.run_id = mine.id) as seen;
  get diagnostics listed = row_count;
  update private.run as checked set request = checked.request || jsonb_build_object('gone', listed) where checked.id = mine.id;
end
$$;
comment on function private.list_gone(private.run) is
  'Adds a row for each target that the file does not have. It only names them: plan_removals() is a choice of its own.';

-- Definer: nobody writes the tables of runs. For administrators only.
create function public.check_import(run_id uuid, at_most integer default 1000) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.run := private.my_run(run_id);
  claim_column constant text := private.claim_column(mine.kind);
  batch constant uuid[] := array(
    select next.id from private.run_row as next
    where next.run_id = mine.id and next.outcome = 'staged'
    order by next.n limit greatest(least(at_most, 2000), 1));
begin
  with read as materialized (
    select understood.* from private.read_rows(mine.kind, mine.request -> 'options', batch) as understood
  ), judged as (
    select read.row_id, read.target_id, read.was, read.after, read.claim, read.warning,
      read.errors || case when exists (
        select from private.run_row as other
        where other.run_id = mine.id and other.match_key = asked.match_key and other.n < asked.n)
        then jsonb_build_array(jsonb_build_object('column', private.key_column(mine.kind), 'word', 'import_row_repeated'))
        else '[]' end as errors
    from read join private.run_row as asked on asked.id = read.row_id
  )
  update private.run_row as checked
  set outcome = case
      when judged.errors <> '[]' then 'error'
      when judged.target_id is null then 'create'
      when judged.after = '{}' then 'unchanged'
      else 'update' end,
    target_id = coalesce(judged.target_id, gen_random_uuid()),
    after = judged.after,
    before = case when judged.target_id is null then '{}' else (
      select coalesce(jsonb_object_agg(wanted.key, judged.was -> wanted.key), '{}')
      from jsonb_each(judged.after) as wanted) end,
    claim = judged.claim, warning = judged.warning, errors = judged.errors
  from judged
  where checked.id = judged.row_id;
  perform private.refuse_repeated_rows(batch, claim_column);
  update private.run_row as refused
  set outcome = 'error', errors = refused.errors || broken.errors
  from private.rows_against_rules(mine.kind, batch) as broken
  where refused.id = broken.row_id;
  if not mine.request ? 'gone' and not exists (
    select from private.run_row as staged where staged.run_id = mine.id and staged.outcome = 'staged')
  then
    perform private.list_gone(mine);
  end if;
  return private.run_summary(mine.id);
end
$$;
comment on function public.check_import(uuid, integer) is
  'For whoever began the import: works out what its next rows would do, at most 2,000, and changes no target. To be called '
  'until none is staged; answers what run_state() does. A row meets its target by id, else by the key of its kind (catalogue: '
  'sku). Raises run_not_found.';
grant execute on function public.check_import(uuid, integer) to authenticated;

-- Definer: nobody writes the tables of runs. For administrators only.
create function public.plan_removals(run_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.run := private.my_run(run_id);
  used uuid[];
begin
  if mine.status = 'undoing' then
    raise exception 'run_stopped' using errcode = 'PT409';
  end if;
  if not mine.request ? 'gone' then
    raise exception 'run_not_checked' using errcode = 'PT409';
  end if;
  used := private.targets_in_use(mine.kind, array(
    select gone.target_id from private.run_row as gone where gone.run_id = mine.id and gone.outcome = 'gone'));
  update private.run_row as gone
  set outcome = case when gone.target_id = any (used) then 'gone' else 'remove' end,
    errors = case when gone.target_id = any (used) then '[{"column": "id", "word": "in_use"}]'::jsonb else '[]' end
  where gone.run_id = mine.id and gone.outcome = 'gone';
  -- It stands where it goes on from.
  update private.run as planned set status = 'stopped' where planned.id = mine.id and planned.status = 'checking';
  return private.run_summary(mine.id);
end
$$;
comment on function public.plan_removals(uuid) is
  'For whoever began the import: what the file does not have and nobody uses is to be removed as well, by carry_out_run(), '
  'which looks once more. Answers what run_state() does. Raises run_not_found, run_not_checked, run_stopped.';
grant execute on function public.plan_removals(uuid) to authenticated;
