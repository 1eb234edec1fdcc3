-- 100,000 orders of three years, ten for each teacher, one to four lines each. The lines make the
-- amounts, through the same triggers as in the shop.

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
  select 1 + n % pg_temp.scaled(10000) as teacher,
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

alter table public.order_line disable trigger report_order_line_added;

-- In portions: the prices of all orders of a statement are worked out together, and a hundred thousand of them in one
-- go take longer than twenty times five thousand.
do $$
declare
  orders integer := pg_temp.scaled(100000);
  portion constant integer := 5000;
begin
  for last_one in 0 .. orders - 1 by portion loop
    insert into public.order_line (
      id, order_id, created_at, product_id, title, price, discount_percentage, physical, questions
    )
    select md5(concat('line ', n, ' ', line))::uuid, md5('order ' || n)::uuid, parent.created_at, product.id,
      product.title, product.price, product.discount_percentage, product.physical, product.questions
    from generate_series(last_one + 1, least(last_one + portion, orders)) as n
    cross join lateral generate_series(0, n % 4) as line
    join public.teacher_products_order as parent on parent.id = md5('order ' || n)::uuid
    join public.product as product
      on product.id = md5('product ' || 1 + (n::bigint * 37 + line * 7) % pg_temp.scaled(24000))::uuid;
  end loop;
end
$$;

-- One order in twenty has a bundle too.
insert into public.order_line (
  id, order_id, created_at, product_bundle_id, title, price, discount_percentage, physical
)
select md5('bundle line ' || n)::uuid, md5('order ' || n)::uuid, parent.created_at, bundle.id,
  bundle.title, bundle.price, bundle.discount_percentage, bundle.physical
from generate_series(20, pg_temp.scaled(100000), 20) as n
join public.teacher_products_order as parent on parent.id = md5('order ' || n)::uuid
join public.product_bundle as bundle
  on bundle.id = md5('bundle ' || 1 + n % pg_temp.scaled(1200))::uuid;

alter table public.order_line enable trigger report_order_line_added;
select private.rebuild_reporting_teachers();

insert into public.order_line_member (order_line_id, product_id, position, title)
select line.id, member.product_id, member.position, member.title
from public.order_line as line
join public.product_bundle_product as member on member.product_bundle_id = line.product_bundle_id;

insert into public.order_event (order_id, created_at, actor_id, from_status, to_status, reason)
select parent.id, parent.created_at - interval '1 hour', profile.user_id, null, 'PENDING', 'first_product_added'
from public.teacher_products_order as parent
join public.teacher_profile as profile on profile.id = parent.teacher_profile_id;

insert into public.order_event (order_id, created_at, actor_id, from_status, to_status, reason)
select parent.id, parent.created_at, profile.user_id, 'PENDING', parent.order_status, 'imported'
from public.teacher_products_order as parent
join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
where parent.order_status <> 'PENDING';

-- Ten additions for each subscriber, of resources that came with the subscription.
insert into public.product_subscription (teacher_profile_id, product_id, time_stamp, grade)
select subscription.teacher_profile_id, product.id, now() - addition * interval '5 days', '4'
from public.teacher_subscription as subscription
cross join generate_series(0, 9) as addition
join public.product as product on product.id = md5('product ' || 5 * (1 + (
    hashtext(subscription.id::text)::bigint + 2147483648 + addition) % (pg_temp.scaled(24000) / 5)))::uuid
on conflict do nothing;
