-- Terms of the public schools in 2026 and 2027, one national calendar for all provinces, and their
-- two-week cycles.
--
-- 2026: Department of Basic Education, as published by The South African (11 March 2026),
-- Bizcommunity (172686a) and East Coast Radio; the three agree.
-- 2027: the Department's official calendar, as published by Careers Portal ("department releases
-- official 2027 school calendar"). The earlier proposal, with a third term to 1 October, is superseded.
-- Check it against the gazette when that can be had.
-- Cycles: weeks are counted from the Monday of the first week, as in the annual teaching plans of the
-- languages (weeks 1-2, 3-4 and so on); these dates are computed from the terms.

with term_data (year, number, start_date, end_date) as (values
  (2026, 1, date '2026-01-14', date '2026-03-27'),
  (2026, 2, date '2026-04-08', date '2026-06-26'),
  (2026, 3, date '2026-07-21', date '2026-09-23'),
  (2026, 4, date '2026-10-06', date '2026-12-09'),
  (2027, 1, date '2027-01-13', date '2027-03-19'),
  (2027, 2, date '2027-04-06', date '2027-06-25'),
  (2027, 3, date '2027-07-20', date '2027-09-22'),
  (2027, 4, date '2027-10-05', date '2027-12-08')
)
insert into public.term (label, label_af, start_date, end_date, provinces)
select format('Term %s, %s', number, year), format('Kwartaal %s, %s', number, year),
  start_date, end_date, private.provinces()
from term_data
order by start_date;

-- In order, because the palette is given out in order.
with cycle as (
  select term.id as term_id, term.start_date, term.end_date, number,
    (date_trunc('week', term.start_date)::date + (number - 1) * 14) as monday
  from public.term as term
  cross join generate_series(1, 15) as number
), dated as (
  select term_id, number, greatest(start_date, monday) as first_day,
    least(end_date, monday + 11) as last_day,
    case when end_date < monday + 7
      then (number * 2 - 1)::text
      else (number * 2 - 1)::text || '-' || (number * 2)::text
    end as weeks
  from cycle
  where monday <= end_date
)
insert into public.term_biweek (term_id, label, label_af, start_date, end_date)
select term_id, case when weeks like '%-%' then 'Weeks ' else 'Week ' end || weeks, 'Week ' || weeks,
  first_day, last_day
from dated
order by first_day;
