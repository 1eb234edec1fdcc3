-- one invoice for each paid order with a price, with its amounts
select placed.id, placed.order_status, placed.order_total, count(invoice.id) as invoices
  from public.teacher_products_order as placed
  left join public.invoice as invoice on invoice.order_id = placed.id
 group by placed.id
having count(invoice.id) <> (placed.order_status = 'PAID' and placed.order_total > 0)::integer
    or bool_or(invoice.total <> placed.order_total)
