-- every placed order was placed or paid once, and by one event
select placed.id, placed.order_status, placed.order_payment_method, events.reasons
  from public.teacher_products_order as placed
  cross join lateral (
    select array_agg(event.reason order by event.reason) filter (
      where event.reason in ('checked_out', 'payment_received')) as reasons
    from public.order_event as event where event.order_id = placed.id
  ) as events
 where placed.order_status in ('PROCESSING', 'PAID')
   and events.reasons is distinct from case placed.order_payment_method
     when 'PayFast' then array['payment_received'] else array['checked_out'] end
