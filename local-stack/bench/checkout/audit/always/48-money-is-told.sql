-- every cent that came by card is said to its buyer: placed, held or dealt with, in the list, the history and a mail
select inbox.id, inbox.verdict, inbox.resolution, inbox.amount_cents, placed.order_status, placed.unplaced_amount
from public.payment_notification as inbox
join public.teacher_products_order as placed on placed.id = inbox.order_id
where inbox.counts and inbox.payment_status = 'COMPLETE' and not coalesce(case
  when inbox.verdict = 'paid' then
    exists (select from public.order_event as event where event.order_id = placed.id and event.reason = 'payment_received')
    and exists (select from private.order_mail as mail where mail.order_id = placed.id and mail.kind in ('paid', 'invoice'))
  else
    exists (select from public.order_event as event where event.order_id = placed.id and event.reason = 'payment_held')
    and exists (
      select from private.order_mail as mail
      where mail.order_id = placed.id and mail.kind = 'held' and mail.event_id = inbox.id
        and private.held_told(mail.event_id) ->> 'amount' = (inbox.amount_cents / 100.0)::numeric(12, 2)::text)
    and case
      when inbox.needs_human then placed.unplaced_amount >= inbox.amount_cents / 100.0
      else exists (
        select from public.order_event as event where event.order_id = placed.id
          and event.reason = case inbox.resolution
            when 'MERGED' then 'payment_merged' when 'RETURNED' then 'payment_returned' else 'payment_noted' end)
    end
end, false)
union all
select placed.id, 'unplaced_amount', null, sum(inbox.amount_cents)::bigint, placed.order_status, placed.unplaced_amount
from public.teacher_products_order as placed
left join public.payment_notification as inbox on inbox.order_id = placed.id and private.is_held(inbox)
group by placed.id having placed.unplaced_amount <> coalesce(sum(inbox.amount_cents), 0) / 100.0
