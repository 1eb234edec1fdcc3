-- On which days there is no school: one answer for the calendar, its print-outs, repeats, copied weeks and
-- bumped lessons.

create function private.closed_days(province text, first_day date, last_day date)
returns table (day date, label text, label_af text)
language sql stable set search_path = '' as $$
  with own_term as (
    select term.start_date, term.end_date
    from public.term as term where closed_days.province = any (term.provinces)
  ), known_year as (
    select extract(year from start_date) as year from own_term
    union
    select extract(year from end_date) from own_term
  )
  select asked.day, holiday.label, holiday.label_af
  from generate_series(0, last_day - first_day) as number
  cross join lateral (select first_day + number as day) as asked
  left join lateral (
    select public_holiday.label, public_holiday.label_af
    from public.holiday as public_holiday
    where public_holiday.date = asked.day
    order by public_holiday.label
    limit 1
  ) as holiday on true
  where holiday.label is not null
    or (extract(year from asked.day) in (select known_year.year from known_year)
      and not exists (
        select from own_term where asked.day between own_term.start_date and own_term.end_date))
$$;
comment on function private.closed_days(text, date, date) is
  'The days without school: holidays with their labels, and without a label the days outside the '
  'terms. In a year without terms only its holidays are closed, because nothing else is known.';

create function private.is_closed(province text, day date) returns boolean
language sql stable set search_path = ''
return exists (select from private.closed_days(is_closed.province, is_closed.day, is_closed.day));

-- Definer: the rule is in the private schema. It reads the terms of the caller's province.
create function public.my_closed_days(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.signed_in_user();
  if (private.in_time(first_day) and private.in_time(last_day)
    and last_day between first_day and first_day + 800) is not true
  then
    raise exception 'range_too_long' using errcode = 'PT422';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'first', stretch.first, 'last', stretch.last, 'label', stretch.label,
      'labelAf', stretch.label_af) order by stretch.first)
    from (
      select min(numbered.day) as first, max(numbered.day) as last, numbered.label,
        numbered.label_af
      from (
        select closed.*, closed.day - (row_number() over (
          partition by closed.label, closed.label_af order by closed.day))::integer as stretch
        from private.closed_days(private.my_province(), first_day, last_day) as closed
      ) as numbered
      group by numbered.label, numbered.label_af, numbered.stretch
    ) as stretch
  ), '[]');
end
$$;
comment on function public.my_closed_days(date, date) is
  'The days of a range on which the caller''s province has no school, in stretches: first, last, '
  'label and its Afrikaans label. Outside the terms label is null. At most 800 days.';
grant execute on function public.my_closed_days(date, date) to authenticated;
