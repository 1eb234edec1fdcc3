-- numbers of invoices, credit notes and quotations have no gaps, and the series has the last one
select series.kind, series.last_number, count(paper.number) as papers, min(paper.number), max(paper.number)
  from private.document_series as series
  left join (
    select kind, number from public.invoice union all select 'quotation', number from public.quotation
  ) as paper on paper.kind = series.kind
 group by series.kind, series.last_number
having count(paper.number) <> series.last_number
    or count(distinct paper.number) <> series.last_number
    or coalesce(max(paper.number), 0) <> series.last_number
    or coalesce(min(paper.number), 1) <> 1
