-- From the class timetable to lessons in the calendar, for a week or for many, without what is there already.

create function private.lay_out_end(
  province text, first_day date, weeks integer, until_term_end boolean
) returns date
language plpgsql stable set search_path = '' as $$
declare
  last_day date;
begin
  if (weeks between 1 and 12) is not true then
    raise exception 'weeks_out_of_range' using errcode = 'PT422';
  end if;
  if not coalesce(until_term_end, false) then
    return date_trunc('week', first_day)::date + 7 * weeks - 3;
  end if;
  -- In the holidays, the term that comes next.
  select min(term.end_date) into last_day from public.term as term
  where lay_out_end.province = any (term.provinces) and term.end_date >= first_day;
  if (last_day <= first_day + 160) is not true then
    raise exception 'term_not_known' using errcode = 'PT422';
  end if;
  return last_day;
end
$$;
comment on function private.lay_out_end(text, date, integer, boolean) is
  'The last day for which lessons are laid out: the Friday of the last of so many weeks, counting that of the first '
  'day, or the end of the term.';

create function private.lay_out_plan(
  profile public.teacher_profile, first_day date, last_day date
) returns table (
  class_id uuid, day date, period integer, starts timestamptz, ends timestamptz, outcome text,
  label text, label_af text
)
language sql stable set search_path = '' as $$
  with own as (
    select activity.label, activity.start_date_time, activity.end_date_time,
      activity.teacher_class_subject_id
    from public.teacher_activity as activity
    where activity.teacher_profile_id = profile.id
      and activity.start_date_time < (last_day + 1)::timestamp at time zone 'Africa/Johannesburg'
      and activity.end_date_time >= first_day::timestamp at time zone 'Africa/Johannesburg'
  ), asked as (
    select entry.teacher_class_subject_id as class_id, date_asked.day, entry.period, entry.week,
      week.letter, closed.day is not null as is_closed, closed.label, closed.label_af,
      (date_asked.day + times.starts) at time zone 'Africa/Johannesburg' as starts,
      (date_asked.day + times.ends) at time zone 'Africa/Johannesburg' as ends
    from generate_series(0, last_day - first_day) as number
    cross join lateral (select first_day + number as day) as date_asked
    join public.teacher_class_period as entry on entry.teacher_profile_id = profile.id
      and entry.year = extract(year from date_asked.day)
      and entry.day = trim(to_char(date_asked.day, 'Day'))
    left join private.school_weeks(profile.province, profile.rotation_anchor, first_day, last_day)
      as week on week.monday = date_trunc('week', date_asked.day)::date
    left join private.closed_days(profile.province, first_day, last_day) as closed
      on closed.day = date_asked.day
    left join public.teacher_schedule as schedule
      on schedule.teacher_profile_id = profile.id and schedule.day = entry.day
    left join lateral private.period_times(schedule) as times on times.period = entry.period
    where entry.week = 'EVERY' or week.letter is null or entry.week = week.letter
  )
  select asked.class_id, asked.day, asked.period, asked.starts, asked.ends,
    case
      when is_closed then 'CLOSED'
      when asked.week <> 'EVERY' and asked.letter is null then 'NO_ROTATION'
      when asked.starts is null then 'NO_PERIOD'
      when taken.label is null then 'MADE'
      when taken.of_class then 'THERE'
      else 'TAKEN'
    end,
    case when is_closed then asked.label else taken.label end, asked.label_af
  from asked
  left join lateral (
    select own.label, own.teacher_class_subject_id is not distinct from asked.class_id as of_class
    from own
    where own.start_date_time < asked.ends and own.end_date_time > asked.starts
    order by of_class desc, own.start_date_time, own.label
    limit 1
  ) as taken on true
$$;
comment on function private.lay_out_plan(public.teacher_profile, date, date) is
  'Each period of the class timetable in a range of days, with what becomes of it: MADE, THERE (the class has '
  'something at that time already), TAKEN (label: what is on), CLOSED (no school; label: the holiday), NO_PERIOD (the '
  'day of the schedule has fewer) or NO_ROTATION (it is for week A or B, and weeks do not alternate).';

-- Definer: the rules are in the private schema. It reads the caller's own calendar.
create function public.preview_lay_out_lessons(
  first_day date, weeks integer default 1, until_term_end boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
  last_day date;
begin
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  last_day := private.lay_out_end(profile.province, first_day, weeks, until_term_end);
  return (
    with plan as (
      select * from private.lay_out_plan(profile, first_day, last_day)
    )
    select jsonb_build_object(
      'lastDay', last_day,
      'made', count(*) filter (where outcome = 'MADE'),
      'there', count(*) filter (where outcome = 'THERE'),
      'noRotation', count(*) filter (where outcome = 'NO_ROTATION'),
      'classes', coalesce((
        select jsonb_agg(jsonb_build_object('classId', class_id, 'lessons', lessons) order by class_id)
        from (
          select class_id, count(*) as lessons from plan where outcome = 'MADE' group by class_id
        ) as counted), '[]'),
      'closed', coalesce((
        select jsonb_agg(jsonb_build_object(
          'day', day, 'label', label, 'labelAf', label_af, 'lessons', lessons) order by day)
        from (
          select day, label, label_af, count(*) as lessons from plan
          where outcome = 'CLOSED' group by day, label, label_af
        ) as counted), '[]'),
      'taken', coalesce(jsonb_agg(jsonb_build_object(
          'classId', class_id, 'start', starts, 'by', label) order by starts, class_id)
        filter (where outcome = 'TAKEN'), '[]'),
      'noPeriod', coalesce(jsonb_agg(jsonb_build_object(
          'classId', class_id, 'day', day, 'period', period) order by day, period)
        filter (where outcome = 'NO_PERIOD'), '[]'),
      -- Without any, the screen leads to the timetable.
      'periods', (
        select count(*) from public.teacher_class_period as entry
        where entry.teacher_profile_id = profile.id
          and entry.year between extract(year from first_day) and extract(year from last_day)))
    from plan);
end
$$;
comment on function public.preview_lay_out_lessons(date, integer, boolean) is
  'What laying out lessons from the class timetable would do, from a day on for so many weeks (1 to 12, counting that '
  'of the day) or until the end of the term: lastDay, made, classes (classId, lessons), there (how many are there '
  'already), and what is left out: closed (days without school: day, label, labelAf, lessons), taken (classId, start, by), '
  'noPeriod (classId, day, period: the schedule has no such period) and noRotation (for week A or B while weeks do not '
  'alternate). periods: how many the timetable has. Changes nothing.';
grant execute on function public.preview_lay_out_lessons(date, integer, boolean) to authenticated;

-- Definer: as preview_lay_out_lessons(). It adds to the caller's own calendar only.
create function public.lay_out_lessons(
  first_day date, weeks integer default 1, until_term_end boolean default false,
  colors jsonb default '{}'
) returns setof public.teacher_activity
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
  last_day date;
begin
  -- Without the lock, two devices at once would make each lesson twice.
  perform private.lock_my_profile();
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  last_day := private.lay_out_end(profile.province, first_day, weeks, until_term_end);
  return query
    insert into public.teacher_activity as lesson (
      teacher_profile_id, teacher_class_subject_id, label, type, start_date_time, end_date_time,
      color)
    select profile.id, class.id,
      case when profile.translate_i18n = 'af' then coalesce(subject.subject_af, subject.subject)
        else subject.subject end,
      'Lesson', plan.starts, plan.ends, coalesce(colors ->> class.id::text, 'red')
    from private.lay_out_plan(profile, first_day, last_day) as plan
    join public.teacher_class_subject as class on class.id = plan.class_id
    join public.subject as subject on subject.id = class.subject_id
    where plan.outcome = 'MADE'
    order by plan.starts
    returning lesson.*;
end
$$;
comment on function public.lay_out_lessons(date, integer, boolean, jsonb) is
  'Makes the lessons that preview_lay_out_lessons() shows: one activity for each, with its class, the name of the '
  'subject in the teacher''s language, and the colour that colors gives for the id of the class. A second time makes '
  'nothing. Returns the lessons.';
grant execute on function public.lay_out_lessons(date, integer, boolean, jsonb) to authenticated;
