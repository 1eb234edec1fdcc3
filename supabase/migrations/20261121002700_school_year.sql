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
  constraint term_pkey primary key (id),
  constraint term_label_present check (not private.is_blank(label)),
  constraint term_label_length check (length(label) <= 100),
  constraint term_label_af_length check (private.has_text(label_af, 100)),
  constraint term_end_not_before_start check (end_date >= start_date),
  constraint term_dates_in_time check (private.in_time(start_date) and private.in_time(end_date)),
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

grant select (id, created_at, updated_at, label, label_af, start_date, end_date, provinces)
  on public.term to authenticated;
grant insert (label, label_af, start_date, end_date, provinces),
  update (label, label_af, start_date, end_date, provinces), delete
  on public.term to authenticated;
grant select, insert, update, delete on public.term to service_role;

comment on table public.term is
  'School terms, loaded whole. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.term.label_af is 'Afrikaans label; the English one is shown without it.';
comment on column public.term.start_date is 'First day for learners.';
comment on column public.term.end_date is 'Last day for learners.';
comment on column public.term.provinces is 'Teachers of these provinces see the term.';

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

-- Terms of the public schools in 2026 and 2027, one national calendar for all provinces, and their
-- two-week cycles.
--
-- 2026: Department of Basic Education, as published by The South African (11 March 2026),
-- Bizcommunity (172686a) and East Coast Radio; the three agree.
-- 2027: the Department's official calendar, as published by Careers Portal ("department releases
-- official 2027 school calendar"). The earlier proposal, with a third term to 1 October, is superseded.
-- To be checked against the gazette once that is published.
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

-- In order of time, because the colours of the palette are given out in order.
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
