-- no coupon is over its limit, and every use belongs to an order
select coupon.coupon_code, coupon.max_uses, coupon.uses, used.redemptions, used.orders
  from public.coupon as coupon
  cross join lateral (
    select (select count(*) from public.coupon_redemption as redemption
             where redemption.coupon_id = coupon.id) as redemptions,
           (select count(*) from public.teacher_products_order as placed
             where placed.coupon_code = coupon.coupon_code
               and placed.order_status in ('PROCESSING', 'PAID')) as orders
  ) as used
 where coupon.uses > coupon.max_uses
    or used.orders > coupon.max_uses
    or coupon.uses <> used.redemptions
    or used.orders > used.redemptions
