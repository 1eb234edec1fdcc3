-- invoice numbers have no gaps, and the series has the last one
select series.kind, series.last_number, count(invoice.id) as invoices, min(invoice.number), max(invoice.number)
  from private.document_series as series
  left join public.invoice as invoice on invoice.kind = series.kind
 group by series.kind, series.last_number
having count(invoice.id) <> series.last_number
    or count(distinct invoice.number) <> series.last_number
    or coalesce(max(invoice.number), 0) <> series.last_number
    or coalesce(min(invoice.number), 1) <> 1
