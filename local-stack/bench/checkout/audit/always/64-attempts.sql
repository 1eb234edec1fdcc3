-- an order waits for at most one payment, says so, and waits for none when it is paid or cancelled
select placed.id, placed.order_status, placed.payment_open_until, live.count, live.open_until
  from public.teacher_products_order as placed
  cross join lateral (
    select count(*), max(attempt.expires_at) filter (where attempt.sent_at is not null) as open_until
      from public.payment_attempt as attempt where attempt.order_id = placed.id and attempt.ended_at is null
  ) as live
 where live.count > 1
    or live.count > 0 and placed.order_status in ('PAID', 'CANCELLED')
    or placed.payment_open_until is distinct from live.open_until
