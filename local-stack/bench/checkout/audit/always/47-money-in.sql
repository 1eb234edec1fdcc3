-- every order's money adds up, and all money that came is paid, prepaid, owed back, paid back or not matched
with order_money as (
  select parent.id,
    coalesce((select sum(link.amount) from public.bank_line_order as link
      where link.order_id = parent.id and link.undone_at is null), 0) as by_bank,
    coalesce((select sum(inbox.amount_cents) / 100.0 from public.payment_notification as inbox
      where inbox.order_id = parent.id and inbox.counts and inbox.payment_status = 'COMPLETE'
        and (inbox.verdict = 'paid' or inbox.resolution = 'MERGED')), 0) as by_card,
    parent.by_hand_amount as by_hand,
    coalesce((select sum(case paper.kind when 'invoice' then paper.total else -paper.total end)
      from public.invoice as paper where paper.order_id = parent.id), 0) as invoiced,
    coalesce((select sum(given.amount) from public.refund as given
      where given.order_id = parent.id and given.paid_out_on is not null), 0) as paid_back,
    coalesce((select sum(given.amount) from public.refund as given
      where given.order_id = parent.id and given.paid_out_on is null), 0) as to_pay_back,
    parent.order_status, parent.order_total, parent.owed_back_amount, parent.received_amount
  from public.teacher_products_order as parent
), placed as (
  select order_money.*,
    by_bank + by_card + by_hand as received,
    -- The buyer's part of an order that waits; of a paid order what its invoices say and was not let go.
    case order_status
      when 'PAID' then least(invoiced, by_bank + by_card + by_hand - paid_back - to_pay_back)
      when 'PROCESSING' then least(order_total, by_bank + by_card + by_hand - paid_back - to_pay_back)
      else least(0, by_bank + by_card + by_hand - paid_back - to_pay_back) end as stays
  from order_money
), totals as (
  select
    (select coalesce(sum(line.amount), 0) from public.bank_statement_line as line where line.amount > 0)
    + (select coalesce(sum(inbox.amount_cents) / 100.0, 0) from public.payment_notification as inbox
      where inbox.counts and inbox.payment_status = 'COMPLETE')
    + (select coalesce(sum(by_hand), 0) from order_money) as money_in,
    (select coalesce(sum(stays), 0) from placed) as paid,
    (select coalesce(sum(owed_back_amount), 0) from placed)
    + (select coalesce(sum(line.left_amount), 0) from public.bank_statement_line as line
      where line.line_state = 'OWED_BACK') as owed_back,
    (select coalesce(sum(paid_back), 0) from placed)
    + (select coalesce(sum(line.returned_amount), 0) from public.bank_statement_line as line)
    + (select coalesce(sum(inbox.amount_cents) / 100.0, 0) from public.payment_notification as inbox
      where inbox.resolution = 'RETURNED') as paid_back,
    (select coalesce(sum(line.left_amount), 0) from public.bank_statement_line as line
      where line.line_state in ('OPEN', 'ASIDE'))
    + (select coalesce(sum(inbox.amount_cents) / 100.0, 0) from public.payment_notification as inbox
      where inbox.counts and inbox.payment_status = 'COMPLETE' and inbox.verdict <> 'paid'
        and (inbox.needs_human or inbox.resolution = 'NOTED')) as not_matched
)
select 'order' as what, to_jsonb(placed) as found from placed
where received <> received_amount or received <> stays + owed_back_amount + paid_back
  or case order_status when 'PAID' then false else invoiced <> 0 end
  -- Nothing is promised that has not come, but for what a person has let go (with a note) or merged at another amount.
  or stays < 0
    and not exists (select from public.bank_line_order as link where link.order_id = placed.id and link.note <> '')
    and not exists (select from public.order_event as event
      where event.order_id = placed.id and event.reason = 'payment_merged')
union all
select 'all', to_jsonb(totals) from totals
where money_in <> paid + owed_back + paid_back + not_matched
