-- When a teacher teaches, and whom: the teaching day of each weekday, the classes, and the weeks of the
-- school year by term and rotation.

create function private.minutes_of(periods integer, period_duration integer, breaks integer[])
returns integer
language sql immutable parallel safe set search_path = ''
return coalesce(periods * period_duration, 0)
  + coalesce((select sum(minutes)::integer from unnest(breaks) as minutes), 0);
comment on function private.minutes_of(integer, integer, integer[]) is
  'How long the lessons and breaks of a day last together.';

create function private.are_break_durations(breaks integer[]) returns boolean
language sql immutable parallel safe set search_path = ''
return cardinality(breaks) <= 10 and not exists (
  select from unnest(breaks) as minutes where (minutes between 1 and 240) is not true
);

create function private.are_break_positions(positions integer[], breaks integer[], periods integer)
returns boolean
language sql immutable parallel safe set search_path = ''
return cardinality(positions) in (0, cardinality(breaks)) and not exists (
  select from unnest(positions) as period where (period between 1 and coalesce(periods, 20)) is not true
);
comment on function private.are_break_positions(integer[], integer[], integer) is
  'A period for each break, or none at all.';

-- For the constraints below, which run with the rights of whoever writes the row.
grant execute on function
  private.minutes_of(integer, integer, integer[]), private.are_break_durations(integer[]),
  private.are_break_positions(integer[], integer[], integer)
  to authenticated, service_role;

create table public.teacher_schedule (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  day text not null,
  periods integer,
  period_duration integer,
  break_durations integer[] not null default '{}',
  start_time time(0) not null,
  end_time time(0),
  breaks_after integer[] not null default '{}',
  constraint teacher_schedule_pkey primary key (id),
  constraint teacher_schedule_teacher_profile_id_day_key unique (teacher_profile_id, day),
  constraint teacher_schedule_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint teacher_schedule_day_known
    check (day in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')),
  constraint teacher_schedule_periods_range check (periods between 1 and 20),
  constraint teacher_schedule_period_duration_range check (period_duration between 1 and 240),
  constraint teacher_schedule_break_durations_range
    check (private.are_break_durations(break_durations)),
  constraint teacher_schedule_breaks_after_range
    check (private.are_break_positions(breaks_after, break_durations, periods)),
  constraint teacher_schedule_end_after_start check (end_time > start_time),
  constraint teacher_schedule_lessons_fit check (
    private.minutes_of(periods, period_duration, break_durations) * interval '1 minute'
      <= coalesce(end_time - start_time, time '24:00' - start_time))
);

alter table public.teacher_schedule enable row level security;

create policy "teachers read their schedule" on public.teacher_schedule
  for select to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers create their schedule" on public.teacher_schedule
  for insert to authenticated
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers change their schedule" on public.teacher_schedule
  for update to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()))
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers delete from their schedule" on public.teacher_schedule
  for delete to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));

grant select (
  id, created_at, updated_at, teacher_profile_id, day, periods, period_duration, break_durations,
  start_time, end_time, breaks_after
) on public.teacher_schedule to authenticated;
grant insert (
  teacher_profile_id, day, periods, period_duration, break_durations, start_time, end_time,
  breaks_after
), update (
  day, periods, period_duration, break_durations, start_time, end_time, breaks_after
), delete
  on public.teacher_schedule to authenticated;
-- Not granted: changing teacher_profile_id. A day does not move to another teacher.
grant select, insert, update, delete on public.teacher_schedule to service_role;

comment on table public.teacher_schedule is
  'One row per weekday that the teacher works. @graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_schedule.period_duration is 'Minutes of one period.';
comment on column public.teacher_schedule.break_durations is 'Minutes of each break, in order.';
comment on column public.teacher_schedule.end_time is
  'Computed from periods and breaks when it is left out and they are given.';
comment on column public.teacher_schedule.breaks_after is
  'The period after which each break comes, in the order of break_durations. Empty: breaks are '
  'spread evenly over the day, as on schedules that were made before this column existed.';

-- Definer: the writer may not use the private schema.
create function private.fill_schedule_end() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  minutes integer := private.minutes_of(new.periods, new.period_duration, new.break_durations);
begin
  -- A day that would run past midnight stays without an end, and the constraint refuses it.
  if new.end_time is null and new.periods * new.period_duration > 0
    and minutes * interval '1 minute' < time '24:00' - new.start_time
  then
    new.end_time := new.start_time + minutes * interval '1 minute';
  end if;
  return new;
end
$$;

create trigger fill_schedule_end before insert or update on public.teacher_schedule
  for each row execute function private.fill_schedule_end();
create trigger limit_day after insert on public.teacher_schedule
  referencing new table as added
  for each statement execute function private.limit_day('teacher_profile_id', '500');
create trigger set_updated_at before update on public.teacher_schedule
  for each row execute function private.set_updated_at();

-- The classes that a teacher teaches, each in one subject of one grade and in one school year.

create function private.this_year() returns integer
language sql stable set search_path = ''
return extract(year from private.today())::integer;
comment on function private.this_year() is 'The school year that it is: in South Africa, the calendar year.';
-- For the default below, which runs with the rights of whoever writes the row.
grant execute on function private.this_year(), private.today() to authenticated, service_role;

create table public.teacher_class_subject (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  subject_id uuid not null,
  name text not null,
  year integer not null default private.this_year(),
  constraint teacher_class_subject_pkey primary key (id),
  constraint teacher_class_subject_id_teacher_profile_id_key unique (id, teacher_profile_id),
  -- For the timetable, whose periods belong to the year of their class.
  constraint teacher_class_subject_id_teacher_profile_id_year_key
    unique (id, teacher_profile_id, year),
  constraint teacher_class_subject_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint teacher_class_subject_subject_id_fkey foreign key (subject_id)
    references public.subject (id) on delete restrict,
  constraint teacher_class_subject_name_present check (not private.is_blank(name)),
  constraint teacher_class_subject_name_length check (length(name) <= 100),
  constraint teacher_class_subject_year_range check (year between 2000 and 2100)
);

create unique index teacher_class_subject_name_key on public.teacher_class_subject
  (teacher_profile_id, year, subject_id, private.same_text(name));
create index teacher_class_subject_subject_id_idx on public.teacher_class_subject (subject_id);

alter table public.teacher_class_subject enable row level security;

create policy "teachers read their classes" on public.teacher_class_subject
  for select to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers create their classes" on public.teacher_class_subject
  for insert to authenticated
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers change their classes" on public.teacher_class_subject
  for update to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()))
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers delete their classes" on public.teacher_class_subject
  for delete to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));

grant select (id, created_at, updated_at, teacher_profile_id, subject_id, name, year)
  on public.teacher_class_subject to authenticated;
grant insert (teacher_profile_id, subject_id, name, year), update (subject_id, name), delete
  on public.teacher_class_subject to authenticated;
-- Not granted: changing year. Next year's class is another one: roll_over_classes() makes it.
grant select, insert, update, delete on public.teacher_class_subject to service_role;

comment on table public.teacher_class_subject is
  'Classes of a teacher, of all years and loaded whole; a name is used once per subject and year. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.teacher_class_subject.year is
  'The school year in which the class is taught. This year unless it is said.';

create trigger trim_texts before insert or update on public.teacher_class_subject
  for each row execute function private.trim_texts('name');
create trigger limit_day after insert on public.teacher_class_subject
  referencing new table as added
  for each statement execute function private.limit_day('teacher_profile_id', '500');
create trigger set_updated_at before update on public.teacher_class_subject
  for each row execute function private.set_updated_at();

-- Definer: a policy asks it on behalf of people who may not read all classes.
create function private.my_subject_ids() returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select class.subject_id from public.teacher_class_subject as class
  where class.teacher_profile_id = private.my_teacher_profile_id();
end;
comment on function private.my_subject_ids() is 'The subjects of the caller''s classes.';
grant execute on function private.my_subject_ids() to authenticated;

-- To which term a week belongs, which week of the term it is, and whether it is week A or B: one answer
-- for every screen, print-out and rule.
create function private.term_of(province text, monday date) returns public.term
language sql stable set search_path = ''
return (
  select term from public.term as term
  where term_of.province = any (term.provinces)
    and term.start_date <= monday + 6 and term.end_date >= monday
  -- A week in which one term ends and the next begins belongs to the new one.
  order by term.start_date desc
  limit 1
);
comment on function private.term_of(text, date) is 'The term to which a week belongs, if any.';

create function private.school_weeks(
  province text, anchor date, first_day date, last_day date
) returns table (monday date, term_id uuid, week_of_term integer, letter text)
language sql stable set search_path = '' as $$
  with span as (
    select date_trunc('week', least(first_day, coalesce(anchor, first_day)))::date as first_monday,
      date_trunc('week', greatest(last_day, coalesce(anchor, last_day)))::date as last_monday
  ), known as (
    -- Where no terms are entered, every week is a school week.
    select exists (
      select from public.term as term where school_weeks.province = any (term.provinces)) as any_term
  ), week as (
    select day::date as monday, term.id as term_id, term.start_date,
      term.id is not null or not known.any_term as school
    from span cross join known
    cross join lateral
      generate_series(span.first_monday, span.last_monday, interval '7 days') as day
    left join lateral private.term_of(school_weeks.province, day::date) as term on true
  ), numbered as (
    select week.*, count(*) filter (where school)
      over (order by week.monday rows between unbounded preceding and current row) as number
    from week
  )
  select numbered.monday, numbered.term_id,
    (numbered.monday - date_trunc('week', numbered.start_date)::date) / 7 + 1,
    -- Weeks without school are not counted: after a holiday the rotation continues where it stopped.
    case when school and anchor is not null then
      case when (numbered.number - (
        select first.number from numbered as first where first.monday = anchor)) % 2 = 0
      then 'A' else 'B' end
    end
  from numbered
  where numbered.monday between date_trunc('week', first_day)::date and last_day
  order by numbered.monday
$$;

-- Definer: the rule is in the private schema. It reads the caller's profile and the terms of its province.
create function public.my_school_weeks(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
begin
  perform private.signed_in_user();
  if (private.in_time(first_day) and private.in_time(last_day)
    and last_day between first_day and first_day + 800) is not true
  then
    raise exception 'range_too_long' using errcode = 'PT422';
  end if;
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'monday', week.monday, 'term', term.label, 'termAf', term.label_af,
      'week', week.week_of_term, 'letter', week.letter) order by week.monday)
    from private.school_weeks(profile.province, profile.rotation_anchor, first_day, last_day) as week
    left join public.term as term on term.id = week.term_id
  ), '[]');
end
$$;
comment on function public.my_school_weeks(date, date) is
  'The weeks of a range for the caller: monday, term and its Afrikaans label, the week of the '
  'term, and A or B when weeks rotate. At most 800 days.';
grant execute on function public.my_school_weeks(date, date) to authenticated;
