-- The terms of a whole year, added together: a calendar that was published, or a year of the list as the next one.

create function private.copied_year(source text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return case when copied_year.source ~ '^copy-20\d\d$' then right(copied_year.source, 4)::integer end;
end
$$;
comment on function private.copied_year(text) is 'The year that "copy-2026" names; null for everything else.';

-- Fifty-two weeks later a term begins on the same day of the week. What a gazette printed is not carried over.
create function private.terms_of_set(source text, provinces text[])
returns table (label text, label_af text, start_date date, end_date date, provinces text[], gazetted_days smallint,
  certainty text, copied_from uuid)
language sql stable set search_path = ''
begin atomic
  select format('Term %s, %s', preset.number, preset.year), format('Kwartaal %s, %s', preset.number, preset.year),
    preset.start_date, preset.end_date, coalesce(terms_of_set.provinces, private.provinces()), preset.gazetted_days,
    preset.certainty, null::uuid
  from private.preset_terms() as preset
  where preset.preset = terms_of_set.source
  union all
  select replace(term.label, copied.year::text, (copied.year + 1)::text),
    replace(term.label_af, copied.year::text, (copied.year + 1)::text),
    term.start_date + 364, term.end_date + 364, term.provinces, null, 'copy', term.id
  from (select private.copied_year(terms_of_set.source) as year) as copied
  join public.term as term on extract(year from term.start_date) = copied.year
  order by 3, 1;
end;
comment on function private.terms_of_set(text, text[]) is
  'The terms of a known calendar (see private.preset_terms()) for these provinces, or for copy-2026 those of 2026 as terms '
  'of 2027 for their own.';

create function private.known_term(label text, start_date date, provinces text[]) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object('startDate', term.start_date, 'endDate', term.end_date)
  from public.term as term
  where private.same_text(term.label) = private.same_text(known_term.label)
    and extract(year from term.start_date) = extract(year from known_term.start_date)
    and term.provinces && known_term.provinces
  order by term.start_date, term.id
  limit 1;
end;
comment on function private.known_term(text, date, text[]) is
  'The days of the term of that name that one of the provinces has in that year, {startDate, endDate}; null when there is none.';

create function private.require_term_set(source text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if private.copied_year(source) is null
    and not exists (select from private.preset_terms() as preset where preset.preset = require_term_set.source) then
    raise exception 'term_set_not_known' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.require_term_set(text) is 'Raises term_set_not_known.';

-- Definer: the calendars are private.
create function public.term_set_preview(source text, provinces text[] default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_term_set(source);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'label', one.label, 'labelAf', one.label_af, 'startDate', one.start_date, 'endDate', one.end_date,
        'provinces', one.provinces, 'schoolDays', private.school_days(one.start_date, one.end_date),
        'gazettedDays', one.gazetted_days, 'certainty', one.certainty,
        'known', private.known_term(one.label, one.start_date, one.provinces),
        'overlaps', private.overlapping_terms(null, one.start_date, one.end_date, one.provinces))
      order by one.start_date, one.label), '[]')
    from private.terms_of_set(term_set_preview.source, term_set_preview.provinces) as one);
end
$$;
comment on function public.term_set_preview(text, text[]) is
  'For administrators: the terms that add_term_set() would add, and those whose name the list has and that are left out, '
  '[{label, labelAf, startDate, endDate, provinces, schoolDays, gazettedDays, certainty, known: {startDate, endDate}, overlaps}]; '
  'overlaps as in _findings(). Raises term_set_not_known.';
grant execute on function public.term_set_preview(text, text[]) to authenticated;

-- Definer: as term_set_preview().
create function public.add_term_set(source text, provinces text[] default null, with_cycles boolean default true)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  one record;
  made uuid;
  added integer := 0;
begin
  perform private.require_admin();
  perform private.require_term_set(source);
  -- Two presses at once would add the same terms twice.
  perform pg_advisory_xact_lock(hashtextextended('add_term_set', 0));
  for one in
    select * from private.terms_of_set(add_term_set.source, add_term_set.provinces) as found
    where private.known_term(found.label, found.start_date, found.provinces) is null
    order by found.start_date, found.label
  loop
    insert into public.term (label, label_af, start_date, end_date, provinces, gazetted_days)
    values (one.label, one.label_af, one.start_date, one.end_date, one.provinces, one.gazetted_days)
    returning id into made;
    added := added + 1;
    -- In order of time, because the colours of the palette are given out in order.
    if with_cycles and one.copied_from is null then
      insert into public.term_biweek (term_id, label, label_af, start_date, end_date)
      select made, cycle.label, cycle.label_af, cycle.start_date, cycle.end_date
      from private.term_cycles(one.start_date, one.end_date) as cycle order by cycle.start_date;
    elsif with_cycles then
      insert into public.term_biweek (term_id, label, label_af, start_date, end_date)
      select made, biweek.label, biweek.label_af, biweek.start_date + 364, biweek.end_date + 364
      from public.term_biweek as biweek
      where biweek.term_id = one.copied_from order by biweek.start_date, biweek.id;
    end if;
  end loop;
  return added;
end
$$;
comment on function public.add_term_set(text, text[], boolean) is
  'For administrators: adds the terms of a known calendar for these provinces (all without), or with copy-2026 those of 2026 '
  'as terms of 2027, fifty-two weeks later. Those whose name the list has are left out. With their two-week cycles: of CAPS, or of the '
  'copied term. Answers how many terms. Raises term_set_not_known and biweek_colors_used_up.';
grant execute on function public.add_term_set(text, text[], boolean) to authenticated;
