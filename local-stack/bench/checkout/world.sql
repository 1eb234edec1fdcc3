-- Enough resources that no buyer runs out of new ones: odd prices, discounts, posted and free ones, and bundles;
-- coupons of both kinds, some for a few orders only.
insert into public.product
  (title, price, discount_percentage, physical, e_commerce_product, publish_date, thumbnails)
select 'Resource ' || n,
       case when n % 3 = 0 then null else 5 + (n * 37 % 20000) / 100.0 end,
       case when n % 5 = 0 then 12.5 when n % 7 = 0 then 33.33 else 0 end,
       n % 9 = 1, true, now() - interval '1 day', '{cover.webp}'
  from generate_series(1, 1800) as n;
insert into public.product_bundle (title, price, discount_percentage, publish_date, thumbnails)
select 'Bundle ' || n, 33.33 + n, n % 20, now() - interval '1 day', '{cover.webp}'
  from generate_series(1, 120) as n;
insert into public.product_bundle_product (product_bundle_id, product_id, position)
select bundle.id, member.id, member.place
  from (select id, row_number() over (order by id) as n from public.product_bundle) as bundle
  join (select id, row_number() over (order by id) as n, row_number() over (order by id) % 3 as place
        from public.product where price > 0 and not physical) as member
    on (member.n - 1) / 3 + 1 = bundle.n;
insert into public.coupon
  (coupon_code, start_date, end_date, discount_type, discount_value, max_uses)
values ('EVERYBODY', '2025-01-01', '2099-12-31', 'PERCENTAGE', 7.5, null),
       ('FIRST40', '2025-01-01', '2099-12-31', 'PERCENTAGE', 33.33, 40),
       ('TWENTYOFF', '2025-01-01', '2099-12-31', 'AMOUNT', 20, 60),
       ('ALLOFIT', '2025-01-01', '2099-12-31', 'PERCENTAGE', 100, 15);
-- Only what was filled. A table that is counted while it is empty is read whole by every plan until autovacuum counts
-- it again, up to a minute later: that would be most of what is measured.
analyze public.product, public.product_bundle, public.product_bundle_product, public.shop_item, public.coupon;
