-- The small shop of the random sequences: three buyers, an administrator, five things to buy and three coupons.
create schema trial;

create table trial.person (n integer primary key, user_id uuid not null, profile_id uuid);
insert into trial.person (n, user_id) select n, gen_random_uuid() from generate_series(0, 3) as n;
insert into auth.users (id, email)
select user_id, 'person' || n || '@school.example' from trial.person;
select public.add_user_to_group(user_id, case when n = 3 then 'admin' else 'teacher' end) from trial.person;
with made as (
  insert into public.teacher_profile (user_id)
  select user_id from trial.person where n < 3
  returning id, user_id
)
update trial.person set profile_id = made.id from made where made.user_id = person.user_id;

create table trial.item (n integer primary key, product_id uuid, product_bundle_id uuid);
with made as (
  insert into public.product
    (title, price, discount_percentage, physical, e_commerce_product, publish_date, thumbnails)
  select title, price, discount, physical, true, '2025-01-15', array['Products/cover.png']
  from (values
    ('Fractions', 100.00, null, false), ('Decimals', 49.99, 10, false), ('Poster', 40.00, null, true),
    ('Free sheet', null, null, false)) as sold (title, price, discount, physical)
  returning id, title
)
insert into trial.item (n, product_id) select row_number() over (order by title) - 1, id from made;
with made as (
  insert into public.product_bundle (title, price, publish_date, thumbnails)
  values ('Both', 120.00, '2025-01-15', array['ProductBundles/cover.png'])
  returning id
), members as (
  insert into public.product_bundle_product (product_bundle_id, product_id, position)
  select made.id, item.product_id, item.n from made, trial.item as item where item.n < 2
)
insert into trial.item (n, product_bundle_id) select 4, id from made;

create table trial.coupon (n integer primary key, code text not null);
insert into trial.coupon values (0, 'ONCE'), (1, 'TWICE'), (2, 'THRICE');
insert into public.coupon (coupon_code, start_date, end_date, discount_type, discount_value, max_uses)
values ('ONCE', '2020-01-01', '2099-12-31', 'AMOUNT', 25, 1),
  ('TWICE', '2020-01-01', '2099-12-31', 'PERCENTAGE', 33.33, 2),
  ('THRICE', '2020-01-01', '2099-12-31', 'PERCENTAGE', 100, 3);
insert into private.checked_coupon (user_id, coupon_id)
select person.user_id, coupon.id from trial.person cross join public.coupon;

insert into private.seller (valid_from, trading_name, address, vat_number)
values ('2020-01-01', 'Kryt', '1 Chalk Street, Polokwane', '4999999999');
