-- every line has the shop's price
select line.order_id, line.title, line.price, line.discount_percentage
  from public.order_line as line
  join public.teacher_products_order as placed on placed.id = line.order_id
  left join public.product as product on product.id = line.product_id
  left join public.product_bundle as bundle on bundle.id = line.product_bundle_id
 where placed.order_status in ('PROCESSING', 'PAID')
   and (line.price, line.discount_percentage) is distinct from (
     coalesce(product.price, bundle.price),
     coalesce(product.discount_percentage, bundle.discount_percentage))
