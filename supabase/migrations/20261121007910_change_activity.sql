-- Changing and deleting an activity that repeats: one copy, this and the following ones, or all.
-- They run as the caller, whose policies decide which rows there are.

create function public.change_activity(
  activity_id uuid,
  scope text,
  label text,
  start_date_time timestamptz,
  end_date_time timestamptz,
  color text,
  type text default null,
  teacher_assessment_template_id uuid default null,
  teacher_subject_template_id uuid default null,
  teacher_class_subject_id uuid default null,
  locked boolean default false,
  repeat_weeks integer default 0,
  every_weeks integer default 1
) returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  before public.teacher_activity;
  series uuid;
begin
  if (change_activity.scope in ('ONE', 'FOLLOWING', 'ALL')) is not true then
    raise exception 'scope_not_known' using errcode = 'PT422';
  end if;
  if (repeat_weeks between 0 and 12 and every_weeks between 1 and 2) is not true then
    raise exception 'repeat_too_long' using errcode = 'PT422';
  end if;
  select * into before from public.teacher_activity as activity
  where activity.id = change_activity.activity_id
  for update;
  if before.id is null then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;

  -- What follows becomes a repeat of its own: a later change of all must not reach back.
  series := before.repeat_id;
  if change_activity.scope = 'FOLLOWING' and exists (
    select from public.teacher_activity as earlier
    where earlier.repeat_id = before.repeat_id
      and earlier.start_date_time < before.start_date_time
  ) then
    series := gen_random_uuid();
  end if;
  if before.repeat_id is null and repeat_weeks >= every_weeks then
    series := gen_random_uuid();
  end if;

  return query
    update public.teacher_activity as activity
    set label = change_activity.label,
      start_date_time = activity.start_date_time
        + (change_activity.start_date_time - before.start_date_time),
      end_date_time = activity.start_date_time
        + (change_activity.end_date_time - before.start_date_time),
      color = change_activity.color,
      type = change_activity.type,
      teacher_assessment_template_id = change_activity.teacher_assessment_template_id,
      teacher_subject_template_id = change_activity.teacher_subject_template_id,
      teacher_class_subject_id = change_activity.teacher_class_subject_id,
      locked = coalesce(change_activity.locked, false),
      repeat_id = series
    where activity.id = before.id
      or (change_activity.scope <> 'ONE' and activity.repeat_id = before.repeat_id
        and (change_activity.scope = 'ALL'
          or activity.start_date_time >= before.start_date_time))
    returning activity.*;

  if before.repeat_id is null and series is not null then
    return query
      insert into public.teacher_activity as activity (
        label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
        teacher_subject_template_id, teacher_class_subject_id, locked, repeat_id)
      select change_activity.label, change_activity.start_date_time + week * interval '7 days',
        change_activity.end_date_time + week * interval '7 days', change_activity.color,
        change_activity.type, change_activity.teacher_assessment_template_id,
        change_activity.teacher_subject_template_id, change_activity.teacher_class_subject_id,
        coalesce(change_activity.locked, false), series
      from generate_series(every_weeks, repeat_weeks, every_weeks) as week
      returning activity.*;
  end if;
end
$$;
comment on function public.change_activity(
  uuid, text, text, timestamptz, timestamptz, text, text, uuid, uuid, uuid, boolean, integer, integer
) is
  'Saves the form of an activity. Scope is ONE, FOLLOWING (this and the later copies, which become a '
  'repeat of their own) or ALL; other copies move by as much as this one. An activity that did not '
  'repeat may begin to. Returns what changed.';
grant execute on function public.change_activity(
  uuid, text, text, timestamptz, timestamptz, text, text, uuid, uuid, uuid, boolean, integer, integer
) to authenticated;

create function public.delete_activity(activity_id uuid, scope text)
returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
declare
  before public.teacher_activity;
begin
  if (delete_activity.scope in ('ONE', 'FOLLOWING', 'ALL')) is not true then
    raise exception 'scope_not_known' using errcode = 'PT422';
  end if;
  select * into before from public.teacher_activity as activity
  where activity.id = delete_activity.activity_id
  for update;
  if before.id is null then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
  return query
    delete from public.teacher_activity as activity
    where activity.id = before.id
      or (delete_activity.scope <> 'ONE' and activity.repeat_id = before.repeat_id
        and (delete_activity.scope = 'ALL'
          or activity.start_date_time >= before.start_date_time))
    returning activity.*;
end
$$;
comment on function public.delete_activity(uuid, text) is
  'Deletes an activity (ONE), it and its later copies (FOLLOWING) or all copies (ALL). Returns what '
  'was there.';
grant execute on function public.delete_activity(uuid, text) to authenticated;

create function public.move_activities(
  ids uuid[],
  starts timestamptz[],
  ends timestamptz[]
) returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
begin
  if (cardinality(ids) between 1 and 1000
    and cardinality(starts) = cardinality(ids) and cardinality(ends) = cardinality(ids)) is not true
  then
    raise exception 'moves_malformed' using errcode = 'PT422';
  end if;
  return query
    update public.teacher_activity as activity
    set start_date_time = move.start_date_time, end_date_time = move.end_date_time
    from unnest(ids, starts, ends) as move (id, start_date_time, end_date_time)
    where activity.id = move.id
    returning activity.*;
  if (select count(*) from public.teacher_activity as activity where activity.id = any (ids))
    <> cardinality(ids)
  then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.move_activities(uuid[], timestamptz[], timestamptz[]) is
  'Gives each of the caller''s activities its new times, all or none: a drag in the calendar, and the '
  'way back after a bump.';
grant execute on function public.move_activities(uuid[], timestamptz[], timestamptz[])
  to authenticated;
