-- Invoices and credit notes: numbered without a gap, issued once, never changed. A payment is never refused
-- because the seller is not entered yet: its invoice gets a number and waits, without a PDF, until then.

create table private.document_series (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  last_number integer not null default 0,
  constraint document_series_pkey primary key (id),
  constraint document_series_kind_key unique (kind),
  constraint document_series_kind_known check (kind in ('invoice', 'credit_note', 'quotation'))
);

alter table private.document_series enable row level security;

comment on table private.document_series is
  'The last number given. Not a sequence: a sequence skips the number of a failed transaction, '
  'and the tax office asks about gaps.';

create trigger set_updated_at before update on private.document_series
  for each row execute function private.set_updated_at();

insert into private.document_series (kind) values ('invoice'), ('credit_note'), ('quotation');

create function private.next_document_number(kind text) returns integer
language sql volatile set search_path = '' as $$
  update private.document_series as series set last_number = series.last_number + 1
  where series.kind = next_document_number.kind
  returning series.last_number
$$;
comment on function private.next_document_number(text) is
  'Locks the series until the end of the transaction, so it should be the last thing that a '
  'transaction takes.';

create table public.invoice (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  number integer not null,
  order_id uuid not null,
  credited_invoice_id uuid,
  teacher_profile_id uuid not null,
  issued_at timestamptz not null default now(),
  order_number text,
  form text not null,
  seller jsonb,
  buyer jsonb not null,
  lines jsonb not null,
  coupon_amount numeric(12, 2) not null,
  shipping_fee numeric(12, 2) not null,
  total numeric(12, 2) not null,
  vat numeric(12, 2) not null,
  storage_key text,
  content_sha256 text,
  credit_reason text,
  credited_part text,
  payment_method text,
  paid_on date,
  constraint invoice_pkey primary key (id),
  constraint invoice_kind_known check (kind in ('invoice', 'credit_note')),
  constraint invoice_kind_number_key unique (kind, number),
  constraint invoice_credited_invoice_id_fkey foreign key (credited_invoice_id)
    references public.invoice (id) on delete restrict,
  constraint invoice_credit_note_names_its_invoice
    check ((kind = 'credit_note') = (credited_invoice_id is not null)),
  -- The VAT Act (section 21) wants the reason on the paper, which is drawn in either language.
  constraint invoice_credit_note_says_why
    check (num_nulls(credited_invoice_id, credit_reason, credited_part) in (0, 3)),
  constraint invoice_credit_reason_known check (credit_reason in (
    'order_cancelled', 'payment_taken_back', 'faulty', 'not_delivered', 'returned', 'bought_twice', 'bought_by_mistake',
    'cooling_off', 'goodwill')),
  constraint invoice_credited_part_known check (credited_part in ('whole', 'part', 'rest')),
  constraint invoice_payment_method_known check (payment_method in ('EFT', 'PayFast', 'Free')),
  constraint invoice_paid_whole check (num_nulls(payment_method, paid_on) in (0, 2)),
  constraint invoice_paid_on_in_time check (private.in_time(paid_on)),
  constraint invoice_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete restrict,
  constraint invoice_form_known check (form in ('plain', 'abridged', 'full')),
  constraint invoice_number_positive check (number > 0),
  constraint invoice_total_positive check (total > 0),
  constraint invoice_vat_range check (vat between 0 and total),
  constraint invoice_file_whole check (num_nulls(storage_key, content_sha256) in (0, 2)),
  constraint invoice_storage_key_key unique (storage_key),
  constraint invoice_content_sha256_shape check (content_sha256 ~ '^[0-9a-f]{64}$'),
  constraint invoice_numbers check ('NaN' not in (coupon_amount, shipping_fee, total, vat))
);

create index invoice_order_id_idx on public.invoice (order_id);
create index invoice_teacher_profile_id_idx on public.invoice (teacher_profile_id);
-- An invoice may have several credit notes, each for a part of it.
create index invoice_credited_invoice_id_idx on public.invoice (credited_invoice_id);
-- For the sales of a day: the index alone answers.
create index invoice_issued_at_idx on public.invoice (issued_at) include (kind, total);

alter table public.invoice enable row level security;

create policy "owners read their invoices, administrators all" on public.invoice
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (select private.in_group('admin'))
  );

grant select (
  id, created_at, updated_at, kind, number, order_id, credited_invoice_id, teacher_profile_id,
  issued_at, order_number, form, seller, buyer, lines, coupon_amount, shipping_fee, total, vat,
  storage_key, content_sha256, credit_reason, credited_part, payment_method, paid_on
) on public.invoice to authenticated;
-- Not granted: insert, update, delete. A payment issues, a cancellation or a refund credits, and nobody edits.
grant select on public.invoice to service_role;

comment on table public.invoice is
  'Tax documents as they were issued; all amounts are copies. @graphql({"totalCount": {"enabled": '
  'true}})';
comment on column public.invoice.number is 'Without gaps, counted per kind.';
comment on column public.invoice.order_id is
  'No foreign key: the document outlives the order. An archived order keeps its id.';
comment on column public.invoice.form is
  'full over R5000 (recipient and quantities), abridged up to that, plain when the seller is not '
  'registered for VAT.';
comment on column public.invoice.seller is
  'tradingName, address and vatNumber at the time, of a company also registeredName and registrationNumber; empty when no '
  'seller was entered yet.';
comment on column public.invoice.buyer is
  'To whom it is made out (name, address, vatNumber), owner and shippingDetails, at the time.';
comment on column public.invoice.total is
  'Rand, VAT included. On a credit note, the amount that is given back.';
comment on column public.invoice.lines is
  'What was sold, or on a credit note how much of it is given back; lineId is the key of the line of '
  'the order.';
comment on column public.invoice.paid_on is
  'The day on which the money came, as the bank or the card provider says, with the payment_method of then: of several '
  'transfers that of the last. On an administrator''s word it is the day of that word. Empty on a credit note.';
comment on column public.invoice.credited_part is
  'How much of its invoice a credit note credits: the whole, a part, or the rest after other parts.';
comment on column public.invoice.storage_key is
  'Where the PDF is, once it is drawn. The PDF never changes: content_sha256 is its hash.';

create trigger set_updated_at before update on public.invoice
  for each row execute function private.set_updated_at();

create function private.keep_invoice() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.storage_key is null and new.storage_key is not null
    and to_jsonb(new) - array['storage_key', 'content_sha256', 'updated_at']
      = to_jsonb(old) - array['storage_key', 'content_sha256', 'updated_at']
  then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.storage_key is null and old.seller is null and new.seller is not null
    and to_jsonb(new) - array['seller', 'form', 'vat', 'updated_at']
      = to_jsonb(old) - array['seller', 'form', 'vat', 'updated_at']
  then
    return new;
  end if;
  -- Who may read it, when two accounts of that person became one. What it says does not change.
  if tg_op = 'UPDATE' and private.is_merged(old.teacher_profile_id, new.teacher_profile_id)
    and to_jsonb(new) - array['teacher_profile_id', 'updated_at']
      = to_jsonb(old) - array['teacher_profile_id', 'updated_at']
  then
    return new;
  end if;
  raise exception 'invoice_immutable' using errcode = 'PT409';
end
$$;
comment on function private.keep_invoice() is
  'An invoice takes its PDF once, and before that a seller once if it was issued without one. It moves to the account '
  'that its own is merged into. Nothing else about it can be changed by anybody.';

create trigger keep_invoice before update or delete on public.invoice
  for each row execute function private.keep_invoice();

create function private.paper_form(sold_by private.seller, total numeric) returns text
language sql immutable set search_path = ''
return case
  when sold_by.id is not null and sold_by.vat_number is null then 'plain'
  when private.needs_recipient(total) then 'full'
  else 'abridged'
end;

create function private.buyer_on_paper(ordered public.teacher_products_order) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  profile public.teacher_profile;
  made_out private.invoice_details;
begin
  select * into strict profile
  from public.teacher_profile where teacher_profile.id = ordered.teacher_profile_id;
  select * into made_out
  from private.invoice_details as kept where kept.teacher_profile_id = ordered.teacher_profile_id;
  return jsonb_build_object(
    'name', coalesce(
      made_out.name, nullif(concat_ws(' ', profile.title, profile.name, profile.surname), '')),
    'address', made_out.address,
    'vatNumber', made_out.vat_number,
    'owner', ordered.owner,
    -- A school's name does not stand above the teacher's own address.
    'shippingDetails', coalesce(ordered.order_shipping_details, case
      when made_out.id is null then profile.products_order_shipping_details end));
end
$$;
comment on function private.buyer_on_paper(public.teacher_products_order) is
  'To whom a tax document or quotation is made out.';

create function private.paper_lines(order_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
        'lineId', line.id, 'title', line.title, 'quantity', line.quantity,
        'unitPrice', line.unit_price::text, 'linePrice', line.line_price::text, 'members', private.ordered_members(line.id),
        'couponShare', line.coupon_share::text, 'physical', line.physical)
        || jsonb_strip_nulls(jsonb_build_object('listPrice', case
          when coalesce(line.full_price, line.price) > line.unit_price
          then coalesce(line.full_price, line.price)::text end))
      order by line.created_at, line.id)
    from public.order_line as line where line.order_id = paper_lines.order_id), '[]');
end
$$;
comment on function private.paper_lines(uuid) is
  'The lines of an order as a tax document or quotation keeps them. listPrice: what one costs without the discount, where '
  'there is one.';

create function private.issue_invoice(order_id uuid, paid_on date default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  paid public.teacher_products_order;
  sold_by private.seller := private.seller_today();
begin
  select * into strict paid
  from public.teacher_products_order as parent where parent.id = issue_invoice.order_id;
  -- No payment, no invoice.
  if paid.order_total = 0 then
    return;
  end if;
  insert into public.invoice (
    kind, number, order_id, teacher_profile_id, order_number, form, seller, buyer, lines,
    coupon_amount, shipping_fee, total, vat, payment_method, paid_on)
  values (
    'invoice', private.next_document_number('invoice'), paid.id, paid.teacher_profile_id,
    paid.order_number, private.paper_form(sold_by, paid.order_total),
    private.seller_on_paper(sold_by),
    private.buyer_on_paper(paid) || jsonb_strip_nulls(jsonb_build_object(
      'purchaseOrderNumber', private.purchase_order_of(paid.id))),
    private.paper_lines(paid.id),
    paid.coupon_amount, paid.shipping_fee, paid.order_total,
    case when sold_by.id is not null and sold_by.vat_number is null then 0 else paid.order_vat end,
    paid.order_payment_method, case
      when paid.order_payment_method is not null then coalesce(issue_invoice.paid_on, private.today()) end);
end
$$;
comment on function private.issue_invoice(uuid, date) is
  'For an order that has just become PAID, with the order locked. paid_on: the day on which its money came, else today. '
  'To be called last in the transaction.';

-- Definer: the service role may not write invoices; it may only say, once, where the PDF is stored.
create function public.attach_invoice_file(invoice_id uuid, storage_key text, content_sha256 text)
returns public.invoice
language plpgsql volatile security definer set search_path = '' as $$
declare
  filed public.invoice;
begin
  update public.invoice as document
  set storage_key = attach_invoice_file.storage_key,
      content_sha256 = attach_invoice_file.content_sha256
  where document.id = attach_invoice_file.invoice_id
  returning * into filed;
  if filed.id is null then
    raise exception 'invoice_not_found' using errcode = 'PT404';
  end if;
  return filed;
end
$$;
comment on function public.attach_invoice_file(uuid, text, text) is
  'For the function that draws PDFs. A second file is refused.';
grant execute on function public.attach_invoice_file(uuid, text, text) to service_role;

create function private.complete_invoices() returns trigger
language plpgsql set search_path = '' as $$
begin
  with completed as (
    update public.invoice as waiting
    set seller = private.seller_on_paper(new),
        form = case when new.vat_number is null then 'plain' else waiting.form end,
        vat = case when new.vat_number is null then 0 else waiting.vat end
    where waiting.seller is null
      and (waiting.issued_at at time zone 'Africa/Johannesburg')::date >= new.valid_from
    returning waiting.order_id, waiting.kind, waiting.vat
  )
  update public.teacher_products_order as parent
  set order_vat = completed.vat
  from completed
  where parent.id = completed.order_id and completed.kind = 'invoice'
    and parent.order_vat <> completed.vat;
  return null;
end
$$;
comment on function private.complete_invoices() is
  'Enters a new seller on the invoices that were issued without one since the first day of that '
  'seller. They have no PDF yet, so nobody holds another version.';

create trigger complete_invoices after insert on private.seller
  for each row execute function private.complete_invoices();
