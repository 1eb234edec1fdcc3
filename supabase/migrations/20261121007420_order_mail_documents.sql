-- Mails about orders carry their tax document, and whoever it was that made an order paid: the card
-- provider, a coupon for all of it, or an administrator who saw the bank transfer.

alter table private.order_mail add column invoice_id uuid;
-- No foreign key: an invoice is never deleted.
comment on column private.order_mail.invoice_id is
  'The invoice or credit note that is attached; empty when nothing was to be paid.';
comment on column private.order_mail.kind is
  'placed: a bank transfer is awaited. paid: it came, or a card payment, or nothing was to be paid. '
  'credited: the sale was cancelled. invoice: the document that could not come with "paid".';

alter table private.order_mail
  drop constraint order_mail_kind_known,
  add constraint order_mail_kind_known check (kind in ('placed', 'paid', 'credited', 'invoice')),
  drop constraint order_mail_order_kind_key,
  -- Each is told once. An order that is paid again after a cancellation has another invoice.
  add constraint order_mail_order_kind_key unique nulls not distinct (order_id, kind, invoice_id);

create function private.order_mail_kind(event public.order_event) returns text
language sql immutable set search_path = ''
return case
  when event.to_status = 'PAID' then 'paid'
  when event.from_status = 'PAID' then 'credited'
  when event.to_status = 'PROCESSING' then 'placed'
end;

create function private.newest_invoice(order_id uuid, kind text) returns uuid
language sql stable set search_path = ''
return (
  select document.id from public.invoice as document
  where document.order_id = newest_invoice.order_id and document.kind = newest_invoice.kind
  order by document.number desc
  limit 1
);

-- Definer: whoever moves an order, no caller may write this table.
create or replace function private.note_order_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  noted_kind text := private.order_mail_kind(new);
  document uuid := case noted_kind
    when 'paid' then private.newest_invoice(new.order_id, 'invoice')
    when 'credited' then private.newest_invoice(new.order_id, 'credit_note') end;
begin
  -- Nothing was paid, nothing is taken back.
  if noted_kind is null or (noted_kind = 'credited' and document is null) then
    return null;
  end if;
  insert into private.order_mail (order_id, kind, invoice_id)
  values (new.order_id, noted_kind, document)
  on conflict on constraint order_mail_order_kind_key do nothing;
  return null;
end
$$;

drop trigger note_order_mail on public.order_event;
-- A history that is imported tells nobody anything new.
create trigger note_order_mail after insert on public.order_event
  for each row when (
    new.from_status is distinct from new.to_status
    and new.created_at > now() - interval '1 hour')
  execute function private.note_order_mail();

-- Definer: the outbox is nobody's to write.
create function private.note_completed_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.order_mail (order_id, kind, invoice_id)
  select new.order_id, 'invoice', new.id
  from public.teacher_products_order as parent
  -- Only who has been told without it.
  join private.order_mail as told
    on told.order_id = parent.id and told.invoice_id = new.id and told.sent_at is not null
  where parent.id = new.order_id
  on conflict on constraint order_mail_order_kind_key do nothing;
  return null;
end
$$;

create trigger note_completed_invoice after update on public.invoice
  for each row when (old.seller is null and new.seller is not null)
  execute function private.note_completed_invoice();

create function private.coupon_value_text(ordered public.teacher_products_order) returns text
language sql immutable set search_path = ''
return case ordered.coupon_discount_type
  when 'PERCENTAGE' then trim_scale(ordered.coupon_discount_value)::text || '%'
  else ordered.coupon_discount_value::text
end;

create or replace function private.order_mail_content(order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'to', account.email,
    'name', btrim(concat_ws(' ', profile.title, profile.surname)),
    'language', profile.translate_i18n,
    'orderNumber', parent.order_number,
    'orderDate', to_char(parent.order_date_time at time zone 'Africa/Johannesburg', 'YYYY-MM-DD'),
    'status', parent.order_status,
    'method', parent.order_payment_method,
    'lines', private.order_mail_lines(parent.id),
    'couponCode', parent.coupon_code,
    'couponValue', private.coupon_value_text(parent),
    'couponAmount', parent.coupon_amount::text,
    'subtotal', (parent.order_total - parent.shipping_fee + parent.coupon_amount)::text,
    'shippingFee', parent.shipping_fee::text,
    'total', parent.order_total::text,
    'totalWithoutVat', (parent.order_total - parent.order_vat)::text,
    -- Who is no vendor may not speak of VAT.
    'vat', case when private.charges_vat() then parent.order_vat::text else '0' end,
    'shipping', parent.order_shipping_details,
    'bank', private.bank_account())
  from public.teacher_products_order as parent
  join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
  join auth.users as account on account.id = profile.user_id
  where parent.id = order_mail_content.order_id
);

-- Definer: the outbox, secrets and users are beyond the service role's rights.
create or replace function public.claim_order_mail(at_most integer default 10) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mails jsonb;
begin
  with due as (
    select mail.id from private.order_mail as mail
    where mail.sent_at is null and mail.due_at <= now()
      -- After two days of trying, people have found their order by themselves.
      and mail.attempts < 14
    order by mail.due_at
    limit least(at_most, 50)
    for update skip locked
  ), claimed as (
    update private.order_mail as mail
    set attempts = mail.attempts + 1,
        due_at = now() + least(interval '5 minutes' * power(2, mail.attempts), interval '6 hours')
    from due where due.id = mail.id
    returning mail.id, mail.kind, mail.order_id, mail.invoice_id, mail.created_at
  )
  select jsonb_agg(
    jsonb_build_object('id', claimed.id, 'kind', claimed.kind, 'invoiceId', claimed.invoice_id)
      || coalesce(private.order_mail_content(claimed.order_id), '{}')
    order by claimed.created_at, claimed.id)
  into mails from claimed;
  return coalesce(mails, '[]');
end
$$;
