-- each refund has a credit note of its order, and those of the newest invoice are what the order says was given back
select placed.id, placed.refunded_amount, given.back, given.strange
  from public.teacher_products_order as placed
  cross join lateral (
    select coalesce(sum(note.total) filter (where note.credited_invoice_id = (
             select document.id from public.invoice as document
              where document.order_id = placed.id and document.kind = 'invoice'
              order by document.number desc limit 1)), 0) as back,
           count(*) filter (where note.kind <> 'credit_note' or note.order_id <> placed.id
             or note.credit_reason = 'order_cancelled') as strange
      from public.refund as given_back
      join public.invoice as note on note.id = given_back.invoice_id
     where given_back.order_id = placed.id
  ) as given
 where given.strange > 0
    or placed.order_status = 'PAID' and placed.refunded_amount <> given.back
