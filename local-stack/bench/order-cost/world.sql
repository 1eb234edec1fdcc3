-- What the buyers' past orders are of, and what two hundred others have bought: in a shop without orders Postgres would
-- read whole tables.
insert into public.product
  (title, price, e_commerce_product, publish_date, thumbnails)
select 'Old ' || n, 45.50, true, now() - interval '1 day', '{cover.webp}'
  from generate_series(1, 1000) as n;
with others as (
  insert into public.teacher_profile (user_id, owner)
  select null, gen_random_uuid() || '::other' || n || '@kryt.example' from generate_series(1, 200) as n
  returning id
), bought as (
  insert into public.teacher_products_order
    (teacher_profile_id, order_status, order_number, order_date_time, order_payment_method)
  select others.id, 'PAID', '190101-' || lpad((row_number() over ())::text, 8, '0'),
         now() - n * interval '1 day', 'EFT'
    from others cross join generate_series(1, 15) as n
  returning id, right(order_number, 4)::integer as n
), old_goods as (
  select id, price, title, row_number() over (order by id) as n from public.product where title like 'Old %'
)
insert into public.order_line (order_id, product_id, title, price, physical)
select bought.id, old_goods.id, old_goods.title, old_goods.price, false
  from bought join old_goods on old_goods.n in (bought.n % 500 * 2 + 1, bought.n % 500 * 2 + 2);
analyze;
