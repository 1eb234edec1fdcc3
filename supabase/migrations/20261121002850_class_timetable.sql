-- Which class sits in which period of a teacher's week, from which lessons are laid out.

create table public.teacher_class_period (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  teacher_class_subject_id uuid not null,
  year integer not null,
  day text not null,
  period integer not null,
  week text not null default 'EVERY',
  constraint teacher_class_period_pkey primary key (id),
  constraint teacher_class_period_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  -- With the teacher and the year, because a foreign key does not ask whose class it is.
  constraint teacher_class_period_class_subject_fkey
    foreign key (teacher_class_subject_id, teacher_profile_id, year)
    references public.teacher_class_subject (id, teacher_profile_id, year) on delete cascade
    -- A merge of two accounts moves the class and its periods one after the other.
    deferrable,
  constraint teacher_class_period_day_known
    check (day in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')),
  constraint teacher_class_period_period_range check (period between 1 and 20),
  constraint teacher_class_period_week_known check (week in ('EVERY', 'A', 'B'))
);

-- Two classes never share a period: "every week" stands in both indexes, A and B in one each.
create unique index teacher_class_period_week_a_key on public.teacher_class_period
  (teacher_profile_id, year, day, period) where week <> 'B';
create unique index teacher_class_period_week_b_key on public.teacher_class_period
  (teacher_profile_id, year, day, period) where week <> 'A';
create index teacher_class_period_profile_year_idx on public.teacher_class_period
  (teacher_profile_id, year);
create index teacher_class_period_class_subject_idx on public.teacher_class_period
  (teacher_class_subject_id, teacher_profile_id, year);

alter table public.teacher_class_period enable row level security;

create policy "teachers read their timetable" on public.teacher_class_period
  for select to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));

grant select (
  id, created_at, updated_at, teacher_profile_id, teacher_class_subject_id, year, day, period, week
) on public.teacher_class_period to authenticated;
-- Not granted: writing. set_class_period() changes a period, because a class of every week that gives way in one
-- week keeps the other.
grant select, insert, update, delete on public.teacher_class_period to service_role;

comment on table public.teacher_class_period is
  'The class timetable: which class a teacher has in which period of a weekday, by school year. A year is loaded '
  'whole. @graphql({"max_rows": 1000})';
comment on column public.teacher_class_period.period is
  'Counted from 1, as on the teacher''s schedule of that day.';
comment on column public.teacher_class_period.week is
  'EVERY, or only in weeks A or B of the teacher''s rotation (teacher_profile.rotation_anchor).';
comment on constraint teacher_class_period_class_subject_fkey on public.teacher_class_period is
  '@graphql({"foreign_name": "teacherClassSubject", "local_name": "periods"})';

create trigger limit_day after insert on public.teacher_class_period
  referencing new table as added
  for each statement execute function private.limit_day('teacher_profile_id', '5000');
create trigger set_updated_at before update on public.teacher_class_period
  for each row execute function private.set_updated_at();

-- Definer: nobody writes the table directly. It changes the caller's own timetable only.
create function public.set_class_period(
  year integer, day text, period integer, week text, class_id uuid default null
) returns setof public.teacher_class_period
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  mine uuid := private.lock_my_profile();
begin
  if mine is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  if (set_class_period.week in ('EVERY', 'A', 'B')) is not true then
    raise exception 'week_not_known' using errcode = 'PT422';
  end if;
  if set_class_period.class_id is not null and not exists (
    select from public.teacher_class_subject as class
    where class.id = set_class_period.class_id and class.teacher_profile_id = mine
      and class.year = set_class_period.year)
  then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;

  -- The class of every week keeps the week that is not meant.
  update public.teacher_class_period as kept
  set week = case set_class_period.week when 'A' then 'B' else 'A' end
  where set_class_period.week <> 'EVERY' and kept.week = 'EVERY'
    and kept.teacher_profile_id = mine and kept.year = set_class_period.year
    and kept.day = set_class_period.day and kept.period = set_class_period.period;
  delete from public.teacher_class_period as gone
  where (set_class_period.week = 'EVERY' or gone.week = set_class_period.week)
    and gone.teacher_profile_id = mine and gone.year = set_class_period.year
    and gone.day = set_class_period.day and gone.period = set_class_period.period;
  -- A class that has the other week already now has every week.
  delete from public.teacher_class_period as half
  where half.teacher_class_subject_id = set_class_period.class_id
    and half.teacher_profile_id = mine and half.year = set_class_period.year
    and half.day = set_class_period.day and half.period = set_class_period.period;
  insert into public.teacher_class_period as made (
    teacher_profile_id, teacher_class_subject_id, year, day, period, week)
  select mine, set_class_period.class_id, set_class_period.year, set_class_period.day,
    set_class_period.period, case when found then 'EVERY' else set_class_period.week end
  where set_class_period.class_id is not null;

  return query
    select own.* from public.teacher_class_period as own
    where own.teacher_profile_id = mine and own.year = set_class_period.year
      and own.day = set_class_period.day and own.period = set_class_period.period;
end
$$;
comment on function public.set_class_period(integer, text, integer, text, uuid) is
  'Puts a class into a period of a weekday (day is "Monday" to "Friday"), in every week or in weeks A or B of a '
  'school year, and takes out whoever was there in that week; without a class the period is free. The class is one '
  'of that year. Returns who has the period now: nobody, one class, or one in each week.';
grant execute on function public.set_class_period(integer, text, integer, text, uuid) to authenticated;

-- The times of a day's periods, as web/src/domain/school/school-day.ts draws them; a test compares the two.
create function private.period_times(schedule public.teacher_schedule)
returns table (period integer, starts interval, ends interval)
language sql immutable set search_path = '' as $$
  with break as (
    select minutes, least(schedule.periods, case
      when cardinality(schedule.breaks_after) = cardinality(schedule.break_durations)
        then schedule.breaks_after[position]
      -- Spread evenly, rounded to the nearest period.
      else greatest(1, least(
        (2 * position * schedule.periods + breaks + 1) / (2 * (breaks + 1)), schedule.periods - 1))
    end) as after
    from unnest(schedule.break_durations) with ordinality as given (minutes, number)
    cross join lateral (
      select number::integer as position, cardinality(schedule.break_durations) as breaks) as counted
  ), lesson as (
    select number, schedule.start_time - time '00:00' + interval '1 minute' * (
      (number - 1) * schedule.period_duration
      + coalesce((select sum(break.minutes) from break where break.after < number), 0)) as starts
    from generate_series(1, schedule.periods) as number
  )
  select lesson.number, lesson.starts, lesson.starts + schedule.period_duration * interval '1 minute'
  from lesson
$$;
comment on function private.period_times(public.teacher_schedule) is
  'When each period of a day begins and ends, from midnight; none while their number or length is not known.';
