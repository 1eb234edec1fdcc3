-- Mails about orders: confirmations with the tax document attached, changes and cancellations. A mail is
-- noted in the transaction that changes the order and sent afterwards, so that a mail server that is down
-- neither stops a sale nor loses a mail. Buyers are told when an administrator changes or cancels an
-- order: otherwise they would pay a wrong amount, or pay for a cancelled order.

create table private.order_mail (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  kind text not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  problem text,
  -- None is a foreign key: an invoice is never deleted, the event only tells one change from another, and a parcel
  -- that is unpacked or a seat that is taken back takes its mails with it (private.forget_parcel_mail, forget_seat_mail).
  invoice_id uuid,
  event_id uuid,
  parcel_id uuid,
  seat_id uuid,
  told jsonb,
  again boolean not null default false,
  constraint order_mail_pkey primary key (id),
  constraint order_mail_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint order_mail_kind_known
    check (kind in (
      'placed', 'changed', 'cancelled', 'paid', 'credited', 'invoice', 'refunded', 'packed', 'sent',
      'delivered', 'quoted', 'quote_ends', 'seat', 'held', 'returned', 'received')),
  -- Each is told once, however often a notification comes. Each change and each cancellation is one of
  -- its own, and an order that is paid again after a cancellation has another invoice.
  constraint order_mail_order_kind_key
    unique nulls not distinct (order_id, kind, invoice_id, event_id),
  constraint order_mail_attempts_not_negative check (attempts >= 0)
);

create index order_mail_due_idx on private.order_mail (due_at) where sent_at is null;

alter table private.order_mail enable row level security;

comment on table private.order_mail is
  'Mails about orders, sent and still to be sent. The edge function order-mail takes them with '
  'claim_order_mail().';
comment on column private.order_mail.kind is
  'placed: the shop waits for a bank transfer. changed: an administrator changed an order that is '
  'not paid yet. cancelled: the order was cancelled before anything was paid. paid: the payment '
  'has come, or nothing had to be paid. credited: a paid order was cancelled. invoice: the '
  'document that could not be sent with "paid". refunded: a paid order was refunded, in part or whole. '
  'packed, sent, delivered: the steps of a parcel. quoted: a quotation was sent. quote_ends: it ends '
  'soon. Both have the quotation as their event. seat: the invitation of a colleague, which goes to her. held: '
  'money came that fits no order; returned: it went back. Both have the notification as their event. '
  'received: what has come for the order is more or less than before, and it is not paid by that.';
comment on column private.order_mail.due_at is
  'When it may be sent, or tried again. A sender that never reports back does not block it: after '
  'this time another may take it.';
comment on column private.order_mail.problem is 'The last error of the mail server.';
comment on column private.order_mail.invoice_id is
  'The invoice or credit note that is attached; empty when nothing was to be paid.';
comment on column private.order_mail.event_id is 'Set for kinds that can happen several times.';
comment on column private.order_mail.parcel_id is 'The parcel that packed, sent and delivered are about.';
comment on column private.order_mail.seat_id is 'The seat that the invitation is for.';
comment on column private.order_mail.again is
  'An administrator had it sent once more, see send_order_mail_again().';
comment on column private.order_mail.told is
  'What the mail said about the order. The next mail about a change is compared with it.';

create trigger set_updated_at before update on private.order_mail
  for each row execute function private.set_updated_at();

create function private.order_mail_kind(event public.order_event) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when event.to_status = 'PAID' then 'paid'
    when event.from_status = 'PAID' then 'credited'
    when event.to_status = 'PROCESSING' then 'placed'
    when event.from_status = 'PROCESSING' and event.to_status = 'CANCELLED' then 'cancelled'
  end;
end
$$;

create function private.newest_invoice(order_id uuid, kind text) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (
    select document.id from public.invoice as document
    where document.order_id = newest_invoice.order_id and document.kind = newest_invoice.kind
    order by document.number desc
    limit 1
  );
end
$$;

-- Definer: whoever changes the status of an order may not write this table.
create function private.note_order_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  noted_kind text := private.order_mail_kind(new);
  document uuid := case noted_kind
    when 'paid' then private.newest_invoice(new.order_id, 'invoice')
    when 'credited' then private.newest_invoice(new.order_id, 'credit_note') end;
begin
  -- What was refunded before has had its mail: only what the end of the order credited is told here.
  if noted_kind = 'credited' and exists (
    select from public.invoice as note
    where note.id = document and note.credit_reason not in ('order_cancelled', 'payment_taken_back')
  ) then
    document := null;
  end if;
  -- Without a credit note nothing had been paid, so the order is simply cancelled.
  if noted_kind = 'credited' and document is null then
    noted_kind := case when new.to_status = 'CANCELLED' then 'cancelled' end;
  end if;
  if noted_kind is null then
    return null;
  end if;
  insert into private.order_mail (order_id, kind, invoice_id, event_id)
  values (
    new.order_id, noted_kind, document, case when noted_kind = 'cancelled' then new.id end)
  on conflict on constraint order_mail_order_kind_key do nothing;
  return null;
end
$$;

-- The time bound: importing old orders sends no mails.
create trigger note_order_mail after insert on public.order_event
  for each row when (
    new.from_status is distinct from new.to_status
    and new.created_at > now() - interval '1 hour')
  execute function private.note_order_mail();

-- Several changes in a row make one mail, three minutes after the last of them. Definer: as note_order_mail().
create function private.note_order_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.order_mail as mail
  set due_at = now() + interval '3 minutes'
  where mail.order_id = new.order_id and mail.kind = 'changed'
    -- One that was claimed may be on its way already.
    and mail.sent_at is null and mail.attempts = 0;
  if not found then
    insert into private.order_mail (order_id, kind, event_id, due_at)
    values (new.order_id, 'changed', new.id, now() + interval '3 minutes');
  end if;
  return null;
end
$$;

create trigger note_order_change after insert on public.order_event
  for each row when (
    new.reason = 'changed_by_admin' and new.to_status = 'PROCESSING'
    and new.created_at > now() - interval '1 hour')
  execute function private.note_order_change();

-- A buyer whose mail went out before the invoice was complete gets the invoice by another mail.
-- Definer: as note_order_mail().
create function private.note_completed_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.order_mail (order_id, kind, invoice_id)
  select new.order_id, 'invoice', new.id
  from public.teacher_products_order as parent
  -- Only buyers whose mail went out without it.
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

create function private.order_line_answers(ordered public.order_line) returns jsonb
language sql immutable set search_path = ''
return coalesce((
  select jsonb_agg(jsonb_build_object(
    'label', question ->> 'label',
    'value', array_to_string(private.answer_values(question -> 'value'), ', ')) order by position)
  from jsonb_array_elements(ordered.questions) with ordinality as asked (question, position)
), '[]');

create function private.order_mail_lines(order_id uuid) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', coalesce(line.product_id, line.product_bundle_id, line.id),
    'title', line.title, 'language', private.line_language(line), 'quantity', line.quantity, 'unitPrice', line.unit_price::text,
    'price', line.line_price::text, 'couponShare', line.coupon_share::text,
    'physical', line.physical, 'members', private.ordered_members(line.id),
    'answers', private.order_line_answers(line))
    order by line.created_at, line.id)
  from public.order_line as line where line.order_id = order_mail_lines.order_id
), '[]');

create function private.coupon_value_text(ordered public.teacher_products_order) returns text
language sql immutable set search_path = ''
return case ordered.coupon_discount_type
  when 'PERCENTAGE' then trim_scale(ordered.coupon_discount_value)::text || '%'
  else ordered.coupon_discount_value::text
end;

create function private.order_mail_content(order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'to', account.email,
    'copyTo', private.copy_of_mail_to(parent.id),
    -- A name that was typed for the invoice of an empty profile; with an address it is a school's.
    'name', coalesce(
      nullif(btrim(concat_ws(' ', profile.title, profile.surname)), ''),
      (select kept.name from private.invoice_details as kept
       where kept.teacher_profile_id = profile.id and kept.address is null),
      ''),
    'language', coalesce(profile.translate_i18n, 'en'),
    'orderNumber', parent.order_number,
    'orderDate', to_char(coalesce(parent.order_date_time, parent.created_at) at time zone 'Africa/Johannesburg', 'YYYY-MM-DD'),
    'dueDate', public._payment_due(parent),
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
    'vat', parent.order_vat::text,
    'shipping', parent.order_shipping_details,
    'paidAmount', private.order_paid_amount(parent)::numeric(12, 2)::text,
    'dueAmount', private.order_due(parent)::numeric(12, 2)::text,
    'creditAmount', private.kept_for_buyer(parent)::numeric(12, 2)::text,
    'toPayBackAmount', parent.to_pay_back_amount::text,
    'bank', private.bank_account())
  from public.teacher_products_order as parent
  join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
  join auth.users as account on account.id = profile.user_id
  where parent.id = order_mail_content.order_id
);

create function private.last_told(order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select mail.told from private.order_mail as mail
  where mail.order_id = last_told.order_id and mail.sent_at is not null and mail.told is not null
  order by mail.sent_at desc
  limit 1
);

-- Definer: the service role may not read mails, secrets and users.
create function public.claim_order_mail(at_most integer default 10) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mails jsonb;
begin
  perform private.remind_of_quotations();
  with due as (
    select mail.id, mail.order_id, mail.kind, mail.seat_id from private.order_mail as mail
    where mail.sent_at is null and mail.due_at <= now()
      -- After two days of trying the mail is given up: by then buyers have looked at their order themselves.
      and mail.attempts < 14
      -- A change is not told before the mail about the order itself has gone out.
      and not (mail.kind = 'changed' and exists (
        select from private.order_mail as first
        where first.order_id = mail.order_id and first.kind <> 'changed'
          and first.sent_at is null and first.attempts < 14))
    order by mail.due_at
    limit least(at_most, 50)
    for update skip locked
  ), contents as materialized (
    select due.id, case due.kind
      when 'seat' then private.seat_mail_content(due.seat_id)
      else private.order_mail_content(due.order_id) end as content
    from due
  ), to_nobody as (
    -- The account of the buyer is gone, so that no later attempt could send it either.
    delete from private.order_mail as mail
    using contents
    where contents.id = mail.id and contents.content is null
  ), claimed as (
    update private.order_mail as mail
    set attempts = mail.attempts + 1,
        due_at = now() + least(interval '5 minutes' * power(2, mail.attempts), interval '6 hours'),
        -- An invitation tells the buyer nothing.
        told = case when mail.kind <> 'seat' then
          contents.content - array['to', 'copyTo', 'name', 'language', 'bank'] end
    from contents where contents.id = mail.id and contents.content is not null
    returning mail.id, mail.kind, mail.order_id, mail.invoice_id, mail.parcel_id, mail.event_id, mail.created_at, mail.again,
      contents.content
  )
  select jsonb_agg(
    jsonb_build_object('id', claimed.id, 'kind', claimed.kind, 'invoiceId', claimed.invoice_id)
      || claimed.content
      || case claimed.kind
        -- Sent again, it tells the whole order: there is no difference from what was told before.
        when 'changed' then jsonb_build_object('before',
          case when not claimed.again then private.last_told(claimed.order_id) end)
        when 'refunded' then jsonb_build_object('refund', private.refund_told(claimed.invoice_id))
        when 'quoted' then jsonb_build_object('quotation', private.quotation_told(claimed.order_id))
        when 'held' then jsonb_build_object('held', private.held_told(claimed.event_id))
        when 'returned' then jsonb_build_object('held', private.held_told(claimed.event_id))
        when 'received' then jsonb_build_object('transfer', private.transfer_told(claimed.event_id))
        when 'quote_ends' then jsonb_build_object('quotation', private.quotation_told(claimed.order_id))
        else jsonb_build_object('parcel', private.parcel_mail_content(claimed.parcel_id)) end
    order by claimed.created_at, claimed.id)
  into mails from claimed;
  return coalesce(mails, '[]');
end
$$;
comment on function public.claim_order_mail(integer) is
  'The mails that are due, each with everything that it says. Nobody else gets them for five '
  'minutes, then ten, twenty and up to six hours. finish_order_mail() reports whether they were '
  'sent. Mails to nobody, because the account is gone, are dropped.';
grant execute on function public.claim_order_mail(integer) to service_role;

-- Definer: as claim_order_mail().
create function public.finish_order_mail(mail_id uuid, problem text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.order_mail as mail
  set sent_at = case when finish_order_mail.problem is null then now() end,
      problem = left(finish_order_mail.problem, 500)
  where mail.id = finish_order_mail.mail_id and mail.sent_at is null;
  return found;
end
$$;
comment on function public.finish_order_mail(uuid, text) is
  'Reports that a mail was sent, or why it was not. A mail that was not sent is due again at the '
  'time that claim_order_mail() has set.';
grant execute on function public.finish_order_mail(uuid, text) to service_role;
