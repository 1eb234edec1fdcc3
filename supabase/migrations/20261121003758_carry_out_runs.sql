-- Carrying out the rows of a run in batches, each a transaction, and taking them back.

create function private.is_fault_of_a_row(state text) returns boolean
language sql immutable parallel safe set search_path = ''
return state !~ '^(40|53|55|57|58|XX)';
comment on function private.is_fault_of_a_row(text) is
  'A lock that was not had, or a server that is full, is no fault of a row: such an error ends the request.';

-- Writes documents to their targets, {id: document}; what cannot be written together is written row by row.
create function private.write_each(kind text, wanted jsonb, out written jsonb, out refused jsonb)
language plpgsql volatile set search_path = '' as $$
declare
  target record;
  broken text;
begin
  refused := '{}';
  begin
    written := private.write_targets(kind, wanted);
    return;
  exception when others then
    if not private.is_fault_of_a_row(sqlstate) then
      raise;
    end if;
  end;
  written := '{}';
  for target in select * from jsonb_each(wanted) loop
    begin
      written := written || private.write_targets(kind, jsonb_build_object(target.key, target.value));
    exception when others then
      if not private.is_fault_of_a_row(sqlstate) then
        raise;
      end if;
      get stacked diagnostics broken = constraint_name;
      refused := refused || jsonb_build_object(target.key, private.refusal_of_target(kind, broken, sqlerrm));
    end;
  end loop;
end
$$;
comment on function private.write_each(text, jsonb) is
  'written: {id: version} of the targets that took their document; refused: {id: {column, word}} of those whose table did not.';

-- Deletes targets; what cannot be deleted together is deleted one by one.
create function private.remove_each(kind text, ids uuid[], out removed uuid[], out refused jsonb)
language plpgsql volatile set search_path = '' as $$
declare
  target uuid;
  broken text;
begin
  refused := '{}';
  begin
    removed := private.remove_targets(kind, ids);
    return;
  exception when others then
    if not private.is_fault_of_a_row(sqlstate) then
      raise;
    end if;
  end;
  removed := '{}';
  foreach target in array ids loop
    begin
      removed := removed || private.remove_targets(kind, array[target]);
    exception when others then
      if not private.is_fault_of_a_row(sqlstate) then
        raise;
      end if;
      get stacked diagnostics broken = constraint_name;
      refused := refused || jsonb_build_object(target, private.refusal_of_target(kind, broken, sqlerrm));
    end;
  end loop;
end
$$;
comment on function private.remove_each(text, uuid[]) is
  'removed: the targets that are gone now; refused: {id: {column, word}} of those whose table did not let them go.';

create function private.why_not(there boolean, refusal jsonb, otherwise jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return jsonb_build_array(case
  when refusal is not null then refusal
  when not there then '{"column": "id", "word": "not_there"}'
  else otherwise end);
comment on function private.why_not(boolean, jsonb, jsonb) is
  'The errors of a row that was left: what its table refused, else that the target has gone, else the other reason.';

-- Definer: nobody writes the tables of runs. For administrators only.
create function public.carry_out_run(run_id uuid, at_most integer default 1000) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.run := private.my_run(run_id);
  batch uuid[];
  there uuid[];
  ready jsonb;
  doomed uuid[];
  written jsonb;
  refused jsonb;
  removed uuid[];
  unremoved jsonb;
begin
  if mine.status in ('stopped', 'undoing') then
    raise exception 'run_stopped' using errcode = 'PT409';
  end if;
  if exists (select from private.run_row as staged where staged.run_id = mine.id and staged.outcome = 'staged') then
    raise exception 'run_not_checked' using errcode = 'PT409';
  end if;
  update private.run as started set status = 'running' where started.id = mine.id and started.status <> 'running';
  batch := array(
    select next.id from private.run_row as next
    where next.run_id = mine.id and next.outcome in ('create', 'update', 'remove')
    order by next.n limit greatest(least(at_most, (private.run_limits(mine.kind)).batch), 1));

  select coalesce(array_agg(target.id) filter (where target.id is not null), '{}'),
    coalesce(jsonb_object_agg(planned.target_id, planned.after) filter (where case planned.outcome
      when 'create' then target.id is null
      when 'update' then target.document || planned.before = target.document end), '{}'),
    coalesce(array_agg(target.id) filter (where planned.outcome = 'remove'
      and target.document || planned.before = target.document), '{}')
  into there, ready, doomed
  from private.run_row as planned
  left join private.lock_targets(mine.kind, array(
    select asked.target_id from private.run_row as asked where asked.id = any (batch)), exists (
    select from private.run_row as asked where asked.id = any (batch) and asked.outcome = 'remove')) as target
    on target.id = planned.target_id
  where planned.id = any (batch);
  select * into written, refused from private.write_each(mine.kind, ready);
  select * into removed, unremoved from private.remove_each(mine.kind, doomed);
  refused := refused || unremoved;

  update private.run_row as judged
  set outcome = case
      when judged.target_id = any (removed) then 'removed'
      when not written ? judged.target_id::text then 'failed'
      when judged.outcome = 'create' then 'created' else 'updated' end,
    version = (written ->> judged.target_id::text)::timestamptz,
    errors = case when written ? judged.target_id::text or judged.target_id = any (removed) then '[]' else private.why_not(
      judged.target_id = any (there) or ready ? judged.target_id::text, refused -> judged.target_id::text,
      case when ready ? judged.target_id::text then private.refusal_of_target(mine.kind, null, null)
        when judged.target_id = any (doomed) then '{"column": "id", "word": "in_use"}'
        else '{"column": "id", "word": "changed_since"}' end) end
  where judged.id = any (batch);
  return private.run_summary(mine.id);
end
$$;
comment on function public.carry_out_run(uuid, integer) is
  'For whoever began the run: carries out its next rows, at most so many and no more than its kind allows, and answers what '
  'run_state() does. To be called until create, update and remove are 0; a repeated call changes nothing twice. A target whose columns '
  'are no longer as they were shown is left, and so is a row that its table refuses. Raises run_not_found, run_not_checked, '
  'run_stopped.';
grant execute on function public.carry_out_run(uuid, integer) to authenticated;

-- Definer: nobody writes the tables of runs. For administrators only.
create function public.undo_run(run_id uuid, at_most integer default 1000) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.run := private.my_run(run_id);
  batch uuid[];
  there uuid[];
  unchanged uuid[];
  removed uuid[];
  unremoved jsonb;
  written jsonb;
  refused jsonb;
begin
  if mine.created_at < now() - (private.run_limits(mine.kind)).undone_for then
    raise exception 'run_too_old' using errcode = 'PT409';
  end if;
  update private.run as undone set status = 'undoing' where undone.id = mine.id and undone.status <> 'undoing';
  batch := array(
    select last.id from private.run_row as last
    where last.run_id = mine.id and last.outcome in ('created', 'updated', 'removed')
    order by last.n desc limit greatest(least(at_most, (private.run_limits(mine.kind)).batch), 1));

  select coalesce(array_agg(target.id) filter (where target.id is not null), '{}'),
    coalesce(array_agg(carried.target_id) filter (where case carried.outcome
      when 'removed' then target.id is null
      else target.version is not distinct from carried.version
        and target.document || carried.after = target.document end), '{}')
  into there, unchanged
  from private.run_row as carried
  left join private.lock_targets(mine.kind, array(
    select asked.target_id from private.run_row as asked where asked.id = any (batch)), true) as target
    on target.id = carried.target_id
  where carried.id = any (batch);
  select * into removed, unremoved from private.remove_each(mine.kind, array(
    select made.target_id from private.run_row as made
    where made.id = any (batch) and made.outcome = 'created' and made.target_id = any (unchanged)));
  select * into written, refused from private.write_each(mine.kind, (
    select coalesce(jsonb_object_agg(changed.target_id, changed.before), '{}') from private.run_row as changed
    where changed.id = any (batch) and changed.outcome in ('updated', 'removed')
      and changed.target_id = any (unchanged)));
  refused := refused || unremoved;

  update private.run_row as judged
  set outcome = case when judged.target_id = any (removed) or written ? judged.target_id::text
      then 'undone' else 'kept' end,
    errors = case when judged.target_id = any (removed) or written ? judged.target_id::text
      then '[]' else private.why_not(judged.target_id = any (there), refused -> judged.target_id::text,
        jsonb_build_object('column', 'id', 'word', case when judged.target_id = any (unchanged)
          and judged.outcome = 'created' then 'in_use' else 'changed_since' end)) end
  where judged.id = any (batch);
  return private.run_summary(mine.id);
end
$$;
comment on function public.undo_run(uuid, integer) is
  'For whoever began the run, for as long as its kind allows: takes back its next rows, the last first, and answers what '
  'run_state() does. What somebody has changed or used since is kept. To be called until created, updated and removed '
  'are 0. Raises run_not_found, run_too_old.';
grant execute on function public.undo_run(uuid, integer) to authenticated;
