-- what was invoiced and not credited is what the paid orders cost, without what was refunded
select placed.id, placed.order_status, placed.order_total, placed.refunded_amount, sums.net
  from public.teacher_products_order as placed
  cross join lateral (
    select coalesce(sum(case invoice.kind when 'invoice' then invoice.total else -invoice.total end), 0) as net
      from public.invoice as invoice where invoice.order_id = placed.id
  ) as sums
 where sums.net <> case placed.order_status when 'PAID' then placed.order_total - placed.refunded_amount else 0 end
    or placed.order_status <> 'PAID' and placed.refunded_amount <> 0
