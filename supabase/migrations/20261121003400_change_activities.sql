-- Changing, moving, copying, deleting and restoring activities. Of an activity that repeats, one copy is
-- changed, or this and the following ones, or all. Unless they say otherwise, these functions run as the
-- caller, so the policies decide which rows they reach.

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
  every_weeks integer default 1,
  version timestamptz default null,
  until_term_end boolean default false,
  notes text default null
) returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  before public.teacher_activity;
  series uuid;
  weeks jsonb := public.preview_repeat(
    start_date_time, repeat_weeks, every_weeks, until_term_end) -> 'weeks';
begin
  if (change_activity.scope in ('ONE', 'FOLLOWING', 'ALL')) is not true then
    raise exception 'scope_not_known' using errcode = 'PT422';
  end if;
  select * into before from public.teacher_activity as activity
  where activity.id = change_activity.activity_id
  for update;
  if before.id is null then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
  if before.updated_at <> change_activity.version then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;

  -- This and the following copies become a repeat of their own, so that a later change of "all" does not
  -- reach the earlier ones.
  series := before.repeat_id;
  if change_activity.scope = 'FOLLOWING' and exists (
    select from public.teacher_activity as earlier
    where earlier.repeat_id = before.repeat_id
      and earlier.start_date_time < before.start_date_time
  ) then
    series := gen_random_uuid();
  end if;
  if before.repeat_id is null and jsonb_array_length(weeks) > 1 then
    series := gen_random_uuid();
  end if;

  -- A copy keeps whatever was not changed here: its notes, its lock, the lesson of its week.
  return query
    update public.teacher_activity as activity
    set label = case
        when change_activity.label is distinct from before.label
        then change_activity.label else activity.label end,
      start_date_time = activity.start_date_time
        + (change_activity.start_date_time - before.start_date_time),
      end_date_time = activity.start_date_time
        + (change_activity.start_date_time - before.start_date_time)
        + case when change_activity.end_date_time - change_activity.start_date_time
            is distinct from before.end_date_time - before.start_date_time
          then change_activity.end_date_time - change_activity.start_date_time
          else activity.end_date_time - activity.start_date_time end,
      color = case
        when change_activity.color is distinct from before.color
        then change_activity.color else activity.color end,
      type = case
        when change_activity.type is distinct from before.type
        then change_activity.type else activity.type end,
      teacher_assessment_template_id = case
        when change_activity.teacher_assessment_template_id is distinct from before.teacher_assessment_template_id
        then change_activity.teacher_assessment_template_id else activity.teacher_assessment_template_id end,
      teacher_subject_template_id = case
        when change_activity.teacher_subject_template_id is distinct from before.teacher_subject_template_id
        then change_activity.teacher_subject_template_id else activity.teacher_subject_template_id end,
      teacher_class_subject_id = case
        when change_activity.teacher_class_subject_id is distinct from before.teacher_class_subject_id
        then change_activity.teacher_class_subject_id else activity.teacher_class_subject_id end,
      locked = case when coalesce(change_activity.locked, false) <> before.locked
        then not before.locked else activity.locked end,
      notes = case when change_activity.notes is distinct from before.notes
        then coalesce(change_activity.notes, activity.notes) else activity.notes end,
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
        teacher_subject_template_id, teacher_class_subject_id, locked, notes, repeat_id)
      select change_activity.label,
        change_activity.start_date_time + week::integer * interval '7 days',
        change_activity.end_date_time + week::integer * interval '7 days', change_activity.color,
        change_activity.type, change_activity.teacher_assessment_template_id,
        change_activity.teacher_subject_template_id, change_activity.teacher_class_subject_id,
        coalesce(change_activity.locked, false), coalesce(change_activity.notes, before.notes), series
      from jsonb_array_elements_text(weeks) as week
      where week::integer > 0
      returning activity.*;
  end if;
end
$$;
comment on function public.change_activity(
  uuid, text, text, timestamptz, timestamptz, text, text, uuid, uuid, uuid, boolean, integer, integer,
  timestamptz, boolean, text
) is
  'Saves the form of an activity. Scope is ONE, FOLLOWING (this and the later copies, which become a '
  'repeat of their own) or ALL; other copies get the fields that were changed, keep the others, and move by as much as '
  'this one. An activity that did not '
  'repeat may begin to, with the copies of preview_repeat(); notes that are left out stay. With the '
  'version (updated_at) that the caller read, an activity that has changed since is refused. Returns what changed.';
grant execute on function public.change_activity(
  uuid, text, text, timestamptz, timestamptz, text, text, uuid, uuid, uuid, boolean, integer, integer,
  timestamptz, boolean, text
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
  ends timestamptz[],
  from_starts timestamptz[] default '{}',
  versions timestamptz[] default '{}'
) returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
begin
  if (cardinality(ids) between 1 and 1000
    and cardinality(starts) = cardinality(ids) and cardinality(ends) = cardinality(ids)
    and cardinality(from_starts) in (0, cardinality(ids))
    and cardinality(versions) in (0, cardinality(ids))) is not true
  then
    raise exception 'moves_malformed' using errcode = 'PT422';
  end if;
  -- Locked in one order: two calls with the same activities do not wait for each other.
  perform from public.teacher_activity as activity
  where activity.id = any (ids) order by activity.id for update;
  if exists (
    select from public.teacher_activity as activity
    join unnest(ids, from_starts) as move (id, start_date_time) on move.id = activity.id
    where activity.start_date_time <> move.start_date_time
  ) or exists (
    select from public.teacher_activity as activity
    join unnest(ids, versions) as known (id, updated_at) on known.id = activity.id
    where activity.updated_at <> known.updated_at
  ) then
    raise exception 'row_changed' using errcode = 'PT409';
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
comment on function public.move_activities(
  uuid[], timestamptz[], timestamptz[], timestamptz[], timestamptz[]
) is
  'Gives each of the caller''s activities its new times, all or none. With from_starts, the starts '
  'that the caller knows, nothing is moved when one has been moved elsewhere since; with versions '
  '(updated_at), when one has been changed in any way. For dragging in the calendar and for undoing.';
grant execute on function public.move_activities(
  uuid[], timestamptz[], timestamptz[], timestamptz[], timestamptz[]
) to authenticated;

-- "Undo" after a deletion brings back exactly what was there, so deleted activities are kept for a day.

create table private.deleted_activity (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  content jsonb not null,
  constraint deleted_activity_pkey primary key (id),
  constraint deleted_activity_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint deleted_activity_content_is_a_row check (jsonb_typeof(content) = 'object')
);

create index deleted_activity_teacher_profile_id_idx on private.deleted_activity (teacher_profile_id);
create index deleted_activity_created_at_idx on private.deleted_activity (created_at);

alter table private.deleted_activity enable row level security;

comment on table private.deleted_activity is
  'Activities that were deleted within the last day, under their own ids. restore_activities() '
  'reads them.';
comment on column private.deleted_activity.content is 'The row of teacher_activity as it was.';

create trigger set_updated_at before update on private.deleted_activity
  for each row execute function private.set_updated_at();

-- Definer: no caller may write the table. When the profile itself is deleted nothing is kept.
create function private.keep_deleted_activities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.deleted_activity as kept
  where kept.id in (
    select outdated.id from private.deleted_activity as outdated
    where outdated.created_at < now() - interval '1 day'
    limit 1000
    for update skip locked);
  insert into private.deleted_activity as kept (id, teacher_profile_id, content)
  select gone.id, gone.teacher_profile_id, to_jsonb(gone)
  from gone
  join public.teacher_profile as profile on profile.id = gone.teacher_profile_id
  on conflict on constraint deleted_activity_pkey do update
    set content = excluded.content, created_at = now();
  return null;
end
$$;
comment on function private.keep_deleted_activities() is
  'Keeps deleted activities for "undo", and removes those that are older than a day.';

create trigger keep_deleted_activities after delete on public.teacher_activity
  referencing old table as gone
  for each statement execute function private.keep_deleted_activities();

-- Definer: no caller may read what is kept, or choose the ids of rows.
create function public.restore_activities(ids uuid[]) returns setof public.teacher_activity
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine uuid := private.my_teacher_profile_id();
  restored integer;
begin
  return query
    with back as (
      delete from private.deleted_activity as kept
      where kept.id = any (restore_activities.ids) and kept.teacher_profile_id = mine
      returning kept.content
    )
    insert into public.teacher_activity as activity
    select (jsonb_populate_record(null::public.teacher_activity, back.content || jsonb_build_object(
      'teacher_class_subject_id', (
        select class.id from public.teacher_class_subject as class
        where class.id = (back.content ->> 'teacher_class_subject_id')::uuid
          and class.teacher_profile_id = mine),
      'teacher_subject_template_id', (
        select lesson.id from public.teacher_subject_template as lesson
        where lesson.id = (back.content ->> 'teacher_subject_template_id')::uuid
          and lesson.teacher_profile_id = mine),
      'teacher_assessment_template_id', (
        select paper.id from public.teacher_assessment_template as paper
        where paper.id = (back.content ->> 'teacher_assessment_template_id')::uuid
          and paper.teacher_profile_id = mine)))).*
    from back
    returning activity.*;
  get diagnostics restored = row_count;
  if restored = 0 or restored < cardinality(restore_activities.ids) then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.restore_activities(uuid[]) is
  'Brings back activities that the caller deleted within the last day, all or none, with the same '
  'ids and repeats. A class, lesson or paper that no longer exists is left out.';
grant execute on function public.restore_activities(uuid[]) to authenticated;

-- Definer: the rule of closed days is in the private schema. It reads the caller's own calendar.
create function public.preview_copy_week(from_monday date, to_monday date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := private.my_teacher_profile_id();
begin
  if (extract(isodow from from_monday) = 1 and extract(isodow from to_monday) = 1) is not true then
    raise exception 'monday_required' using errcode = 'PT422';
  end if;
  if from_monday = to_monday then
    raise exception 'same_week' using errcode = 'PT422';
  end if;
  return (
    with source as (
      select activity.id, activity.label, moved.day, closed.day is not null as is_closed,
        closed.label as holiday, closed.label_af as holiday_af,
        -- Copying a second time adds nothing.
        exists (
          select from public.teacher_activity as there
          where there.teacher_profile_id = mine and there.label = activity.label
            and there.start_date_time
              = activity.start_date_time + (to_monday - from_monday) * interval '1 day') as is_there
      from public.teacher_activity as activity
      cross join lateral (
        select (activity.start_date_time at time zone 'Africa/Johannesburg')::date
          + (to_monday - from_monday) as day) as moved
      left join private.closed_days(private.my_province(), to_monday, to_monday + 6) as closed
        on closed.day = moved.day
      where activity.teacher_profile_id = mine
        and activity.start_date_time >= from_monday::timestamp at time zone 'Africa/Johannesburg'
        and activity.start_date_time
          < (from_monday + 7)::timestamp at time zone 'Africa/Johannesburg'
    )
    select jsonb_build_object(
      'copied', coalesce(jsonb_agg(source.id) filter (where not is_closed and not is_there), '[]'),
      'there', count(*) filter (where not is_closed and is_there),
      'leftOut', coalesce(jsonb_agg(jsonb_build_object(
          'activity', source.label, 'day', source.day, 'label', holiday, 'labelAf', holiday_af)
          order by source.day, source.label) filter (where is_closed), '[]'))
    from source);
end
$$;
comment on function public.preview_copy_week(date, date) is
  'What copying a week to another would do: copied (the ids of the activities), there (how many are '
  'there already) and leftOut: those that would be on a day without school, with activity, day, label '
  'and labelAf. Changes nothing.';
grant execute on function public.preview_copy_week(date, date) to authenticated;

create function public.copy_week(from_monday date, to_monday date)
returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
declare
  copied jsonb := public.preview_copy_week(from_monday, to_monday) -> 'copied';
  distance interval := (to_monday - from_monday) * interval '1 day';
begin
  return query
    insert into public.teacher_activity as copy (
      label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
      teacher_subject_template_id, teacher_class_subject_id, notes)
    select source.label, source.start_date_time + distance, source.end_date_time + distance,
      source.color, source.type, source.teacher_assessment_template_id,
      source.teacher_subject_template_id, source.teacher_class_subject_id, source.notes
    from public.teacher_activity as source
    where copied ? source.id::text
    order by source.start_date_time
    returning copy.*;
end
$$;
comment on function public.copy_week(date, date) is
  'Adds the activities of one week to another week as preview_copy_week() says; weeks are named by '
  'their Monday. Runs as the caller. Returns the copies, which do not repeat.';
grant execute on function public.copy_week(date, date) to authenticated;
