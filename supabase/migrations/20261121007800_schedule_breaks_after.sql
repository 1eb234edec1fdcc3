-- Where in the day each break comes. Without it a week can be counted but not drawn.

create function private.are_break_positions(positions integer[], breaks integer[], periods integer)
returns boolean
language sql immutable parallel safe set search_path = ''
return cardinality(positions) in (0, cardinality(breaks)) and not exists (
  select from unnest(positions) as period where (period between 1 and coalesce(periods, 20)) is not true
);
comment on function private.are_break_positions(integer[], integer[], integer) is
  'One period for each break, or none at all.';
-- For the constraint below, which runs with the writer's rights.
grant execute on function private.are_break_positions(integer[], integer[], integer)
  to authenticated, service_role;

alter table public.teacher_schedule
  add column breaks_after integer[] not null default '{}',
  add constraint teacher_schedule_breaks_after_range
    check (private.are_break_positions(breaks_after, break_durations, periods));

grant select (breaks_after), insert (breaks_after), update (breaks_after)
  on public.teacher_schedule to authenticated;

comment on column public.teacher_schedule.breaks_after is
  'The period after which each break comes, in the order of break_durations. Empty: spread evenly over '
  'the day, as for schedules from before this was asked.';
