-- How administrators put terms in order: search, school days, what does not fit together, and the two-week cycles.

create function private.province_words(provinces text[]) returns text
language sql immutable parallel safe set search_path = ''
begin atomic
  select string_agg(
    concat_ws(' ', province.name, case province.name
      when 'Eastern Cape' then 'Oos-Kaap'
      when 'Free State' then 'Vrystaat'
      when 'Northern Cape' then 'Noord-Kaap'
      when 'North West' then 'Noordwes'
      when 'Western Cape' then 'Wes-Kaap'
    end), ' ')
  from unnest(province_words.provinces) as province (name);
end;
comment on function private.province_words(text[]) is 'Provinces to be searched for, by either name.';

-- Definer: a search text is matched before the policy, which an administrator passes anyway.
create function public.search_terms(words text default null) returns setof public.term
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select term.*
    from public.term
    where private.searchable_text(concat_ws(' ', term.label, term.label_af, private.day_words(term.start_date),
        private.day_words(term.end_date), private.province_words(term.provinces)))
      like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_terms(text) is
  'For administrators: the terms that contain every word in either label, the dates or the provinces. Filter, order and '
  'page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_terms(text) to authenticated;

create function private.school_days(first_day date, last_day date) returns integer
language sql stable set search_path = ''
begin atomic
  select count(*)::integer
  from generate_series(0, least(school_days.last_day - school_days.first_day, 800)) as day (number)
  where extract(isodow from school_days.first_day + day.number) < 6
    and not exists (
      select from public.holiday as holiday where holiday.date = school_days.first_day + day.number);
end;
comment on function private.school_days(date, date) is 'Mondays to Fridays without a holiday, first and last day included.';

-- Definer: the counting is private.
create function public._school_days(term public.term) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.in_group('admin') then private.school_days(term.start_date, term.end_date) end;
end
$$;
comment on function public._school_days(public.term) is
  'For administrators: how many days learners go to school in the term. Null for everybody else.';
grant execute on function public._school_days(public.term) to authenticated;

create function private.overlapping_terms(term_id uuid, first_day date, last_day date, provinces text[]) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'overlap', 'label', other.label, 'labelAf', other.label_af,
      'firstDay', greatest(other.start_date, overlapping_terms.first_day),
      'lastDay', least(other.end_date, overlapping_terms.last_day),
      'provinces', array(
        select shared.name from unnest(other.provinces) as shared (name)
        where shared.name = any (overlapping_terms.provinces) order by shared.name))
    order by other.start_date, other.id), '[]')
  from public.term as other
  where other.id is distinct from overlapping_terms.term_id
    and other.start_date <= overlapping_terms.last_day and other.end_date >= overlapping_terms.first_day
    and other.provinces && overlapping_terms.provinces;
end;
comment on function private.overlapping_terms(uuid, date, date, text[]) is
  'The other terms of the same provinces that have days of this one: [{kind, label, labelAf, firstDay, lastDay, provinces}].';

-- The longest school holiday within a year is some 26 days, between the second and the third term.
create function private.gap_before_term(term_id uuid, first_day date, provinces text[]) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'gap', 'label', before.label, 'labelAf', before.label_af,
      'firstDay', before.end_date + 1, 'lastDay', gap_before_term.first_day - 1)), '[]')
  from (
    select other.label, other.label_af, other.end_date
    from public.term as other
    where other.id is distinct from gap_before_term.term_id
      and other.end_date < gap_before_term.first_day
      and other.provinces && gap_before_term.provinces
    order by other.end_date desc, other.id
    limit 1) as before
  where before.end_date < gap_before_term.first_day - 36
    and extract(year from before.end_date) = extract(year from gap_before_term.first_day);
end;
comment on function private.gap_before_term(uuid, date, text[]) is
  'More than five weeks without a term within a year, as one that is missing leaves: [{kind, label, labelAf, firstDay, '
  'lastDay}], at most one.';

create function private.biweek_findings(term_id uuid, first_day date, last_day date) returns jsonb
language sql stable set search_path = ''
begin atomic
  with biweek as (
    select one.id, one.label, one.label_af, one.start_date, one.end_date
    from public.term_biweek as one where one.term_id = biweek_findings.term_id
  ), finding (place, day, found) as (
    select 1, biweek.start_date, jsonb_build_object('kind', 'biweek_outside',
      'label', biweek.label, 'labelAf', biweek.label_af,
      'firstDay', biweek.start_date, 'lastDay', biweek.end_date)
    from biweek
    where biweek.start_date < biweek_findings.first_day or biweek.end_date > biweek_findings.last_day
    union all
    select 2, later.start_date, jsonb_build_object('kind', 'biweek_overlap',
      'label', later.label, 'labelAf', later.label_af,
      'firstDay', later.start_date, 'lastDay', least(earlier.end_date, later.end_date))
    from biweek as earlier
    join biweek as later on (earlier.start_date, earlier.id) < (later.start_date, later.id)
      and later.start_date <= earlier.end_date
    union all
    -- A term without any has none on purpose.
    select 3, uncovered.first, jsonb_build_object('kind', 'biweek_gap', 'days', uncovered.days,
      'firstDay', uncovered.first, 'lastDay', uncovered.last)
    from (
      select count(*) as days, min(day.date) as first, max(day.date) as last
      from (
        select biweek_findings.first_day + one.number as date
        from generate_series(0, biweek_findings.last_day - biweek_findings.first_day) as one (number)) as day
      where extract(isodow from day.date) < 6
        and not exists (select from public.holiday as holiday where holiday.date = day.date)
        and not exists (select from biweek where day.date between biweek.start_date and biweek.end_date)
    ) as uncovered
    where uncovered.days > 0 and exists (select from biweek)
  )
  select coalesce(jsonb_agg(finding.found order by finding.place, finding.day), '[]') from finding;
end;
comment on function private.biweek_findings(uuid, date, date) is
  'Two-week cycles beyond their term, upon each other, and the school days that none has: [{kind, label, labelAf, days, '
  'firstDay, lastDay}].';

-- Definer: as _school_days().
create function public._findings(term public.term) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return null;
  end if;
  return private.overlapping_terms(term.id, term.start_date, term.end_date, term.provinces)
    || private.gap_before_term(term.id, term.start_date, term.provinces)
    || private.biweek_findings(term.id, term.start_date, term.end_date);
end
$$;
comment on function public._findings(public.term) is
  'For administrators: what does not fit together, [{kind, label, labelAf, firstDay, lastDay, provinces, days}]; kind is '
  'overlap, gap, biweek_outside, biweek_overlap or biweek_gap. Null for everybody else.';
grant execute on function public._findings(public.term) to authenticated;

create function private.missing_cycles(term_id uuid, after_tenth boolean)
returns table (label text, label_af text, start_date date, end_date date)
language sql stable set search_path = ''
begin atomic
  select cycle.label, cycle.label_af, cycle.start_date, cycle.end_date
  from public.term as term
  cross join private.term_cycles(term.start_date, term.end_date) as cycle
  where term.id = missing_cycles.term_id and (cycle.number <= 5 or missing_cycles.after_tenth)
    and not exists (
      select from public.term_biweek as biweek
      where biweek.term_id = term.id
        and biweek.start_date <= cycle.end_date and biweek.end_date >= cycle.start_date)
  order by cycle.start_date;
end;
comment on function private.missing_cycles(uuid, boolean) is
  'The two-week cycles of a term for whose days it has none yet; without after_tenth the five of the first ten weeks.';

-- Definer: the cycles are private.
create function public.cycles_preview(term_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'label', cycle.label, 'labelAf', cycle.label_af, 'startDate', cycle.start_date, 'endDate', cycle.end_date,
        'schoolDays', private.school_days(cycle.start_date, cycle.end_date),
        'afterTenth', cycle.start_date not in (
          select five.start_date from private.missing_cycles(cycles_preview.term_id, false) as five))
      order by cycle.start_date), '[]')
    from private.missing_cycles(cycles_preview.term_id, true) as cycle);
end
$$;
comment on function public.cycles_preview(uuid) is
  'For administrators: what fill_cycles() would add, [{label, labelAf, startDate, endDate, schoolDays, afterTenth}].';
grant execute on function public.cycles_preview(uuid) to authenticated;

-- Definer: as cycles_preview().
create function public.fill_cycles(term_id uuid, after_tenth boolean default true) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  added integer;
begin
  perform private.require_admin();
  -- Two presses at once would add the same cycles twice.
  perform from public.term as term where term.id = fill_cycles.term_id for no key update;
  if not found then
    raise exception 'term_not_found' using errcode = 'PT422';
  end if;
  insert into public.term_biweek (term_id, label, label_af, start_date, end_date)
  select fill_cycles.term_id, cycle.label, cycle.label_af, cycle.start_date, cycle.end_date
  from private.missing_cycles(fill_cycles.term_id, fill_cycles.after_tenth) as cycle
  order by cycle.start_date;
  get diagnostics added = row_count;
  return added;
end
$$;
comment on function public.fill_cycles(uuid, boolean) is
  'For administrators: gives a term the two-week cycles of CAPS whose days none of its own has. Answers how many. Raises '
  'term_not_found and biweek_colors_used_up.';
grant execute on function public.fill_cycles(uuid, boolean) to authenticated;
