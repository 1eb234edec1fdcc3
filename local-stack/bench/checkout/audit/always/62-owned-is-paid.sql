-- what a paid order owns is paid: by card with the whole amount, free, or as an administrator said
select placed.id, placed.order_total, became.reason, became.actor_id, money.cents
  from public.teacher_products_order as placed
  left join lateral (
    select event.reason, event.actor_id from public.order_event as event
     where event.order_id = placed.id and event.to_status = 'PAID' and event.from_status is distinct from 'PAID'
     order by event.created_at desc limit 1
  ) as became on true
  left join lateral (
    select inbox.amount_cents as cents from public.payment_notification as inbox
     where inbox.order_id = placed.id and inbox.counts and inbox.verdict = 'paid'
       and inbox.provider_payment_id = placed.order_payment ->> 'paymentId'
  ) as money on true
 where placed.order_status = 'PAID'
   and case became.reason
     when 'payment_received' then money.cents is distinct from placed.order_total * 100
     when 'checked_out' then placed.order_total <> 0
     when 'set_by_admin' then became.actor_id is null
     when 'paid_by_transfer' then became.actor_id is null
     when 'paid_by_change' then became.actor_id is null or placed.received_amount < placed.order_total
     when 'payment_merged' then became.actor_id is null
     when 'order_created' then became.actor_id is null
     else true end
