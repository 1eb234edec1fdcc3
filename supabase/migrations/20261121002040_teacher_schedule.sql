-- The teaching day of each weekday, from which the calendar draws its slots.

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
-- For the constraints below, which run with the writer's rights.
grant execute on function
  private.minutes_of(integer, integer, integer[]), private.are_break_durations(integer[])
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
  start_time, end_time
) on public.teacher_schedule to authenticated;
grant insert (
  teacher_profile_id, day, periods, period_duration, break_durations, start_time, end_time
), update (day, periods, period_duration, break_durations, start_time, end_time), delete
  on public.teacher_schedule to authenticated;
-- Not granted: changing teacher_profile_id. A day does not move to another teacher.
grant select, insert, update, delete on public.teacher_schedule to service_role;

comment on table public.teacher_schedule is
  'One row per weekday that the teacher works. @graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_schedule.period_duration is 'Minutes of one period.';
comment on column public.teacher_schedule.break_durations is 'Minutes of each break, in order.';
comment on column public.teacher_schedule.end_time is
  'Worked out from periods and breaks when it is left out and they are known.';

-- Definer: a trigger's body runs with the writer's rights, who may not use the private schema.
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
create trigger set_updated_at before update on public.teacher_schedule
  for each row execute function private.set_updated_at();
