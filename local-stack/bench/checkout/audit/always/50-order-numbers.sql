-- each placed order has a unique order number
select order_number, count(*)
  from public.teacher_products_order
 where order_status in ('PROCESSING', 'PAID')
 group by order_number
having count(*) > 1 or order_number is null
