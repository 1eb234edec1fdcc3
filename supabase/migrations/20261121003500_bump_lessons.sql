-- When a school day is lost, the lessons of a class move on to its next slots. A slot is a time at which
-- the class has lessons, this week or in the weekly pattern. Only lessons that have to make room move.

create function private.is_school_day(profile public.teacher_profile, date_asked date) returns boolean
language sql stable set search_path = ''
return not exists (select from public.holiday as holiday where holiday.date = date_asked)
  and extract(isodow from date_asked) <= 5
  and (
    not exists (
      select from public.term as term where profile.province = any (term.provinces))
    or exists (
      select from public.term as term
      where profile.province = any (term.provinces)
        and date_asked between term.start_date and term.end_date))
  and (
    not exists (
      select from public.teacher_schedule as schedule
      where schedule.teacher_profile_id = profile.id)
    or exists (
      select from public.teacher_schedule as schedule
      where schedule.teacher_profile_id = profile.id
        and schedule.day = trim(to_char(date_asked, 'Day'))));
comment on function private.is_school_day(public.teacher_profile, date) is
  'Not a holiday, within a term, and a day of the teacher''s schedule. A province without terms '
  'and a teacher without a schedule exclude no day.';

-- Lessons that may move: neither locked nor repeating.
create function private.is_movable(activity public.teacher_activity, class_id uuid)
returns boolean
language sql immutable set search_path = ''
return activity.type is not distinct from 'Lesson'
  and activity.teacher_class_subject_id is not distinct from class_id
  and activity.repeat_id is null and not activity.locked;

create function private.class_slots(
  profile public.teacher_profile, class_id uuid, lost_day date
) returns table (starts timestamptz, ends timestamptz)
language sql stable set search_path = '' as $$
  with own as (
    select activity,
      activity.start_date_time at time zone 'Africa/Johannesburg' as local_start,
      activity.end_date_time - activity.start_date_time as duration
    from public.teacher_activity as activity
    where activity.teacher_profile_id = profile.id
      and activity.start_date_time
        >= (lost_day - 28)::timestamp at time zone 'Africa/Johannesburg'
  ), week as (
    select * from private.school_weeks(
      profile.province, profile.rotation_anchor, lost_day - 28, lost_day + 400)
  ), pattern as (
    -- When two lessons begin at the same time of the week, the duration of the later one counts.
    select distinct on (extract(isodow from local_start), local_start::time, week.letter)
      extract(isodow from local_start)::integer as weekday, local_start::time as at, duration,
      week.letter
    from own
    join week on week.monday = date_trunc('week', local_start)::date
    where (own.activity).teacher_class_subject_id = class_id and (own.activity).type = 'Lesson'
      and local_start < lost_day + 56
    order by extract(isodow from local_start), local_start::time, week.letter, local_start desc
  ), slot as (
    select (week.monday + pattern.weekday - 1 + pattern.at)
        at time zone 'Africa/Johannesburg' as starts,
      pattern.duration, false as taken
    from week join pattern on pattern.letter is not distinct from week.letter
    union all
    select (own.activity).start_date_time, duration, true
    from own where private.is_movable(own.activity, class_id)
  )
  select distinct on (slot.starts) slot.starts, slot.starts + slot.duration
  from slot
  where slot.starts >= (lost_day + 1)::timestamp at time zone 'Africa/Johannesburg'
    and private.is_school_day(
      profile, (slot.starts at time zone 'Africa/Johannesburg')::date)
    and not exists (
      select from own
      where (own.activity).start_date_time < slot.starts + slot.duration
        and (own.activity).end_date_time > slot.starts
        and case
          -- A lesson that will move away leaves its time free, but two slots must not overlap.
          when private.is_movable(own.activity, class_id)
            then (own.activity).start_date_time <> slot.starts and not slot.taken
          -- The weekly lessons of the class are its timetable, so they do not block a slot.
          else ((own.activity).teacher_class_subject_id = class_id
            and (own.activity).type = 'Lesson' and not (own.activity).locked) is not true
        end)
  order by slot.starts, slot.taken desc
$$;
comment on function private.class_slots(public.teacher_profile, uuid, date) is
  'When the class could have lessons after a day: at the times of its weekly pattern (the last '
  'four and the next eight weeks, by week A and B) and of its lessons, on school days, where '
  'nothing else is.';

create function private.bump_plan(profile public.teacher_profile, class_id uuid, lost_day date)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  waiting public.teacher_activity[];
  next public.teacher_activity;
  slot record;
  plan jsonb := '[]';
begin
  if not exists (
    select from public.teacher_class_subject as class
    where class.id = class_id and class.teacher_profile_id = profile.id
  ) then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;
  waiting := array(
    select activity from public.teacher_activity as activity
    where activity.teacher_profile_id = profile.id and private.is_movable(activity, class_id)
      and (activity.start_date_time at time zone 'Africa/Johannesburg')::date = lost_day
    order by activity.start_date_time, activity.id);
  if cardinality(waiting) = 0 then
    raise exception 'nothing_to_bump' using errcode = 'PT409';
  end if;
  for slot in
    select starts, ends from private.class_slots(profile, class_id, lost_day) order by starts
  loop
    next := waiting[1];
    waiting := waiting[2:] || array(
      select activity from public.teacher_activity as activity
      where activity.teacher_profile_id = profile.id and private.is_movable(activity, class_id)
        and activity.start_date_time = slot.starts
      order by activity.id);
    plan := plan || jsonb_build_object(
      'activityId', next.id, 'label', next.label,
      'fromStart', next.start_date_time, 'fromEnd', next.end_date_time,
      'toStart', slot.starts, 'toEnd', slot.ends);
    exit when cardinality(waiting) = 0;
  end loop;
  if cardinality(waiting) > 0 then
    raise exception 'no_slot_left' using errcode = 'PT409';
  end if;
  return plan;
end
$$;

-- Definer: the rules are in the private schema. It reads the caller's own calendar.
create function public.preview_bump(class_id uuid, lost_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
begin
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  return private.bump_plan(profile, class_id, lost_day);
end
$$;
comment on function public.preview_bump(uuid, date) is
  'Where the lessons of a class would go if the day were lost: activityId, label, fromStart, '
  'fromEnd, toStart, toEnd, in order. Repeating and locked lessons stay; holidays, days outside '
  'terms and days without schedule are skipped. Changes nothing.';
grant execute on function public.preview_bump(uuid, date) to authenticated;

-- Definer: as preview_bump(). It changes the caller's own lessons only.
create function public.bump_lessons(class_id uuid, lost_day date, expected jsonb)
returns setof public.teacher_activity
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
  plan jsonb;
begin
  -- Without the lock, two bumps at once would move the same lessons.
  perform private.lock_my_profile();
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  plan := private.bump_plan(profile, class_id, lost_day);
  if plan is distinct from expected then
    raise exception 'bump_changed' using errcode = 'PT409';
  end if;
  return query
    update public.teacher_activity as activity
    set start_date_time = move."toStart", end_date_time = move."toEnd"
    from jsonb_to_recordset(plan)
      as move ("activityId" uuid, "toStart" timestamptz, "toEnd" timestamptz)
    where activity.id = move."activityId"
    returning activity.*;
end
$$;
comment on function public.bump_lessons(uuid, date, jsonb) is
  'Moves the lessons of a class as preview_bump() showed; refused when the calendar has changed '
  'since. move_activities() undoes it.';
grant execute on function public.bump_lessons(uuid, date, jsonb) to authenticated;
