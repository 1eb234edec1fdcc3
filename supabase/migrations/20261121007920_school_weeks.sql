-- Which week of which term it is, and week A or B. One answer for every screen, print and rule.

alter table public.teacher_profile
  add column rotation_anchor date,
  add constraint teacher_profile_rotation_anchor_monday
    check (extract(isodow from rotation_anchor) = 1 and isfinite(rotation_anchor));

grant select (rotation_anchor), update (rotation_anchor)
  on public.teacher_profile to authenticated;

comment on column public.teacher_profile.rotation_anchor is
  'Monday of a week A, said by the teacher; weeks alternate from there. Null: every week is alike.';

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
    select min(term.start_date) as first_day, max(term.end_date) as last_day
    from public.term as term where school_weeks.province = any (term.provinces)
  ), week as (
    select day::date as monday, term.id as term_id, term.start_date,
      term.id is not null
        or (day::date + 6 between known.first_day and known.last_day) is not true as school
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
    -- Weeks without school are left out of the count: after a holiday it goes on where it stopped.
    case when school and anchor is not null then
      case when (numbered.number - (
        select first.number from numbered as first where first.monday = anchor)) % 2 = 0
      then 'A' else 'B' end
    end
  from numbered
  where numbered.monday between date_trunc('week', first_day)::date and last_day
  order by numbered.monday
$$;

-- Definer: the rule is in the private schema. It reads the caller's profile and the terms of her province.
create function public.my_school_weeks(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
begin
  if (last_day between first_day and first_day + 800) is not true then
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
  'The weeks of a range for the caller: monday, term and its Afrikaans label, week of the term, and A '
  'or B when weeks rotate. At most 800 days.';
grant execute on function public.my_school_weeks(date, date) to authenticated;
