-- no total is off by a cent: recomputed from the prices of the lines
with line as (
  select each.order_id, each.physical, each.line_price, each.coupon_share,
         round(coalesce(each.price, 0) * (100 - coalesce(each.discount_percentage, 0)) / 100, 2)
           * each.quantity as due
    from public.order_line as each
), sums as (
  select placed.id,
         160.00 * (count(*) filter (where line.physical) > 0)::integer as shipping,
         sum(line.due) as goods,
         case placed.coupon_discount_type
           when 'PERCENTAGE' then coalesce(sum(
             line.due - round(line.due * (100 - placed.coupon_discount_value) / 100, 2)
           ) filter (where not line.physical), 0)
           when 'AMOUNT' then least(
             placed.coupon_discount_value, coalesce(sum(line.due) filter (where not line.physical), 0))
           else 0 end as off,
         bool_or(line.due <> line.line_price) as a_line_is_off,
         sum(line.coupon_share) as shares
    from public.teacher_products_order as placed
    join line on line.order_id = placed.id
   where placed.order_status in ('PROCESSING', 'PAID')
   group by placed.id
)
select placed.id, placed.order_total, sums.goods + sums.shipping - sums.off as due, sums.*
  from sums
  join public.teacher_products_order as placed on placed.id = sums.id
 where sums.a_line_is_off
    or sums.shares <> sums.off
    or placed.coupon_amount <> sums.off
    or placed.shipping_fee <> sums.shipping
    or placed.order_total <> sums.goods + sums.shipping - sums.off
    or placed.order_vat <> round(placed.order_total - placed.order_total / 1.15, 2)
