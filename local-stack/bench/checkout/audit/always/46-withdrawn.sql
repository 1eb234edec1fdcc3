-- what was withdrawn was refunded as a whole line of a paid order, and only what was not is in a library as bought
select line.id, placed.order_status, line.withdrawn_at
  from public.order_line as line
  join public.teacher_products_order as placed on placed.id = line.order_id
 where line.withdrawn_at is not null
   and (placed.order_status <> 'PAID' or line.quantity <> (
     select coalesce(sum((given ->> 'quantity')::integer), 0)
       from public.invoice as note cross join lateral jsonb_array_elements(note.lines) as given
      where note.kind = 'credit_note' and given ->> 'lineId' = line.id::text
        and note.credited_invoice_id = (
          select document.id from public.invoice as document
           where document.order_id = placed.id and document.kind = 'invoice'
           order by document.number desc limit 1))
     or exists (
       select from private.owned_product as owned
        where owned.teacher_profile_id = line.teacher_profile_id and owned.product_id = line.product_id
          and owned.source = 'bought' and not exists (
            select from public.order_line as other
              join public.teacher_products_order as its on its.id = other.order_id and its.order_status = 'PAID'
              left join public.order_line_member as held on held.order_line_id = other.id
             where other.teacher_profile_id = line.teacher_profile_id and other.withdrawn_at is null
               and line.product_id in (other.product_id, held.product_id))))
