-- Credit notes: an invoice is never edited; what is given back of it has papers of its own, each for some of its
-- pieces. A piece is one of the things of a line, or the delivery. What a piece comes to is fixed by the invoice,
-- coupon and VAT included, so that all notes together are the invoice to the cent, in whatever order they come.

create function private.spread_remainder(amount numeric, weights numeric[]) returns numeric[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    with share as (
      select listed.place,
        coalesce(amount * listed.weight / nullif(sum(listed.weight) over (), 0), 0) as exact
      from unnest(weights) with ordinality as listed (weight, place)
    ), low as (
      select share.place, trunc(share.exact, 2) as cents,
        sum(trunc(share.exact, 2)) over () as given,
        row_number() over (
          order by share.exact - trunc(share.exact, 2) desc, share.place) as turn
      from share
    )
    select coalesce(array_agg(
      low.cents + case when low.turn <= (amount - low.given) * 100 then 0.01 else 0 end
      order by low.place), '{}')
    from low
  );
end
$$;
comment on function private.spread_remainder(numeric, numeric[]) is
  'Spreads an amount in proportion to the weights: each gets its share without the fraction of a cent, '
  'and the cents that are left go to the largest fractions, of equal ones to the first. The parts add '
  'up exactly.';

create function private.invoice_pieces(document public.invoice)
returns table (line_id uuid, line_place integer, piece integer, price numeric, coupon_share numeric, vat numeric)
language plpgsql stable set search_path = '' as $$
begin
  return query
    with listed as (
      select (line.value ->> 'lineId')::uuid as id, line.place::integer as place,
        (line.value ->> 'quantity')::integer as quantity,
        (line.value ->> 'unitPrice')::numeric as unit_price,
        (line.value ->> 'couponShare')::numeric as share
      from jsonb_array_elements(document.lines) with ordinality as line (value, place)
    ), pieces as (
      select listed.id, listed.place, one.n::integer as piece, listed.unit_price as price, one.share
      from listed
      cross join lateral unnest(
        private.spread_remainder(listed.share, array_fill(1.0, array[listed.quantity]))
      ) with ordinality as one (share, n)
      union all
      select null, null, 1, document.shipping_fee, 0 where document.shipping_fee > 0
    ), taxed as (
      select array_agg(pieces.price - pieces.share order by pieces.place, pieces.piece) as worth
      from pieces
    ), vats as (
      select spread.vat, spread.turn
      from taxed cross join lateral unnest(private.spread_remainder(document.vat, taxed.worth))
        with ordinality as spread (vat, turn)
    ), numbered as (
      select pieces.*, row_number() over (order by pieces.place, pieces.piece) as turn from pieces
    )
    select numbered.id, numbered.place, numbered.piece, numbered.price, numbered.share, vats.vat
    from numbered join vats on vats.turn = numbered.turn
    order by numbered.turn;
end
$$;
comment on function private.invoice_pieces(public.invoice) is
  'Every piece of an invoice with what it comes to: price minus coupon_share, of which vat is VAT. Of a '
  'line the pieces are counted from 1; the delivery, when it was charged, is one without a line.';

create function private.pieces_left(document public.invoice)
returns table (line_id uuid, line_place integer, piece integer, price numeric, coupon_share numeric, vat numeric)
language plpgsql stable set search_path = '' as $$
begin
  return query
    with credited as (
      select (line.value ->> 'lineId')::uuid as id, sum((line.value ->> 'quantity')::integer) as pieces
      from public.invoice as note
      cross join lateral jsonb_array_elements(note.lines) as line (value)
      where note.credited_invoice_id = document.id
      group by 1
      union all
      select null, 1 from public.invoice as note
      where note.credited_invoice_id = document.id and note.shipping_fee > 0
    )
    select each.line_id, each.line_place, each.piece, each.price, each.coupon_share, each.vat
    from private.invoice_pieces(document) as each
    left join credited on credited.id is not distinct from each.line_id
    where each.piece > coalesce(credited.pieces, 0);
end
$$;
comment on function private.pieces_left(public.invoice) is
  'The pieces of an invoice that no credit note has credited yet.';

create function private.open_invoice(order_id uuid) returns public.invoice
language plpgsql stable set search_path = '' as $$
declare
  newest public.invoice;
begin
  select * into newest from public.invoice as issued
  where issued.order_id = open_invoice.order_id and issued.kind = 'invoice'
  order by issued.number desc
  limit 1;
  return newest;
end
$$;
comment on function private.open_invoice(uuid) is
  'The newest invoice of an order, which is the one of a PAID order; a row of nulls where nothing was '
  'ever to be paid. Whatever came before it was credited when the order left PAID.';

create function private.chosen_pieces(document public.invoice, lines jsonb, with_delivery boolean)
returns table (line_id uuid, line_place integer, piece integer, price numeric, coupon_share numeric, vat numeric)
language plpgsql stable set search_path = '' as $$
begin
  return query
    with wanted as (
      select private.id_in(line.value ->> 'lineId') as id,
        sum((line.value ->> 'quantity')::integer) as pieces
      from jsonb_array_elements(chosen_pieces.lines) as line (value)
      group by 1
    ), remaining as (
      select each.*, row_number() over (partition by each.line_id order by each.piece) as turn
      from private.pieces_left(document) as each
    )
    select remaining.line_id, remaining.line_place, remaining.piece, remaining.price,
      remaining.coupon_share, remaining.vat
    from remaining
    left join wanted on wanted.id = remaining.line_id
    where case when remaining.line_id is null then coalesce(with_delivery, false)
      else remaining.turn <= wanted.pieces end;
end
$$;
comment on function private.chosen_pieces(public.invoice, jsonb, boolean) is
  'Of what is left of an invoice: so many pieces of each of these lines ([{lineId, quantity}]), and the '
  'delivery or not. Fewer where fewer are left.';

create function private.lines_of_pieces(document public.invoice, lines jsonb, with_delivery boolean)
returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(
      document.lines -> (taken.line_place - 1) || jsonb_build_object(
        'quantity', taken.pieces, 'linePrice', taken.price::text,
        'couponShare', taken.share::text)
      order by taken.line_place)
    from (
      select chosen.line_place, count(*) as pieces, sum(chosen.price) as price,
        sum(chosen.coupon_share) as share
      from private.chosen_pieces(document, lines_of_pieces.lines, with_delivery) as chosen
      where chosen.line_id is not null
      group by chosen.line_place
    ) as taken
  ), '[]');
end
$$;

create function private.lines_left(document public.invoice) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('lineId', taken.line_id, 'quantity', taken.pieces))
    from (
      select remaining.line_id, count(*) as pieces from private.pieces_left(document) as remaining
      where remaining.line_id is not null
      group by remaining.line_id
    ) as taken
  ), '[]');
end
$$;
comment on function private.lines_left(public.invoice) is
  'What is left of each line, as chosen_pieces() takes it.';

create function private.credit_pieces(
  document public.invoice, lines jsonb, with_delivery boolean, reason text
) returns public.invoice
language plpgsql volatile set search_path = '' as $$
declare
  note public.invoice;
  sums record;
begin
  select coalesce(sum(chosen.price) filter (where chosen.line_id is null), 0) as delivery,
    coalesce(sum(chosen.coupon_share), 0) as coupon,
    coalesce(sum(chosen.price - chosen.coupon_share), 0) as total,
    coalesce(sum(chosen.vat), 0) as vat
  into sums
  from private.chosen_pieces(document, lines, with_delivery) as chosen;
  if sums.total = 0 then
    return null;
  end if;
  insert into public.invoice (
    kind, number, order_id, credited_invoice_id, teacher_profile_id, order_number, form, seller,
    buyer, lines, coupon_amount, shipping_fee, total, vat, credit_reason, credited_part)
  values (
    'credit_note', private.next_document_number('credit_note'), document.order_id, document.id,
    document.teacher_profile_id, document.order_number, document.form, document.seller,
    document.buyer, private.lines_of_pieces(document, lines, with_delivery), sums.coupon,
    sums.delivery, sums.total, sums.vat, reason,
    case
      when sums.total = document.total then 'whole'
      when sums.total = (
        select sum(remaining.price - remaining.coupon_share)
        from private.pieces_left(document) as remaining) then 'rest'
      else 'part'
    end)
  returning * into note;
  return note;
end
$$;
comment on function private.credit_pieces(public.invoice, jsonb, boolean, text) is
  'Writes a credit note for these pieces of an invoice, with the amounts of the invoice; a row of '
  'nulls when they cost nothing. With the order locked; to be called last in the transaction.';

create function private.credit_rest(order_id uuid, reason text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  credited public.invoice := private.open_invoice(order_id);
begin
  -- If it is paid again, everything is bought again.
  update public.order_line as line set withdrawn_at = null
  where line.order_id = credit_rest.order_id and line.withdrawn_at is not null;
  if credited.id is not null then
    perform private.credit_pieces(credited, private.lines_left(credited), true, reason);
  end if;
end
$$;
comment on function private.credit_rest(uuid, text) is
  'For an order that is no longer PAID: credits what refunds have left of its invoice, with the '
  'amounts of the invoice.';

-- Whoever writes a credit note has locked the order. This holds even for one who has not.
create function private.limit_credit() returns trigger
language plpgsql set search_path = '' as $$
declare
  credited public.invoice;
  before record;
begin
  select * into credited from public.invoice as issued
  where issued.id = new.credited_invoice_id
  for no key update;
  select coalesce(sum(note.total), 0) as total, coalesce(sum(note.vat), 0) as vat,
    coalesce(sum(note.shipping_fee), 0) as delivery
  into before
  from public.invoice as note where note.credited_invoice_id = new.credited_invoice_id;
  if before.total + new.total > credited.total
    or before.vat + new.vat > credited.vat
    or before.delivery + new.shipping_fee > credited.shipping_fee
  then
    raise exception 'refund_exceeds_paid' using errcode = 'PT409';
  end if;
  return new;
end
$$;
comment on function private.limit_credit() is
  'The credit notes of an invoice never come to more than the invoice.';

create trigger limit_credit before insert on public.invoice
  for each row when (new.credited_invoice_id is not null)
  execute function private.limit_credit();
