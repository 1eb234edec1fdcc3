-- every cent that came, by card or by transfer, or that goes back is said to its buyer: placed, held or dealt with, in the list, the history and a mail
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
union all
-- A transfer has its place in the history, and a mail of its own unless it paid the order, which has one as well.
select link.id, 'transfer', event.reason, (link.amount * 100)::bigint, placed.order_status, placed.unplaced_amount
from public.bank_line_order as link
join public.teacher_products_order as placed on placed.id = link.order_id
left join public.order_event as event on event.id = link.order_event_id
where link.undone_at is null and not coalesce(
  exists (
    select from private.order_mail as mail
    where mail.order_id = placed.id and mail.kind = 'received' and mail.event_id = event.id
      and private.transfer_told(mail.event_id) ->> 'amount' is not null)
  or event.reason in ('paid_by_transfer', 'transfer_linked') and exists (
    select from private.order_mail as mail
    where mail.order_id = placed.id and mail.kind in ('paid', 'invoice', 'credited', 'refunded')), false)
union all
select event.id, 'credit', event.reason, null, placed.order_status, placed.unplaced_amount
from public.order_event as event
join public.teacher_products_order as placed on placed.id = event.order_id
where event.reason in ('credit_returned', 'transfer_returned', 'transfer_not_returned')
  and not exists (
    select from private.order_mail as mail
    where mail.order_id = placed.id and mail.kind = 'received' and mail.event_id = event.id)
