-- each order paid by card has one confirmed notification with its total
select placed.id, placed.order_total, count(inbox.id) as payments, sum(inbox.amount_cents) as cents
  from public.teacher_products_order as placed
  left join public.payment_notification as inbox on inbox.order_id = placed.id and inbox.verdict = 'paid'
 where placed.order_status = 'PAID' and placed.order_payment_method = 'PayFast'
 group by placed.id
having count(inbox.id) <> 1 or sum(inbox.amount_cents) <> placed.order_total * 100
