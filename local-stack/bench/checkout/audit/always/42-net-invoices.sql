-- what was invoiced and not credited is what the paid orders cost
select placed.id, placed.order_status, placed.order_total, sums.net
  from public.teacher_products_order as placed
  cross join lateral (
    select coalesce(sum(case invoice.kind when 'invoice' then invoice.total else -invoice.total end), 0) as net
      from public.invoice as invoice where invoice.order_id = placed.id
  ) as sums
 where sums.net <> case placed.order_status when 'PAID' then placed.order_total else 0 end
