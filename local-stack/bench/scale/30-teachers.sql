-- 10,000 teachers with users, schedules, classes; one in three still has a subscription. And one person of each other
-- group, to look at this data with.

insert into auth.users (
  id, email, phone, aud, role, email_confirmed_at, created_at, updated_at, raw_app_meta_data,
  raw_user_meta_data
)
select md5('user ' || n)::uuid, format('teacher%s@school.example', n), null, 'authenticated',
  'authenticated', joined, joined, joined, '{"provider": "email", "providers": ["email"]}', '{}'
from generate_series(1, pg_temp.scaled(10000)) as n
cross join lateral (select now() - n % 1000 * interval '1 day' as joined) as moment;

insert into auth.users (id, email, aud, role, email_confirmed_at, created_at, updated_at)
select md5('user ' || group_name)::uuid, group_name || '@school.example', 'authenticated', 'authenticated',
  now(), now(), now()
from unnest('{admin,superadmin,reporting}'::text[]) as group_name;

-- Customers are copied once in 44-customers.sql, not after each group, profile and line.
alter table private.user_group disable trigger report_group;

insert into private.user_group (user_id, group_name)
select md5('user ' || n)::uuid, 'teacher' from generate_series(1, pg_temp.scaled(10000)) as n
union all
select md5('user ' || group_name)::uuid, group_name
from unnest('{admin,superadmin,reporting}'::text[]) as group_name;

alter table private.user_group enable trigger report_group;
alter table public.teacher_profile disable trigger report_profile;

insert into public.teacher_profile (
  id, user_id, created_at, title, name, surname, language, province, days_per_week, translate_i18n,
  teacher_profile_school_id
)
select md5('profile ' || n)::uuid, md5('user ' || n)::uuid, now() - n % 1000 * interval '1 day',
  ('{Mr,Mrs,Ms,Miss,Dr}'::text[])[1 + n % 5],
  (array['Thandi','Pieter','Nomsa','Anele','Johan','Lerato','Sipho','Annelie','Zanele','Kobus','Fatima','Priya',
    'Bongani','Marlene','Kagiso','Ilse','Themba','Riana','Mpho','Willem'])[1 + n % 20],
  (array['Dlamini','Botha','Nkosi','van der Merwe','Mokoena','Naidoo','Zulu','Pretorius','Khumalo','Jacobs',
    'Mahlangu','Fourie','Sithole','Adams','Mthembu','du Plessis','Ndlovu','Venter','Molefe','Smit'])[1 + n / 20 % 20],
  ('{Afrikaans,English,Xhosa,Zulu,Sotho}'::text[])[1 + n % 5],
  school.provinces[1], 5, ('{en,af}'::text[])[1 + n % 2], school.id
from generate_series(1, pg_temp.scaled(10000)) as n
join public.school as school
  on school.emis_number = (100000001 + n::bigint * 31 % pg_temp.scaled(24813))::text;

alter table public.teacher_profile enable trigger report_profile;

insert into public.teacher_schedule (
  teacher_profile_id, day, periods, period_duration, break_durations, start_time
)
select md5('profile ' || n)::uuid, day, 7, 45, '{20,30}', '07:45'
from generate_series(1, pg_temp.scaled(10000)) as n
cross join unnest('{Monday,Tuesday,Wednesday,Thursday,Friday}'::text[]) as day;

insert into public.teacher_class_subject (teacher_profile_id, subject_id, name)
select md5('profile ' || n)::uuid, subject.id, concat('Class ', subject.grade, chr(65 + class))
from generate_series(1, pg_temp.scaled(10000)) as n
cross join generate_series(0, 3) as class
join (
  select taught.*, row_number() over (order by taught.grade, taught.subject) - 1 as place,
    count(*) over () as subjects
  from public.subject as taught
) as subject on subject.place = (n * 7 + class) % subject.subjects;

insert into public.teacher_class_period (
  teacher_profile_id, teacher_class_subject_id, year, day, period
)
select class.teacher_profile_id, class.id, class.year, weekday.day, class.place
from (
  select own.*, row_number() over (partition by own.teacher_profile_id order by own.name, own.id) as place
  from public.teacher_class_subject as own
) as class
cross join unnest('{Monday,Tuesday,Wednesday,Thursday,Friday}'::text[]) as weekday (day);

insert into public.teacher_subscription (
  teacher_profile_id, title, monthly_limit, grades, grand_fathered, token, status_text, run_date
)
select md5('profile ' || n)::uuid, 'Yearly', case when n % 30 = 0 then -1 else 50 end,
  case when n % 6 = 0 then '{}' else array[(1 + n % 7)::text] end, n % 6 = 0, md5('token ' || n),
  case when n % 12 = 0 then 'ACTIVE' else 'CANCELLED' end, now() + (n % 60 - 40) * interval '1 day'
from generate_series(3, pg_temp.scaled(10000), 3) as n;
