-- A buyer is told when an administrator changes or cancels the order: an amount that has changed is
-- otherwise paid wrongly, and a cancelled order for nothing.

alter table private.order_mail
  add column event_id uuid,
  add column told jsonb,
  drop constraint order_mail_kind_known,
  add constraint order_mail_kind_known
    check (kind in ('placed', 'changed', 'cancelled', 'paid', 'credited', 'invoice')),
  drop constraint order_mail_order_kind_key,
  -- Each is told once, but each change and each cancellation is one of its own.
  add constraint order_mail_order_kind_key
    unique nulls not distinct (order_id, kind, invoice_id, event_id);

comment on column private.order_mail.event_id is 'Of kinds that may happen several times.';
-- No foreign key: it only tells one change from the next.
comment on column private.order_mail.told is
  'What the mail said of the order; the next one about a change is compared with it.';
comment on column private.order_mail.kind is
  'placed: a bank transfer is awaited. changed: an administrator changed an order that is not paid yet. '
  'cancelled: without anything having been paid. paid: it came, or a card payment, or nothing was to be '
  'paid. credited: the sale was cancelled. invoice: the document that could not come with "paid".';

create or replace function private.order_mail_kind(event public.order_event) returns text
language sql immutable set search_path = ''
return case
  when event.to_status = 'PAID' then 'paid'
  when event.from_status = 'PAID' then 'credited'
  when event.to_status = 'PROCESSING' then 'placed'
  when event.from_status = 'PROCESSING' and event.to_status = 'CANCELLED' then 'cancelled'
end;

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

-- Definer: as above. Several changes in a row are one mail, three minutes after the last of them.
create function private.note_order_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.order_mail as mail
  set due_at = now() + interval '3 minutes'
  where mail.order_id = new.order_id and mail.kind = 'changed'
    -- One that was claimed may have been written already.
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

create function private.order_line_answers(ordered public.order_line) returns jsonb
language sql immutable set search_path = ''
return coalesce((
  select jsonb_agg(jsonb_build_object(
    'label', question ->> 'label',
    'value', array_to_string(private.answer_values(question -> 'value'), ', ')) order by position)
  from jsonb_array_elements(ordered.questions) with ordinality as asked (question, position)
), '[]');

create or replace function private.order_mail_lines(order_id uuid) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', coalesce(line.product_id, line.product_bundle_id, line.id),
    'title', line.title, 'price', line.line_price::text, 'couponShare', line.coupon_share::text,
    'physical', line.physical, 'answers', private.order_line_answers(line))
    order by line.created_at, line.id)
  from public.order_line as line where line.order_id = order_mail_lines.order_id
), '[]');

create function private.last_told(order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select mail.told from private.order_mail as mail
  where mail.order_id = last_told.order_id and mail.sent_at is not null and mail.told is not null
  order by mail.sent_at desc
  limit 1
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
      -- A change is told to those who know what was changed.
      and not (mail.kind = 'changed' and exists (
        select from private.order_mail as first
        where first.order_id = mail.order_id and first.kind <> 'changed'
          and first.sent_at is null and first.attempts < 14))
    order by mail.due_at
    limit least(at_most, 50)
    for update skip locked
  ), claimed as (
    update private.order_mail as mail
    set attempts = mail.attempts + 1,
        due_at = now() + least(interval '5 minutes' * power(2, mail.attempts), interval '6 hours'),
        told = private.order_mail_content(mail.order_id)
          - array['to', 'name', 'language', 'bank']
    from due where due.id = mail.id
    returning mail.id, mail.kind, mail.order_id, mail.invoice_id, mail.created_at
  )
  select jsonb_agg(
    jsonb_build_object('id', claimed.id, 'kind', claimed.kind, 'invoiceId', claimed.invoice_id)
      || coalesce(private.order_mail_content(claimed.order_id), '{}')
      || case claimed.kind
        when 'changed' then jsonb_build_object('before', private.last_told(claimed.order_id))
        else '{}' end
    order by claimed.created_at, claimed.id)
  into mails from claimed;
  return coalesce(mails, '[]');
end
$$;
