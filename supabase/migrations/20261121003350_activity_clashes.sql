-- What else the caller has at the times of an activity, and of each copy of it that a repeat would make. What only touches
-- is none, nor is a trip or a camp, which lasts a day or more; leave is.
create function public.activity_clashes(
  start_date_time timestamptz,
  end_date_time timestamptz,
  repeat_weeks integer default 0,
  every_weeks integer default 1,
  until_term_end boolean default false,
  own_id uuid default null
) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(
    jsonb_build_object('start', clash.start_date_time, 'label', clash.label)
    order by clash.start_date_time, clash.id), '[]')
  from (
    select other.id, other.label, other.start_date_time
    from jsonb_array_elements_text(
      public.preview_repeat($1, $3, $4, $5) -> 'weeks') as copy (week)
    cross join lateral (select make_interval(days => copy.week::integer * 7) as later) as moved
    join public.teacher_activity as other
      on other.teacher_profile_id = (select private.my_teacher_profile_id())
      and other.start_date_time < $2 + moved.later
      and other.end_date_time > $1 + moved.later
    where $2 - $1 < interval '1 day'
      and (other.end_date_time - other.start_date_time < interval '1 day' or other.type = 'Leave')
      and other.id is distinct from $6
      -- The copies that are made anew take the place of its own; one alone may be moved onto another of them.
      and not (($3 > 0 or $5) and exists (
        select from public.teacher_activity as own
        where own.id = $6 and own.repeat_id = other.repeat_id))
    order by other.start_date_time, other.id
    limit 100
  ) as clash;
end;
comment on function public.activity_clashes(timestamptz, timestamptz, integer, integer, boolean, uuid) is
  'The caller''s activities at the time of an activity that is being planned and of its copies (see '
  'preview_repeat), [{start, label}], at most 100. own_id: the activity itself, if it is stored.';
grant execute on function public.activity_clashes(timestamptz, timestamptz, integer, integer, boolean, uuid)
  to authenticated;
