-- Refunds: money of a PAID order that goes back, whole or in part. The amounts are those of the credit note; here
-- stands how the money goes and whether it has gone. An order that was refunded stays PAID: what it cost, its
-- invoice, its coupon and its payment stay true (decision 088).

create table public.refund (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  teacher_profile_id uuid not null,
  invoice_id uuid,
  amount numeric(12, 2) not null,
  refund_method text not null,
  provider_reference text,
  paid_out_on date,
  bank_reference text,
  note text,
  noted_by uuid,
  constraint refund_pkey primary key (id),
  constraint refund_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete restrict,
  constraint refund_invoice_id_fkey foreign key (invoice_id)
    references public.invoice (id) on delete restrict,
  constraint refund_invoice_id_key unique (invoice_id),
  constraint refund_noted_by_fkey foreign key (noted_by)
    references auth.users (id) on delete set null,
  constraint refund_amount_positive check (amount > 0),
  constraint refund_refund_method_known check (refund_method in ('EFT', 'PayFast')),
  -- Money goes back to a card at the provider; here its reference is noted.
  constraint refund_provider_reference_of_card
    check ((refund_method = 'PayFast') = (provider_reference is not null)),
  constraint refund_provider_reference_length check (private.has_text(provider_reference, 100)),
  constraint refund_paid_out_whole check (num_nulls(paid_out_on, bank_reference) in (0, 2)),
  constraint refund_bank_reference_length check (private.has_text(bank_reference, 100)),
  constraint refund_note_length check (private.has_text(note, 500)),
  constraint refund_paid_out_on_in_time check (private.in_time(paid_out_on)),
  constraint refund_numbers check (amount <> 'NaN')
);

create index refund_order_id_idx on public.refund (order_id);
create index refund_teacher_profile_id_idx on public.refund (teacher_profile_id);
create index refund_noted_by_idx on public.refund (noted_by);
create index refund_open_idx on public.refund (created_at) where paid_out_on is null;

alter table public.refund enable row level security;

create policy "owners read their refunds, administrators all" on public.refund
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (select private.in_group('admin'))
  );

grant select (
  id, created_at, updated_at, order_id, teacher_profile_id, invoice_id, amount, refund_method,
  provider_reference, paid_out_on, bank_reference
) on public.refund to authenticated;
-- Not granted: note and noted_by, which are for administrators (order_refunds() tells them); insert, update and
-- delete, because the functions below write.
grant select on public.refund to service_role;

comment on table public.refund is
  'Money that goes back to a buyer, with the credit note that says how much and for what. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.refund.order_id is 'No foreign key: as on the invoice.';
comment on column public.refund.invoice_id is
  'The credit note; null of money that never paid an invoice, or was kept as a credit first.';
comment on column public.refund.amount is 'Rand. With a credit note, its total or what of it was paid.';
comment on column public.refund.refund_method is
  'EFT: into the bank account of the buyer. PayFast: to the card, at the provider.';
comment on column public.refund.paid_out_on is
  'The day on which the money left; null while the refund is only noted.';
comment on column public.refund.bank_reference is
  'By which the payment is found on the statement of the bank or of the card provider.';

create trigger set_updated_at before update on public.refund
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.refund
  for each row execute function private.record_admin_write();

create function private.refuse_refund_lines(document public.invoice, lines jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(lines) is distinct from 'array' or exists (
    select from jsonb_array_elements(lines) as line (value)
    where private.id_in(line.value ->> 'lineId') is null
      or coalesce(line.value ->> 'quantity', '') !~ '^[1-9]\d?$'
      or jsonb_typeof(coalesce(line.value -> 'withdraw', 'false')) <> 'boolean'
  ) or (
    select count(*) <> count(distinct line.value ->> 'lineId')
    from jsonb_array_elements(lines) as line (value)
  ) then
    raise exception 'refund_lines_malformed' using errcode = 'PT422';
  end if;
  if exists (
    select from jsonb_array_elements(lines) as line (value)
    where (line.value ->> 'quantity')::integer > (
      select count(*) from private.pieces_left(document) as remaining
      where remaining.line_id = private.id_in(line.value ->> 'lineId'))
  ) then
    raise exception 'refund_exceeds_paid' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_refund_lines(public.invoice, jsonb) is
  'Refuses lines that are no lines, and more of a line than is left of it.';

create function private.withdraw_lines(document public.invoice, order_id uuid, lines jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  taken uuid[] := array(
    select private.id_in(line.value ->> 'lineId') from jsonb_array_elements(lines) as line (value)
    where (line.value ->> 'withdraw')::boolean);
begin
  if exists (
    select from jsonb_array_elements(lines) as line (value)
    where private.id_in(line.value ->> 'lineId') = any (taken)
      and (line.value ->> 'quantity')::integer < (
        select count(*) from private.pieces_left(document) as remaining
        where remaining.line_id = private.id_in(line.value ->> 'lineId'))
  ) then
    raise exception 'withdrawal_not_whole' using errcode = 'PT422';
  end if;
  update public.order_line as line set withdrawn_at = now()
  where line.order_id = withdraw_lines.order_id and line.id = any (taken);
end
$$;
comment on function private.withdraw_lines(public.invoice, uuid, jsonb) is
  'Takes away the right to the lines that say so. A line of which something stays bought is not '
  'withdrawn. To be called before the credit note is written.';

create function private.refundable_invoice(asked public.teacher_products_order) returns public.invoice
language plpgsql stable set search_path = '' as $$
declare
  document public.invoice;
begin
  if asked.order_status <> 'PAID' then
    raise exception 'order_not_paid' using errcode = 'PT409';
  end if;
  document := private.open_invoice(asked.id);
  if document.id is null then
    raise exception 'nothing_to_refund' using errcode = 'PT409';
  end if;
  return document;
end
$$;

-- Definer: no client may write orders, invoices and refunds. private.lock_order_for_admin() refuses everybody but
-- administrators.
create function public.refund_order(
  order_id uuid, refund_id uuid, lines jsonb, with_delivery boolean, refund_method text, reason text,
  provider_reference text default '', note text default '', seen_at timestamptz default null
) returns public.refund
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  refunded public.teacher_products_order := private.lock_order_for_admin(order_id);
  document public.invoice;
  credit public.invoice;
  noted public.refund;
  reference text := nullif(btrim(coalesce(provider_reference, '')), '');
begin
  select * into noted from public.refund as earlier where earlier.id = refund_order.refund_id;
  -- The same dialog has sent it before, and did not hear the answer.
  if private.asked_before('refund_order', refund_id, jsonb_build_array(
    order_id, lines, with_delivery, refund_method, reason, provider_reference, note))
  then
    return noted;
  end if;
  perform private.refuse_taken_id(noted.id is not null);
  if refunded.updated_at <> seen_at then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
  document := private.refundable_invoice(refunded);
  if refund_method = 'PayFast' and refunded.order_payment_method is distinct from 'PayFast'
    or coalesce(refund_method, '') not in ('EFT', 'PayFast')
  then
    raise exception 'refund_method_not_allowed' using errcode = 'PT422';
  elsif (refund_method = 'PayFast') <> (reference is not null) then
    raise exception 'provider_reference_required' using errcode = 'PT422';
  elsif coalesce(reason, '') not in ('faulty', 'not_delivered', 'returned', 'bought_twice',
    'bought_by_mistake', 'cooling_off', 'goodwill')
  then
    raise exception 'refund_reason_required' using errcode = 'PT422';
  end if;
  perform private.refuse_refund_lines(document, lines);
  if with_delivery and not exists (
    select from private.pieces_left(document) as remaining where remaining.line_id is null
  ) then
    raise exception 'refund_exceeds_paid' using errcode = 'PT409';
  end if;
  perform private.withdraw_lines(document, order_id, lines);

  credit := private.credit_pieces(document, lines, with_delivery, reason);
  if credit.id is null then
    raise exception 'nothing_to_refund' using errcode = 'PT409';
  end if;
  insert into public.refund (
    id, order_id, teacher_profile_id, invoice_id, amount, refund_method, provider_reference, note, noted_by)
  values (
    coalesce(refund_id, gen_random_uuid()), order_id, refunded.teacher_profile_id, credit.id, credit.total,
    refund_method, reference, nullif(btrim(coalesce(note, '')), ''), caller)
  returning * into noted;
  update public.teacher_products_order as parent
  set refunded_amount = parent.refunded_amount + credit.total
  where parent.id = refund_order.order_id;
  perform private.record_order_event(order_id, 'PAID', 'PAID', 'refunded');
  insert into private.order_mail (order_id, kind, invoice_id) values (order_id, 'refunded', credit.id);
  return noted;
end
$$;
comment on function public.refund_order(uuid, uuid, jsonb, boolean, text, text, text, text, timestamptz) is
  'For administrators: gives back a part of a PAID order or the whole. lines: [{lineId, quantity, '
  'withdraw}], of what is left of its invoice; withdraw takes the right to the line away. Writes the '
  'credit note and mails it. refund_id is chosen by the caller: sent again with the same content it is the '
  'same refund, with other content id_taken. '
  'seen_at: the version of the order that was shown; another one is refused.';
grant execute on function
  public.refund_order(uuid, uuid, jsonb, boolean, text, text, text, text, timestamptz) to authenticated;

-- Definer: as refund_order(). It only reads.
create function public.preview_refund(order_id uuid, lines jsonb, with_delivery boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.teacher_products_order;
  document public.invoice;
begin
  perform private.require_admin();
  select * into asked from public.teacher_products_order as parent
  where parent.id = preview_refund.order_id;
  if asked.id is null then
    raise exception 'no_such_order' using errcode = 'PT404';
  end if;
  document := private.refundable_invoice(asked);
  perform private.refuse_refund_lines(document, lines);
  return (
    select jsonb_build_object(
      'couponAmount', coalesce(sum(chosen.coupon_share), 0.00)::text,
      'shippingFee', coalesce(sum(chosen.price) filter (where chosen.line_id is null), 0.00)::text,
      'vat', coalesce(sum(chosen.vat), 0.00)::text,
      'total', coalesce(sum(chosen.price - chosen.coupon_share), 0.00)::text)
    from private.chosen_pieces(document, lines, with_delivery) as chosen);
end
$$;
comment on function public.preview_refund(uuid, jsonb, boolean) is
  'For administrators: what refund_order() would give back for these lines, {couponAmount, '
  'shippingFee, vat, total} as texts. Keeps nothing.';
grant execute on function public.preview_refund(uuid, jsonb, boolean) to authenticated;

-- Definer: nobody may write refunds directly. For administrators only.
create function public.pay_out_refund(
  refund_id uuid, paid_out_on date default null, bank_reference text default ''
)
returns public.refund
language plpgsql volatile security definer set search_path = '' as $$
declare
  paid public.refund;
  reference text := nullif(btrim(coalesce(bank_reference, '')), '');
begin
  perform private.require_admin();
  select * into paid from public.refund as noted where noted.id = pay_out_refund.refund_id;
  if paid.id is null then
    raise exception 'refund_not_found' using errcode = 'PT404';
  end if;
  -- The order is locked first, and told: whoever looks at it sees the change.
  perform from public.teacher_products_order as parent where parent.id = paid.order_id for update;
  select * into paid from public.refund as noted
  where noted.id = pay_out_refund.refund_id
  for update;
  reference := coalesce(reference, paid.provider_reference);
  if paid_out_on is null then
    reference := null;
  elsif reference is null then
    raise exception 'bank_reference_required' using errcode = 'PT422';
  elsif paid_out_on > private.today()
    or paid_out_on < (paid.created_at at time zone 'Africa/Johannesburg')::date - 31
  then
    raise exception 'paid_out_day_not_allowed' using errcode = 'PT422';
  end if;
  if (paid.paid_out_on, paid.bank_reference) is not distinct from (pay_out_refund.paid_out_on, reference) then
    return paid;
  elsif paid.paid_out_on is not null and pay_out_refund.paid_out_on is not null then
    raise exception 'refund_is_paid_out' using errcode = 'PT409';
  end if;
  update public.refund as noted
  set paid_out_on = pay_out_refund.paid_out_on, bank_reference = reference
  where noted.id = paid.id
  returning * into paid;
  -- Open pages are told of the order. In the archive it has no events to come.
  update public.teacher_products_order as parent set updated_at = now() where parent.id = paid.order_id;
  if found and paid.paid_out_on is null then
    perform private.record_order_event(
      parent.id, parent.order_status, parent.order_status, 'refund_returned')
    from public.teacher_products_order as parent where parent.id = paid.order_id;
  elsif found then
    perform private.record_order_event(
      parent.id, parent.order_status, parent.order_status, 'refund_paid_out')
    from public.teacher_products_order as parent where parent.id = paid.order_id;
  end if;
  return paid;
end
$$;
comment on function public.pay_out_refund(uuid, date, text) is
  'For administrators: the money of a refund left on this day, to be found by this reference (of a card, '
  'by default the provider''s). Without a day: it came back, and the refund is only noted again. The '
  'same again changes nothing; other details are refused until it is noted again.';
grant execute on function public.pay_out_refund(uuid, date, text) to authenticated;

-- Definer: note and noted_by are not granted. For administrators only.
create function public.order_refunds(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.teacher_products_order;
  document public.invoice := private.open_invoice(order_id);
begin
  perform private.require_admin();
  select * into asked from public.teacher_products_order as parent
  where parent.id = order_refunds.order_id;
  return jsonb_build_object(
    'updatedAt', asked.updated_at,
    'refundable', coalesce(asked.order_status = 'PAID', false) and exists (
      select from private.pieces_left(document) as remaining
      where remaining.price > remaining.coupon_share),
    'couponCode', asked.coupon_code,
    'byCard', coalesce(asked.order_payment_method = 'PayFast', false),
    'paidWith', asked.order_payment ->> 'paymentId',
    'refundedAmount', coalesce(asked.refunded_amount, 0)::text,
    'left', coalesce((
      select sum(remaining.price - remaining.coupon_share)
      from private.pieces_left(document) as remaining), 0)::text,
    'delivery', (
      select remaining.price::text from private.pieces_left(document) as remaining
      where remaining.line_id is null),
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'lineId', line.id, 'title', line.title, 'language', private.line_language(line),
        'physical', line.physical, 'bundle', line.product_bundle_id is not null,
        'left', taken.pieces, 'each', taken.each::text, 'downloads', (
          select count(*) from public.product_download as download
          where download.teacher_profile_id = line.teacher_profile_id
            and (download.product_id = line.product_id or download.product_id in (
              select member.product_id from public.order_line_member as member
              where member.order_line_id = line.id)))
      ) order by line.created_at, line.id)
      from (
        select remaining.line_id, count(*) as pieces, max(remaining.price - remaining.coupon_share) as each
        from private.pieces_left(document) as remaining
        where remaining.line_id is not null
        group by remaining.line_id
      ) as taken
      join public.order_line as line on line.id = taken.line_id
    ), '[]'),
    'refunds', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', noted.id, 'createdAt', noted.created_at, 'method', noted.refund_method,
        'providerReference', noted.provider_reference, 'paidOutOn', noted.paid_out_on,
        'bankReference', noted.bank_reference, 'note', noted.note, 'notedBy', actor.email,
        'reason', credit.credit_reason, 'number', credit.number, 'total', noted.amount::text
      ) order by noted.created_at, noted.id)
      from public.refund as noted
      left join public.invoice as credit on credit.id = noted.invoice_id
      left join auth.users as actor on actor.id = noted.noted_by
      where noted.order_id = order_refunds.order_id), '[]'));
end
$$;
comment on function public.order_refunds(uuid) is
  'For administrators: what was given back of an order and what is left, by line; amounts are texts. '
  'downloads: how often the buyer has fetched a file of the line, in whichever way it was acquired.';
grant execute on function public.order_refunds(uuid) to authenticated;

create function private.refund_told(invoice_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'method', noted.refund_method, 'couponAmount', credit.coupon_amount::text,
    'shippingFee', credit.shipping_fee::text, 'vat', credit.vat::text, 'total', credit.total::text,
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'title', line.value ->> 'title', 'language', private.line_language(ordered),
        'quantity', (line.value ->> 'quantity')::integer,
        'unitPrice', line.value ->> 'unitPrice', 'price', line.value ->> 'linePrice',
        'couponShare', line.value ->> 'couponShare',
        'withdrawn', ordered.withdrawn_at is not null,
        -- Of what is posted nobody keeps a file.
        'kept', coalesce(not ordered.physical and ordered.withdrawn_at is null, false)
      ) order by line.place)
      from jsonb_array_elements(credit.lines) with ordinality as line (value, place)
      left join public.order_line as ordered on ordered.id = private.id_in(line.value ->> 'lineId')
    ), '[]'))
  from public.refund as noted
  join public.invoice as credit on credit.id = noted.invoice_id
  where noted.invoice_id = refund_told.invoice_id
);
comment on function private.refund_told(uuid) is
  'What the mail about a refund says, by its credit note; amounts are texts.';
