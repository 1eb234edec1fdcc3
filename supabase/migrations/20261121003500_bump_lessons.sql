-- When a school day is lost, or a class needs more or fewer periods than planned, its lessons move to other
-- slots and keep their order. A slot is a time at which the class has lessons, this week or in the weekly
-- pattern. One plan is shown, and moved when it is still the same.

create function private.is_school_day(profile public.teacher_profile, date_asked date) returns boolean
language sql stable set search_path = ''
return extract(isodow from date_asked) <= 5
  and not private.is_closed(profile.province, date_asked)
  and (
    not exists (
      select from public.teacher_schedule as schedule
      where schedule.teacher_profile_id = profile.id)
    or exists (
      select from public.teacher_schedule as schedule
      where schedule.teacher_profile_id = profile.id
        and schedule.day = trim(to_char(date_asked, 'Day'))));
comment on function private.is_school_day(public.teacher_profile, date) is
  'Not closed, and a day of the teacher''s schedule. A teacher without a schedule teaches from Monday '
  'to Friday.';

-- Lessons that may move: neither locked nor repeating.
create function private.is_movable(activity public.teacher_activity, class_id uuid)
returns boolean
language sql immutable set search_path = ''
return activity.type is not distinct from 'Lesson'
  and activity.teacher_class_subject_id is not distinct from class_id
  and activity.repeat_id is null and not activity.locked;

create function private.class_slots(
  profile public.teacher_profile, class_id uuid, around date
) returns table (starts timestamptz, ends timestamptz)
language sql stable set search_path = '' as $$
  with last as (
    -- Not beyond the terms that are known, unless the day itself is.
    select least(around + 400, coalesce(max(term.end_date), around + 400)) as day
    from public.term as term
    where profile.province = any (term.provinces) and term.end_date >= around
  ), own as (
    select activity,
      activity.start_date_time at time zone 'Africa/Johannesburg' as local_start,
      activity.end_date_time - activity.start_date_time as duration
    from public.teacher_activity as activity
    where activity.teacher_profile_id = profile.id
      and activity.teacher_class_subject_id = class_id and activity.type = 'Lesson'
      and activity.start_date_time
        >= (around - 28)::timestamp at time zone 'Africa/Johannesburg'
  ), week as (
    select school_week.* from last, lateral private.school_weeks(
      profile.province, profile.rotation_anchor, around - 28, last.day) as school_week
  ), pattern as (
    -- When two lessons begin at the same time of the week, the duration of the later one counts.
    select distinct on (extract(isodow from local_start), local_start::time, week.letter)
      extract(isodow from local_start)::integer as weekday, local_start::time as at, duration,
      week.letter
    from own
    join week on week.monday = date_trunc('week', local_start)::date
    where local_start < around + 56
    order by extract(isodow from local_start), local_start::time, week.letter, local_start desc
  ), slot as (
    select (week.monday + pattern.weekday - 1 + pattern.at)
        at time zone 'Africa/Johannesburg' as starts,
      pattern.duration, false as taken
    from week join pattern on pattern.letter is not distinct from week.letter
    union all
    select (own.activity).start_date_time, duration, true
    from own where private.is_movable(own.activity, class_id)
  ), open_day as (
    select asked.day
    from (
      select distinct (slot.starts at time zone 'Africa/Johannesburg')::date as day from slot
    ) as asked, last
    where asked.day <= last.day and private.is_school_day(profile, asked.day)
  )
  select distinct on (slot.starts) slot.starts, slot.starts + slot.duration
  from slot
  join open_day on open_day.day = (slot.starts at time zone 'Africa/Johannesburg')::date
  order by slot.starts, slot.taken desc
$$;
comment on function private.class_slots(public.teacher_profile, uuid, date) is
  'When the class has lessons around a day: at the times of its weekly pattern (the four weeks before '
  'and the eight after, by week A and B) and of its lessons that may move, on school days.';

create function private.taken_slots(
  profile public.teacher_profile, class_id uuid, around date, plan jsonb
) returns table (starts timestamptz, ends timestamptz, taken jsonb)
language sql stable set search_path = '' as $$
  with other as (
    select activity.label, coalesce(move."toStart", activity.start_date_time) as starts,
      coalesce(move."toEnd", activity.end_date_time) as ends
    from public.teacher_activity as activity
    left join jsonb_to_recordset(plan)
      as move ("activityId" uuid, "toStart" timestamptz, "toEnd" timestamptz)
      on move."activityId" = activity.id
    where activity.teacher_profile_id = profile.id
      and activity.end_date_time
        >= (around - 28)::timestamp at time zone 'Africa/Johannesburg'
      and not private.is_movable(activity, class_id)
  )
  select slot.starts, slot.ends, coalesce((
    select jsonb_agg(jsonb_build_object(
      'label', other.label, 'start', other.starts, 'end', other.ends)
      order by other.starts, other.label)
    from other where other.starts < slot.ends and other.ends > slot.starts
  ), '[]')
  from private.class_slots(profile, class_id, around) as slot
$$;
comment on function private.taken_slots(public.teacher_profile, uuid, date, jsonb) is
  'The slots of a class with what else is on at that time, after the moves that are planned already.';

create function private.bump_class(
  profile public.teacher_profile, class_id uuid, lost_day date, periods integer,
  onto_others boolean, plan jsonb
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  day_start timestamptz := lost_day::timestamp at time zone 'Africa/Johannesburg';
  day_end timestamptz := (lost_day + 1)::timestamp at time zone 'Africa/Johannesburg';
  -- Forwards, or backwards in time.
  way integer := case when periods < 0 then -1 else 1 end;
  slots record;
  lesson public.teacher_activity;
  -- Nothing goes before the end of the lesson before it, so the order stays.
  free_from timestamptz;
  number integer;
  left_to_go integer;
  target integer;
  passed jsonb;
  moves jsonb := '[]';
begin
  select array_agg(slot.starts order by slot.starts) as starts,
    array_agg(slot.ends order by slot.starts) as ends,
    array_agg(slot.taken order by slot.starts) as taken,
    array_agg(onto_others or slot.taken = '[]' order by slot.starts) as usable
  into slots from private.taken_slots(profile, class_id, lost_day, plan) as slot;
  free_from := case
    when periods = 0 then day_end
    when periods > 0 then day_start
    else coalesce((
      select max(before.end_date_time) from public.teacher_activity as before
      where before.teacher_profile_id = profile.id and private.is_movable(before, class_id)
        and before.start_date_time < day_start), '-infinity')
  end;

  for lesson in
    select activity.* from public.teacher_activity as activity
    where activity.teacher_profile_id = profile.id and private.is_movable(activity, class_id)
      and activity.start_date_time >= day_start
    order by activity.start_date_time, activity.id
  loop
    -- After a lost day only the lessons in the way move; the first that is not keeps all later ones.
    exit when periods = 0 and lesson.start_date_time >= greatest(free_from, day_end);
    left_to_go := greatest(abs(periods), 1);
    target := null;
    passed := '[]';
    number := case way when 1 then 1 else cardinality(slots.starts) end;
    while target is null and number between 1 and cardinality(slots.starts) loop
      if (slots.starts[number] - lesson.start_date_time) * way > interval '0'
        and (slots.starts[number] >= free_from or way = 1 and periods > 0)
      then
        if slots.usable[number] then
          left_to_go := left_to_go - 1;
        elsif slots.starts[number] >= free_from then
          passed := passed || slots.taken[number];
        end if;
        if slots.usable[number] and left_to_go <= 0 and slots.starts[number] >= free_from then
          target := number;
        end if;
      end if;
      number := number + way;
    end loop;

    if target is null and way = -1 and moves <> '[]' then
      -- Two lessons at one time: the second comes as close after the first as it can.
      select min(position) into target
      from generate_subscripts(slots.starts, 1) as position
      where slots.usable[position] and slots.starts[position] >= free_from;
      if lesson.start_date_time >= free_from
        and (slots.starts[target] < lesson.start_date_time) is not true
      then
        free_from := lesson.end_date_time;
        continue;
      end if;
    end if;
    if target is null then
      return null;
    end if;
    moves := moves || jsonb_build_object(
      'activityId', lesson.id, 'version', lesson.updated_at, 'label', lesson.label,
      'classId', class_id,
      'fromStart', lesson.start_date_time, 'fromEnd', lesson.end_date_time,
      'toStart', slots.starts[target], 'toEnd', slots.ends[target],
      'passed', passed, 'clashes', slots.taken[target]);
    free_from := slots.ends[target];
  end loop;
  return moves;
end
$$;
comment on function private.bump_class(
  public.teacher_profile, uuid, date, integer, boolean, jsonb
) is
  'The moves of one class, in order; null when a lesson finds no slot, an empty list when nothing has to '
  'move. 0 periods: the day is lost, and its lessons and those in their way go on to the next slots. '
  'Otherwise every lesson from that day goes that many slots on, or back.';

create function private.staying_on(
  profile public.teacher_profile, class_id uuid, lost_day date, plan jsonb
) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_agg(jsonb_build_object(
    'label', activity.label, 'classId', activity.teacher_class_subject_id,
    'start', activity.start_date_time,
    'reason', case
      when activity.type is distinct from 'Lesson' then 'NOT_A_LESSON'
      when activity.teacher_class_subject_id is null then 'NO_CLASS'
      when activity.locked then 'LOCKED'
      when activity.repeat_id is not null then 'REPEATS'
      else 'NO_SLOT'
    end) order by activity.start_date_time, activity.label)
  from public.teacher_activity as activity
  where activity.teacher_profile_id = profile.id
    and (class_id is null or activity.teacher_class_subject_id = class_id)
    and (activity.start_date_time at time zone 'Africa/Johannesburg')::date = lost_day
    and not plan @> jsonb_build_array(jsonb_build_object('activityId', activity.id))
), '[]');
comment on function private.staying_on(public.teacher_profile, uuid, date, jsonb) is
  'What stays on a lost day, and why.';

create function private.bump_plan(
  profile public.teacher_profile, class_id uuid, lost_day date, periods integer,
  onto_others boolean
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  class public.teacher_class_subject;
  moves jsonb;
  plan jsonb := '[]';
  stuck boolean := false;
begin
  if (periods between -20 and 20) is not true then
    raise exception 'periods_out_of_range' using errcode = 'PT422';
  end if;
  -- Without a class, the day is lost for all of them.
  if (class_id is null and periods <> 0) or (class_id is not null and not exists (
    select from public.teacher_class_subject as own
    where own.id = class_id and own.teacher_profile_id = profile.id))
  then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;
  for class in
    select own.* from public.teacher_class_subject as own
    where own.teacher_profile_id = profile.id and (class_id is null or own.id = class_id)
    order by own.name, own.id
  loop
    moves := private.bump_class(
      profile, class.id, lost_day, periods, coalesce(onto_others, false), plan);
    stuck := stuck or moves is null;
    plan := plan || coalesce(moves, '[]');
  end loop;
  if plan = '[]' then
    if not stuck then
      raise exception 'nothing_to_bump' using errcode = 'PT409';
    elsif periods < 0 then
      raise exception 'no_slot_before' using errcode = 'PT409';
    end if;
    raise exception 'no_slot_left' using errcode = 'PT409';
  end if;
  return jsonb_build_object('moves', plan, 'stays', case
    when periods = 0 then private.staying_on(profile, class_id, lost_day, plan) else '[]' end);
end
$$;

-- Definer: the rules are in the private schema. It reads the caller's own calendar.
create function public.preview_bump(
  lost_day date,
  class_id uuid default null,
  periods integer default 0,
  onto_others boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
begin
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  return private.bump_plan(profile, class_id, lost_day, periods, onto_others);
end
$$;
comment on function public.preview_bump(date, uuid, integer, boolean) is
  'What a bump would do. With 0 periods the day is lost, for one class or for all: its lessons go to the '
  'next slots and push on those in the way. Otherwise the lessons of a class from that day on go so many '
  'of its periods on, or back when negative. Lessons keep their order; repeating and locked ones stay; '
  'closed days, days without schedule and, unless onto_others, slots at which something else is on are '
  'skipped. moves: activityId, version (updated_at), label, classId, fromStart, fromEnd, toStart, toEnd, '
  'passed (what was on at slots that were skipped) and clashes (what is on there). stays: what remains on '
  'a lost day, with a reason. Changes nothing.';
grant execute on function public.preview_bump(date, uuid, integer, boolean) to authenticated;

-- Definer: as preview_bump(). It changes the caller's own lessons only.
create function public.bump_lessons(
  lost_day date,
  expected jsonb,
  class_id uuid default null,
  periods integer default 0,
  onto_others boolean default false
) returns setof public.teacher_activity
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
  plan jsonb;
begin
  -- Without the lock, two bumps at once would move the same lessons.
  perform private.lock_my_profile();
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  plan := private.bump_plan(profile, class_id, lost_day, periods, onto_others);
  if plan is distinct from expected then
    raise exception 'bump_changed' using errcode = 'PT409';
  end if;
  return query
    update public.teacher_activity as activity
    set start_date_time = move."toStart", end_date_time = move."toEnd"
    from jsonb_to_recordset(plan -> 'moves')
      as move ("activityId" uuid, "toStart" timestamptz, "toEnd" timestamptz)
    where activity.id = move."activityId"
    returning activity.*;
end
$$;
comment on function public.bump_lessons(date, jsonb, uuid, integer, boolean) is
  'Moves the lessons as preview_bump() showed; refused when the calendar has changed since. '
  'move_activities() undoes it.';
grant execute on function public.bump_lessons(date, jsonb, uuid, integer, boolean) to authenticated;
