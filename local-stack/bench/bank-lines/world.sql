-- 10,000 customers with ten placed orders each: one in twenty waits for its transfer.
insert into auth.users (id, email)
select md5('customer ' || n)::uuid, 'customer' || n || '@school.example' from generate_series(1, 10000) as n;

insert into public.teacher_profile (user_id, title, name, surname, language, province, days_per_week)
select md5('customer ' || n)::uuid, 'Ms', 'Name',
  (array['Nkosi', 'Botha', 'Dlamini', 'van der Merwe', 'Naidoo', 'Smith', 'Mokoena', 'Pillay'])[1 + n % 8] ||
    translate((n / 8)::text, '0123456789', 'abcdefghij'),
  'English', 'Limpopo', 5
from generate_series(1, 10000) as n;

insert into public.teacher_products_order
  (teacher_profile_id, order_status, order_number, order_date_time, order_payment_method, product_count, order_total)
select profile.id,
  case when profile.n % 20 = turn then 'PROCESSING' when profile.n % 20 = turn + 10 then 'CANCELLED' else 'PAID' end,
  to_char(timestamp '2026-01-01' + ((profile.n * 10 + turn) * interval '97 seconds 310 milliseconds'), 'YYMMDD-HH24MISS')
    || lpad((profile.n % 100)::text, 2, '0'),
  now() - interval '10 days', 'EFT', 1, 50 + (profile.n * 10 + turn) % 2000 + 0.5
from (select id, row_number() over (order by id) as n from public.teacher_profile) as profile,
  generate_series(0, 9) as turn;

-- An administrator.
insert into auth.users (id, email) values (md5('administrator')::uuid, 'administrator@school.example');
select public.add_user_to_group(md5('administrator')::uuid, 'admin');

vacuum analyze public.teacher_products_order, public.teacher_profile;
