-- 100,000 orders of three years, ten for each teacher. The triggers that price and count them write every order
-- several times: the index for searching is built once, at the end of 42-lines.sql.

create temporary table built_later as
select indexdef as statement from pg_indexes where indexname = 'teacher_products_order_search_field_idx';
drop index public.teacher_products_order_search_field_idx;

insert into public.teacher_products_order (
  id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
  order_payment_method, order_shipping_details
)
select md5('order ' || n)::uuid, md5('profile ' || teacher)::uuid, moment, status,
  case when status in ('PROCESSING', 'PAID', 'CANCELLED')
    then to_char(moment at time zone 'Africa/Johannesburg', 'YYMMDD-HH24MISS') || lpad((n % 100)::text, 2, '0')
  end,
  case when status <> 'PENDING' then moment end,
  case when status in ('PROCESSING', 'PAID', 'CANCELLED')
    then case when n % 3 = 0 then 'PayFast' else 'EFT' end end,
  '{"address1": "12 Kerk Street", "city": "Paarl", "province": "Western Cape", "postalCode": "7646",
    "country": "South Africa", "phoneNumber": "021 555 0101"}'
from generate_series(1, pg_temp.scaled(100000)) as n
cross join lateral (
  -- One customer has ordered some twenty times this month.
  select case when n between 10 and 45 and (n + 1) % 3 > 0 and (n + 1) % 25 <> 1 then 7
      else 1 + n % pg_temp.scaled(10000) end as teacher,
    n / pg_temp.scaled(10000) as turn,
    now() - n * (interval '3 years' / pg_temp.scaled(100000)) as moment
) as place
cross join lateral (
  select case
    -- The newest order of one teacher in three is a cart; nobody has two.
    when turn = 0 and teacher % 3 = 0 then 'PENDING'
    when turn = 0 and teacher % 25 = 1 then 'QUOTING'
    when n % 12 = 0 then 'PROCESSING'
    when n % 12 = 1 then 'CANCELLED'
    else 'PAID'
  end as status
) as state;
