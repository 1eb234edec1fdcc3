-- no order twice: nobody bought the same thing in two orders
select placed.teacher_profile_id, coalesce(line.product_id, line.product_bundle_id) as item, count(*)
  from public.teacher_products_order as placed
  join public.order_line as line on line.order_id = placed.id
 where placed.order_status in ('PROCESSING', 'PAID')
 group by 1, 2
having count(*) > 1
