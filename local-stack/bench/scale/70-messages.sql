-- 2,000 announcements to some teachers, ten to all of them, which half have read; 1,000 communications;
-- 500 coupons, of which one order in fifty has used one.

insert into public.announcement (id, created_at, title, message, send_to)
select md5('announcement ' || n)::uuid, now() - n * interval '5 hours', 'Note ' || n,
  'Your order has been packed and leaves us tomorrow.',
  array(select distinct md5('profile ' || 1 + (n * 5 + place) % pg_temp.scaled(10000))
    ::uuid::text from generate_series(0, 2) as place)
from generate_series(1, pg_temp.scaled(2000)) as n;

insert into public.announcement (id, created_at, title, message, send_to)
select md5('announcement to all ' || n)::uuid, now() - n * interval '30 days', 'News ' || n,
  'The resources of the new term are in the shop.', '{ALL}'
from generate_series(1, 10) as n;

insert into public.announcement_read (announcement_id, teacher_profile_id)
select md5('announcement to all ' || n)::uuid, md5('profile ' || teacher)::uuid
from generate_series(1, 10) as n
cross join generate_series(1, pg_temp.scaled(10000), 2) as teacher;

insert into public.communication (subject, body, send_to, show, publish_date)
select 'Idea of the week ' || n, '<p>' || repeat('Let learners measure their shadows. ', 1 + n % 9) || '</p>',
  case n % 5 when 0 then '{ALL}' when 1 then '{General}' else array[(1 + n % 7)::text] end,
  '{SUBJECT,BODY}', now() - (n - pg_temp.scaled(20)) * (interval '3 years' / pg_temp.scaled(1000))
from generate_series(1, pg_temp.scaled(1000)) as n;

insert into public.coupon (
  id, coupon_code, enabled, start_date, end_date, discount_type, discount_value, restrict_to
)
select md5('coupon ' || n)::uuid, 'SAVE' || n, n % 10 > 0, current_date - n % 400, current_date - n % 400 + 90,
  ('{PERCENTAGE,AMOUNT}'::text[])[1 + n % 2], 5 + n % 40, ('{ALL,Teachers}'::text[])[1 + n % 2]
from generate_series(1, pg_temp.scaled(500)) as n;

update public.teacher_products_order as parent
set coupon_code = coupon.coupon_code, coupon_discount_type = coupon.discount_type,
  coupon_discount_value = coupon.discount_value
from generate_series(50, pg_temp.scaled(100000), 50) as n
join public.coupon as coupon on coupon.id = md5('coupon ' || 1 + n / 50 % pg_temp.scaled(500))::uuid
where parent.id = md5('order ' || n)::uuid;

insert into public.coupon_redemption (coupon_id, order_id)
select coupon.id, parent.id
from public.teacher_products_order as parent
join public.coupon as coupon on coupon.coupon_code = parent.coupon_code
where parent.order_status in ('PROCESSING', 'PAID');

update public.coupon as coupon
set uses = (select count(*) from public.coupon_redemption as use where use.coupon_id = coupon.id);

select private.price_orders((
  select array_agg(parent.id) from public.teacher_products_order as parent
  where parent.coupon_code is not null));
