-- The school year: terms with their two-week cycles, and the days without school.

create table public.term (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  label text not null,
  label_af text,
  start_date date not null,
  end_date date not null,
  provinces text[] not null,
  gazetted_days smallint,
  constraint term_pkey primary key (id),
  constraint term_label_present check (not private.is_blank(label)),
  constraint term_label_length check (length(label) <= 100),
  constraint term_label_af_length check (private.has_text(label_af, 100)),
  constraint term_end_not_before_start check (end_date >= start_date),
  constraint term_dates_in_time check (private.in_time(start_date) and private.in_time(end_date)),
  constraint term_within_a_year check (end_date <= start_date + 366),
  constraint term_gazetted_days_possible check (gazetted_days between 1 and 366),
  constraint term_provinces_known
    check (cardinality(provinces) > 0 and provinces <@ private.provinces())
);

create index term_start_date_idx on public.term (start_date, id);

alter table public.term enable row level security;

create policy "teachers read terms of their province, administrators all" on public.term
  for select to authenticated
  using (
    (select private.in_group('admin'))
    or ((select private.in_group('teacher')) and (select private.my_province()) = any (provinces)));
create policy "administrators create terms" on public.term
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change terms" on public.term
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete terms" on public.term
  for delete to authenticated using ((select private.in_group('admin')));

-- The whole row, which its computed fields take (20261121002705_term_desk.sql).
grant select on public.term to authenticated;
grant insert (label, label_af, start_date, end_date, provinces, gazetted_days),
  update (label, label_af, start_date, end_date, provinces, gazetted_days), delete
  on public.term to authenticated;
grant select, insert, update, delete on public.term to service_role;

comment on table public.term is
  'School terms, loaded whole. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.term.label_af is 'Afrikaans label; the English one is shown without it.';
comment on column public.term.start_date is 'First day for learners.';
comment on column public.term.end_date is 'Last day for learners.';
comment on column public.term.provinces is 'Teachers of these provinces see the term.';
comment on column public.term.gazetted_days is
  'How many school days the published calendar prints for the term, to be compared with those that its dates have.';

create trigger trim_texts before insert or update on public.term
  for each row execute function private.trim_texts('label', 'label_af');
create trigger set_updated_at before update on public.term
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.term
  for each row execute function private.record_admin_write();

create function private.biweek_palette() returns text[]
language sql immutable parallel safe set search_path = ''
return array[
  'red', 'cyan', 'pink', 'deep-purple', 'orange', 'indigo', 'deep-orange', 'blue', 'brown',
  'light-blue', 'teal', 'blue-grey', 'green', 'purple', 'light-green'];
comment on function private.biweek_palette() is 'Fifteen colours, assigned in this order.';
-- For the constraint below, which runs with the rights of whoever writes the row.
grant execute on function private.biweek_palette() to authenticated, service_role;

create table public.term_biweek (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  term_id uuid not null,
  label text not null,
  label_af text,
  start_date date not null,
  end_date date not null,
  color text not null,
  constraint term_biweek_pkey primary key (id),
  constraint term_biweek_term_id_fkey foreign key (term_id)
    references public.term (id) on delete cascade,
  constraint term_biweek_label_present check (not private.is_blank(label)),
  constraint term_biweek_label_length check (length(label) <= 100),
  constraint term_biweek_label_af_length check (private.has_text(label_af, 100)),
  constraint term_biweek_end_not_before_start check (end_date >= start_date),
  constraint term_biweek_dates_in_time check (private.in_time(start_date) and private.in_time(end_date)),
  constraint term_biweek_within_a_year check (end_date <= start_date + 366),
  constraint term_biweek_color_known check (color = any (private.biweek_palette()))
);

create index term_biweek_term_id_idx on public.term_biweek (term_id, start_date);

alter table public.term_biweek enable row level security;

create policy "whoever sees the term reads its biweeks" on public.term_biweek
  for select to authenticated
  using (exists (select from public.term as parent where parent.id = term_biweek.term_id));
create policy "administrators create biweeks" on public.term_biweek
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change biweeks" on public.term_biweek
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete biweeks" on public.term_biweek
  for delete to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, term_id, label, label_af, start_date, end_date, color)
  on public.term_biweek to authenticated;
grant insert (term_id, label, label_af, start_date, end_date),
  update (label, label_af, start_date, end_date, color), delete
  on public.term_biweek to authenticated;
-- Not granted: the colour of a new biweek, which the database assigns.
grant select, insert, update, delete on public.term_biweek to service_role;

comment on table public.term_biweek is
  'Two-week cycles of a term, counted from its first week; read with the term as "biweeks".';
comment on column public.term_biweek.color is
  'The first colour of the palette that the term has not used.';
comment on constraint term_biweek_term_id_fkey on public.term_biweek is
  '@graphql({"foreign_name": "term", "local_name": "biweeks"})';

-- Definer: the writer may not use the private schema.
create function private.assign_biweek_color() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Without the lock, two biweeks that are added at once would get the same colour.
  perform from public.term as parent where parent.id = new.term_id for no key update;

  select free.color into new.color
  from unnest(private.biweek_palette()) with ordinality as free (color, position)
  where not exists (
    select from public.term_biweek as used
    where used.term_id = new.term_id and used.color = free.color)
  order by free.position
  limit 1;
  if new.color is null then
    raise exception 'biweek_colors_used_up' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create trigger assign_biweek_color before insert on public.term_biweek
  for each row execute function private.assign_biweek_color();
create trigger trim_texts before insert or update on public.term_biweek
  for each row execute function private.trim_texts('label', 'label_af');
create trigger set_updated_at before update on public.term_biweek
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.term_biweek
  for each row execute function private.record_admin_write();

create table public.holiday (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  label text not null,
  label_af text,
  date date not null,
  constraint holiday_pkey primary key (id),
  constraint holiday_label_present check (not private.is_blank(label)),
  constraint holiday_label_length check (length(label) <= 100),
  constraint holiday_label_af_length check (private.has_text(label_af, 100)),
  constraint holiday_date_in_time check (private.in_time(date))
);

create unique index holiday_date_label_key on public.holiday (date, private.same_text(label));

alter table public.holiday enable row level security;

create policy "teachers and administrators read holidays" on public.holiday
  for select to authenticated
  using ((select private.in_group('teacher')) or (select private.in_group('admin')));
create policy "administrators create holidays" on public.holiday
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change holidays" on public.holiday
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete holidays" on public.holiday
  for delete to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, label, label_af, date) on public.holiday to authenticated;
grant insert (label, label_af, date), update (label, label_af, date), delete
  on public.holiday to authenticated;
grant select, insert, update, delete on public.holiday to service_role;

comment on table public.holiday is
  'Days without school, loaded whole. Rows and not computed rules, because days such as elections '
  'are proclaimed. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.holiday.label_af is 'Afrikaans label; the English one is shown without it.';

create trigger trim_texts before insert or update on public.holiday
  for each row execute function private.trim_texts('label', 'label_af');
create trigger set_updated_at before update on public.holiday
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.holiday
  for each row execute function private.record_admin_write();

-- Definer: a search text is matched before the policy, which an administrator passes anyway.
create function public.search_holidays(words text default null) returns setof public.holiday
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select holiday.*
    from public.holiday
    where private.searchable_text(concat_ws(' ', holiday.label, holiday.label_af,
        private.day_words(holiday.date)))
      like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_holidays(text) is
  'For administrators: the holidays that contain every word in either label or in the date. Filter, '
  'order and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_holidays(text) to authenticated;

-- Calendars that are known, and how sure they are. The first two are the terms that every installation begins with.
--
-- public-2026: Department of Basic Education, as published by The South African (11 March 2026),
-- Bizcommunity (172686a) and East Coast Radio; the three agree on the dates. The days are those that The South African
-- prints; its own dates give 46 and not 51 for the third term.
-- public-2027: the Department's official calendar, as published by Careers Portal ("department releases
-- official 2027 school calendar"). The earlier proposal, with a third term to 1 October, is superseded.
-- To be checked against the gazette once that is published.
-- independent-…: the guide of the independent schools for 2026 (NowinSA, uni1.co.za). No calendar binds them.
create function private.preset_terms()
returns table (preset text, certainty text, year integer, number integer, start_date date, end_date date,
  gazetted_days smallint)
language sql immutable set search_path = ''
begin atomic
  select known.preset, known.certainty, known.year, known.number, known.start_date, known.end_date,
    known.gazetted_days::smallint
  from (values
    ('public-2026', 'official', 2026, 1, date '2026-01-14', date '2026-03-27', 53),
    ('public-2026', 'official', 2026, 2, date '2026-04-08', date '2026-06-26', 54),
    ('public-2026', 'official', 2026, 3, date '2026-07-21', date '2026-09-23', 51),
    ('public-2026', 'official', 2026, 4, date '2026-10-06', date '2026-12-09', 47),
    ('public-2027', 'one_source', 2027, 1, date '2027-01-13', date '2027-03-19', null),
    ('public-2027', 'one_source', 2027, 2, date '2027-04-06', date '2027-06-25', null),
    ('public-2027', 'one_source', 2027, 3, date '2027-07-20', date '2027-09-22', null),
    ('public-2027', 'one_source', 2027, 4, date '2027-10-05', date '2027-12-08', null),
    ('independent-four-2026', 'guide', 2026, 1, date '2026-01-14', date '2026-03-27', null),
    ('independent-four-2026', 'guide', 2026, 2, date '2026-04-14', date '2026-06-26', null),
    ('independent-four-2026', 'guide', 2026, 3, date '2026-07-21', date '2026-09-23', null),
    ('independent-four-2026', 'guide', 2026, 4, date '2026-10-13', date '2026-12-02', null),
    ('independent-three-2026', 'guide', 2026, 1, date '2026-01-14', date '2026-03-27', null),
    ('independent-three-2026', 'guide', 2026, 2, date '2026-04-14', date '2026-06-26', null),
    ('independent-three-2026', 'guide', 2026, 3, date '2026-07-21', date '2026-12-02', null)
  ) as known (preset, certainty, year, number, start_date, end_date, gazetted_days);
end;
comment on function private.preset_terms() is
  'Calendars to choose from, a term in a row. certainty: official (several sources agree), one_source, guide.';

-- Weeks are counted from the Monday of the first week, as in the annual teaching plans of the languages (weeks 1-2, 3-4
-- and so on, five cycles in ten weeks). A longer term has more.
create function private.term_cycles(first_day date, last_day date)
returns table (number integer, label text, label_af text, start_date date, end_date date)
language sql immutable set search_path = ''
begin atomic
  select cycle.number, case when cycle.weeks like '%-%' then 'Weeks ' else 'Week ' end || cycle.weeks,
    'Week ' || cycle.weeks, greatest(term_cycles.first_day, cycle.monday),
    least(term_cycles.last_day, cycle.monday + 11)
  from (
    select counted.number, counted.monday,
      case when term_cycles.last_day < counted.monday + 7
        then (counted.number * 2 - 1)::text
        else (counted.number * 2 - 1)::text || '-' || (counted.number * 2)::text
      end as weeks
    from (
      select one.number,
        date_trunc('week', term_cycles.first_day::timestamp)::date + (one.number - 1) * 14 as monday
      from generate_series(1, 15) as one (number)) as counted
    where counted.monday <= term_cycles.last_day) as cycle
  order by cycle.number;
end;
comment on function private.term_cycles(date, date) is
  'The two-week cycles of a term, from Monday to Friday, within its first and last day.';

insert into public.term (label, label_af, start_date, end_date, provinces, gazetted_days)
select format('Term %s, %s', number, year), format('Kwartaal %s, %s', number, year),
  start_date, end_date, private.provinces(), gazetted_days
from private.preset_terms()
where preset in ('public-2026', 'public-2027')
order by start_date;

-- In order of time, because the colours of the palette are given out in order.
insert into public.term_biweek (term_id, label, label_af, start_date, end_date)
select term.id, cycle.label, cycle.label_af, cycle.start_date, cycle.end_date
from public.term as term
cross join private.term_cycles(term.start_date, term.end_date) as cycle
order by cycle.start_date;

-- Easter Sunday by the Gregorian calendar (Meeus, Jones and Butcher).
create function private.easter_sunday(year integer) returns date
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  a constant integer := year % 19;
  b constant integer := year / 100;
  c constant integer := year % 100;
  h constant integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l constant integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m constant integer := (a + 11 * h + 22 * l) / 451;
  n constant integer := h + l - 7 * m + 114;
begin
  return make_date(year, n / 31, n % 31 + 1);
end
$$;
comment on function private.easter_sunday(integer) is 'The Sunday on which Good Friday and Family Day depend.';

-- Days: first schedule of the Public Holidays Act 36 of 1994. For 2026 and 2027 they agree with Bizcommunity (172686a),
-- Careers Portal (2027) and KDE's calendar. Afrikaans names: the bilingual calendar of Kenridge Primary School.
-- What is proclaimed for one year, such as the day of an election, is not known here: an administrator adds it.
create function private.public_holidays(year integer)
returns table (date date, label text, label_af text)
language sql immutable set search_path = ''
begin atomic
  with day as (
    select make_date(public_holidays.year, yearly.month, yearly.day) as date, yearly.label, yearly.label_af
    from (values
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
    ) as yearly (month, day, label, label_af)
    union all
    select private.easter_sunday(public_holidays.year) - 2, 'Good Friday', 'Goeie Vrydag'
    union all
    select private.easter_sunday(public_holidays.year) + 1, 'Family Day', 'Gesinsdag'
  )
  select day.date, day.label, day.label_af from day
  union all
  -- Section 2(1) of the Act: when a public holiday falls on a Sunday, the Monday is one too.
  select sunday.date + 1, 'Public holiday', 'Openbare vakansiedag'
  from day as sunday
  where extract(isodow from sunday.date) = 7
    and not exists (select from day as monday where monday.date = sunday.date + 1)
  order by 1;
end;
comment on function private.public_holidays(integer) is
  'The public holidays of a year by law, with the Monday after one that falls on a Sunday.';

-- The public holidays of the first two years, and the single days on which the same calendars close schools besides.
insert into public.holiday (date, label, label_af)
select date, label, label_af from private.public_holidays(2026)
union all
select date, label, label_af from private.public_holidays(2027)
union all
values
  (date '2026-06-15', 'Special school holiday', 'Spesiale skoolvakansiedag'),
  (date '2027-04-26', 'Special school holiday', 'Spesiale skoolvakansiedag')
order by 1;
