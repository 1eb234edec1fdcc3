-- a use is counted for an order that is placed, or whose card payment has not ended, and for its own coupon
select placed.id, placed.order_status, placed.coupon_code, coupon.coupon_code as counted
  from public.coupon_redemption as redemption
  join public.coupon as coupon on coupon.id = redemption.coupon_id
  join public.teacher_products_order as placed on placed.id = redemption.order_id
 where placed.coupon_code is distinct from coupon.coupon_code
    or placed.order_status not in ('PROCESSING', 'PAID') and (placed.order_status = 'CANCELLED' or not exists (
      select from public.payment_attempt as live where live.order_id = placed.id and live.ended_at is null))
