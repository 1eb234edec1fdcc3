-- no invoice is credited beyond what it says, as a whole, in its VAT, or in one of its lines; and to the cent when whole
with credited as (
  select document.*,
         coalesce(sum(note.total), 0) as back, coalesce(sum(note.vat), 0) as vat_back,
         coalesce(sum(note.coupon_amount), 0) as coupon_back, coalesce(sum(note.shipping_fee), 0) as fee_back
    from public.invoice as document
    left join public.invoice as note on note.credited_invoice_id = document.id
   where document.kind = 'invoice'
   group by document.id
)
select credited.id, credited.total, credited.back, credited.vat, credited.vat_back
  from credited
 where credited.back > credited.total
    or credited.vat_back > credited.vat
    or credited.fee_back not in (0, credited.shipping_fee)
    or credited.coupon_back > credited.coupon_amount
    or credited.back = credited.total and (credited.vat_back, credited.coupon_back, credited.fee_back)
         <> (credited.vat, credited.coupon_amount, credited.shipping_fee)
    or exists (
      select from (
        select given ->> 'lineId' as line_id, sum((given ->> 'quantity')::integer) as pieces
          from public.invoice as note
          cross join lateral jsonb_array_elements(note.lines) as given
         where note.credited_invoice_id = credited.id
         group by 1
      ) as taken
      left join jsonb_array_elements(credited.lines) as sold on sold ->> 'lineId' = taken.line_id
      where taken.pieces > coalesce((sold ->> 'quantity')::integer, 0))
