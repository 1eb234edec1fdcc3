-- Gives a buyer ($1: e-mail address) past orders ($2), each paid, of two resources that the bench does not buy.
with buyer as (
  select profile.id
    from public.teacher_profile as profile join auth.users as account on account.id = profile.user_id
   where account.email = $1
), others as (
  select count(*) as orders from public.teacher_products_order where order_number like '200101-%'
), past as (
  insert into public.teacher_products_order
    (teacher_profile_id, order_status, order_number, order_date_time, order_payment_method)
  select buyer.id, 'PAID', '200101-' || lpad((others.orders + n)::text, 8, '0'),
         now() - n * interval '1 day', 'EFT'
    from buyer cross join others cross join generate_series(1, $2::integer) as n
  returning id
), numbered as (
  select id, row_number() over () as n from past
), old_goods as (
  select id, price, title, row_number() over (order by id) as n
    from public.product where title like 'Old %'
)
insert into public.order_line (order_id, product_id, title, price, physical)
select numbered.id, old_goods.id, old_goods.title, old_goods.price, false
  from numbered join old_goods on old_goods.n in (numbered.n * 2, numbered.n * 2 - 1)
