-- the lines of each invoice and credit note, its coupon and its delivery are its total, and the VAT is within a cent of 15%
select paper.id, paper.kind, paper.total, sums.goods, sums.shares, paper.vat
  from public.invoice as paper
  cross join lateral (
    select coalesce(sum((line ->> 'linePrice')::numeric), 0) as goods,
           coalesce(sum((line ->> 'couponShare')::numeric), 0) as shares,
           coalesce(sum((line ->> 'quantity')::integer), 0) + 1 as pieces
      from jsonb_array_elements(paper.lines) as line
  ) as sums
 where paper.total <> sums.goods - sums.shares + paper.shipping_fee
    or paper.coupon_amount <> sums.shares
    -- Each piece has its cent at most.
    or paper.form <> 'plain' and abs(paper.vat - (paper.total - paper.total / 1.15)) > 0.01 * sums.pieces
