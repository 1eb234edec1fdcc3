-- Quotations: a quote as it was offered to a customer, on paper and by a link, with a day until which it holds.
-- The quote itself is an order that is QUOTING; a quotation keeps what was offered, whatever happens to it later.

create table public.quotation (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  number integer not null,
  issued_at timestamptz not null default now(),
  valid_until date not null,
  sent_to text,
  language text not null,
  form text not null,
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  coupon_amount numeric(12, 2) not null,
  shipping_fee numeric(12, 2) not null,
  total numeric(12, 2) not null,
  vat numeric(12, 2) not null,
  replaced_at timestamptz,
  accepted_at timestamptz,
  accepted_by text,
  purchase_order_number text,
  constraint quotation_pkey primary key (id),
  constraint quotation_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint quotation_number_key unique (number),
  constraint quotation_sent_to_shape check (private.is_email(sent_to)),
  constraint quotation_language_known check (language in ('en', 'af')),
  constraint quotation_form_known check (form in ('plain', 'abridged', 'full')),
  constraint quotation_total_positive check (total > 0),
  constraint quotation_vat_range check (vat between 0 and total),
  constraint quotation_acceptance_whole check (num_nulls(accepted_at, accepted_by) in (0, 2)),
  constraint quotation_accepted_by_length
    check (accepted_by is null or not private.is_blank(accepted_by) and length(accepted_by) <= 200),
  constraint quotation_purchase_order_number_length
    check (purchase_order_number is null or not private.is_blank(purchase_order_number)
      and length(purchase_order_number) <= 40),
  constraint quotation_numbers check ('NaN' not in (coupon_amount, shipping_fee, total, vat)),
  constraint quotation_valid_until_in_time check (private.in_time(valid_until))
);

create index quotation_order_id_idx on public.quotation (order_id, issued_at desc);
-- For the reminders: what is still to be answered, by its last day.
create index quotation_open_idx on public.quotation (valid_until)
  where replaced_at is null and accepted_at is null;

alter table public.quotation enable row level security;

create policy "owners read the quotations of their orders, administrators all" on public.quotation
  for select to authenticated
  using (
    (select private.in_group('admin'))
    or order_id in (
      select parent.id from public.teacher_products_order as parent
      where parent.teacher_profile_id = (select private.my_teacher_profile_id()))
  );

grant select (
  id, created_at, updated_at, order_id, number, issued_at, valid_until, sent_to, language, form, seller,
  buyer, lines, coupon_amount, shipping_fee, total, vat, replaced_at, accepted_at, accepted_by,
  purchase_order_number
) on public.quotation to authenticated;
-- Not granted: insert, update, delete. send_quotation() issues, and accept_quotation() accepts.
grant select on public.quotation to service_role;

comment on table public.quotation is
  'Quotes as they were offered; all amounts are copies. @graphql({"totalCount": {"enabled": true}})';
comment on column public.quotation.number is 'Counted by private.document_series.';
comment on column public.quotation.valid_until is 'The last day, in South African time.';
comment on column public.quotation.sent_to is
  'Who pays for the customer, a bursar for example, and gets the mails too; empty for nobody else.';
comment on column public.quotation.language is 'Of the paper and the page: that of the customer.';
comment on column public.quotation.replaced_at is 'A newer quotation of the same quote was sent.';
comment on column public.quotation.accepted_by is 'The name that was typed by whoever accepted.';
comment on column public.quotation.purchase_order_number is
  'The number of the school''s own order, for the invoice.';

create trigger set_updated_at before update on public.quotation
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.quotation
  for each row execute function private.record_admin_write();

-- Whoever holds the link may accept, so its secret stands where nobody can read it.
create index quotation_purchase_order_number_idx on public.quotation
  (private.same_text(purchase_order_number)) where purchase_order_number is not null;

create function private.orders_numbered(words text) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  plain constant text := private.search_text(left(words, 200));
  wanted constant text[] := regexp_match(plain, '^(inv|cn|quo)[- ]?([0-9]{1,9})$');
begin
  if plain !~ '[0-9]' then
    return '{}';
  end if;
  return array(
    select issued.order_id from public.invoice as issued
    where issued.kind = case wanted[1] when 'inv' then 'invoice' when 'cn' then 'credit_note' end
      and issued.number = wanted[2]::integer
    union
    select sent.order_id from public.quotation as sent
    where wanted[1] = 'quo' and sent.number = wanted[2]::integer
    union
    select accepted.order_id from public.quotation as accepted
    where private.same_text(accepted.purchase_order_number) = private.same_text(left(words, 200)));
end
$$;
comment on function private.orders_numbered(text) is
  'The orders whose invoice, credit note or quotation has this number (INV-000123, "inv 123", cn7, QUO-4) or that were '
  'accepted under this purchase order number. Each is found by its index.';

create table private.quotation_link (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  quotation_id uuid not null,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  constraint quotation_link_pkey primary key (id),
  constraint quotation_link_quotation_id_key unique (quotation_id),
  constraint quotation_link_token_key unique (token),
  constraint quotation_link_quotation_id_fkey foreign key (quotation_id)
    references public.quotation (id) on delete cascade,
  constraint quotation_link_token_shape check (token ~ '^[0-9a-f]{64}$')
);

alter table private.quotation_link enable row level security;

comment on table private.quotation_link is
  'The secret part of the link by which a quotation is read and accepted without signing in.';

create trigger set_updated_at before update on private.quotation_link
  for each row execute function private.set_updated_at();

create function private.quotation_days() returns integer
language sql immutable parallel safe set search_path = ''
return 90;
comment on function private.quotation_days() is 'For how many days a quotation may hold at most.';

create function private.quotation_state(asked public.quotation, ordered public.teacher_products_order)
returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when ordered.order_status = 'CANCELLED' then 'withdrawn'
    when ordered.order_status <> 'QUOTING' then 'accepted'
    -- Accepted, and made a quote again by an administrator: a new one is needed.
    when asked.replaced_at is not null or asked.accepted_at is not null then 'replaced'
    when ordered.order_total <> asked.total
      or private.paper_lines(ordered.id) <> asked.lines then 'changed'
    when private.today() > asked.valid_until then 'expired'
    else 'open'
  end;
end
$$;
comment on function private.quotation_state(public.quotation, public.teacher_products_order) is
  'open: may be accepted. changed: the quote says something else by now. replaced: a newer quotation '
  'holds. expired, withdrawn, or accepted: ordered by the link or in the shop.';

-- Definer: as change_order().
create function public.send_quotation(
  order_id uuid, valid_until date, sent_to text default '', seen_at timestamptz default null,
  new_id uuid default null
) returns public.quotation
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote public.teacher_products_order := private.lock_order_for_admin(order_id);
  address constant text := nullif(private.same_text(send_quotation.sent_to), '');
  sold_by private.seller := private.seller_today();
  sent public.quotation;
begin
  select * into sent from public.quotation as earlier where earlier.id = send_quotation.new_id;
  if private.asked_before('send_quotation', new_id, jsonb_build_array(
    order_id, send_quotation.valid_until, address))
  then
    return sent;
  end if;
  perform private.refuse_taken_id(sent.id is not null);
  if quote.order_status <> 'QUOTING' then
    raise exception 'quote_not_open' using errcode = 'PT409';
  elsif quote.updated_at <> seen_at then
    raise exception 'row_changed' using errcode = 'PT409';
  elsif quote.product_count = 0 then
    raise exception 'products_required' using errcode = 'PT422';
  elsif quote.order_total = 0 then
    raise exception 'quote_is_free' using errcode = 'PT422';
  elsif quote.has_physical and quote.order_shipping_details is null then
    raise exception 'shipping_details_required' using errcode = 'PT422';
  elsif (send_quotation.valid_until between private.today() and private.today() + private.quotation_days())
    is not true
  then
    raise exception 'valid_until_not_allowed' using errcode = 'PT422';
  elsif not private.is_email(address) then
    raise exception 'email_invalid' using errcode = 'PT422';
  elsif sold_by.id is null then
    raise exception 'seller_missing' using errcode = 'PT409';
  end if;

  perform private.count_mail('quotation mail for order', quote.id::text);
  update public.quotation as earlier set replaced_at = now()
  where earlier.order_id = quote.id and earlier.replaced_at is null and earlier.accepted_at is null;
  insert into public.quotation (
    id, order_id, number, valid_until, sent_to, language, form, seller, buyer, lines, coupon_amount,
    shipping_fee, total, vat)
  select coalesce(new_id, gen_random_uuid()), quote.id, private.next_document_number('quotation'),
    send_quotation.valid_until, address,
    coalesce((select profile.translate_i18n from public.teacher_profile as profile
      where profile.id = quote.teacher_profile_id), 'en'),
    private.paper_form(sold_by, quote.order_total), private.seller_on_paper(sold_by),
    private.buyer_on_paper(quote), private.paper_lines(quote.id), quote.coupon_amount,
    quote.shipping_fee, quote.order_total,
    case when sold_by.vat_number is null then 0 else quote.order_vat end
  returning * into sent;
  insert into private.quotation_link (quotation_id) values (sent.id);
  perform private.record_order_event(quote.id, 'QUOTING', 'QUOTING', 'quote_sent');
  perform private.note_quotation_mail(sent, 'quoted');
  return sent;
end
$$;
comment on function public.send_quotation(uuid, date, text, timestamptz, uuid) is
  'For administrators: offers a quote to its customer by mail, with a link to accept it, until '
  'valid_until, at most 90 days ahead. sent_to: who else gets it, a bursar for example. What was sent '
  'before of the same quote is replaced. seen_at as in change_order(); new_id: called again with the '
  'same id and content, it returns what it sent the first time; with other content id_taken.';
grant execute on function public.send_quotation(uuid, date, text, timestamptz, uuid) to authenticated;

create function private.quotations_document(ordered public.teacher_products_order) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', sent.id, 'number', sent.number, 'issuedAt', sent.issued_at, 'validUntil', sent.valid_until,
      'sentTo', sent.sent_to, 'total', sent.total::text, 'acceptedAt', sent.accepted_at,
      'acceptedBy', sent.accepted_by, 'purchaseOrderNumber', sent.purchase_order_number,
      'state', case
        -- Of several, the order came from the one that was accepted, or from none of them.
        when ordered.order_status not in ('QUOTING', 'CANCELLED') and sent.accepted_at is null
          then 'replaced'
        else private.quotation_state(sent, ordered) end,
      'token', link.token) order by sent.number desc)
    from public.quotation as sent
    join private.quotation_link as link on link.quotation_id = sent.id
    where sent.order_id = ordered.id
  ), '[]');
end
$$;
comment on function private.quotations_document(public.teacher_products_order) is
  'What was sent of a quote, the newest first, with the secret of each link.';

create function private.purchase_order_of(order_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select accepted.purchase_order_number from public.quotation as accepted
    where accepted.order_id = purchase_order_of.order_id and accepted.accepted_at is not null
    order by accepted.accepted_at desc
    limit 1);
end
$$;
comment on function private.purchase_order_of(uuid) is
  'The number of the school''s own order, typed when the quotation was accepted; it stands on the invoice.';

create function private.quotation_told(order_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', sent.id, 'number', sent.number, 'validUntil', sent.valid_until, 'token', link.token)
    from public.quotation as sent
    join private.quotation_link as link on link.quotation_id = sent.id
    where sent.order_id = quotation_told.order_id
    order by sent.number desc
    limit 1);
end
$$;
comment on function private.quotation_told(uuid) is
  'The newest quotation of an order, for the mails about it; null when none was sent.';

create function private.copy_of_mail_to(order_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select sent.sent_to from public.quotation as sent
    where sent.order_id = copy_of_mail_to.order_id
    order by sent.number desc
    limit 1);
end
$$;
comment on function private.copy_of_mail_to(uuid) is
  'Who pays for the customer gets what the customer gets: the offer, the bank details, the invoice.';
