-- Public holidays of 2026 and 2027, and the single days on which schools are closed besides.
--
-- Days: first schedule of the Public Holidays Act 36 of 1994; Easter Sunday is 5 April 2026 and
-- 28 March 2027. They agree with Bizcommunity (172686a), Careers Portal (2027) and KDE's calendar.
-- Afrikaans names: the bilingual calendar of Kenridge Primary School.
-- Special school holidays: the same calendars as the terms.
-- The day of the local elections is proclaimed and not known here: an administrator adds it.

with yearly (month, day, label, label_af) as (values
  (1, 1, 'New Year''s Day', 'Nuwejaarsdag'),
  (3, 21, 'Human Rights Day', 'Menseregtedag'),
  (4, 27, 'Freedom Day', 'Vryheidsdag'),
  (5, 1, 'Workers'' Day', 'Werkersdag'),
  (6, 16, 'Youth Day', 'Jeugdag'),
  (8, 9, 'National Women''s Day', 'Nasionale Vrouedag'),
  (9, 24, 'Heritage Day', 'Erfenisdag'),
  (12, 16, 'Day of Reconciliation', 'Versoeningsdag'),
  (12, 25, 'Christmas Day', 'Kersdag'),
  (12, 26, 'Day of Goodwill', 'Welwillendheidsdag')
), easter (sunday) as (values (date '2026-04-05'), (date '2027-03-28')
), day (date, label, label_af) as (
  select make_date(year, month, day), label, label_af
  from yearly cross join generate_series(2026, 2027) as year
  union all select sunday - 2, 'Good Friday', 'Goeie Vrydag' from easter
  union all select sunday + 1, 'Family Day', 'Gesinsdag' from easter
)
insert into public.holiday (date, label, label_af)
select date, label, label_af from day
union all
-- Section 2(1) of the Act: when a public holiday falls on a Sunday, the Monday is one too.
select date + 1, 'Public holiday', 'Openbare vakansiedag' from day where extract(isodow from date) = 7
union all
values
  (date '2026-06-15', 'Special school holiday', 'Spesiale skoolvakansiedag'),
  (date '2027-04-26', 'Special school holiday', 'Spesiale skoolvakansiedag')
order by 1;
