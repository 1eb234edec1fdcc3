-- Mails about an order, for administrators: which were sent, and sending one of them once more.

create function private.mail_still_true(kind text, order_status text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case kind
    when 'placed' then order_status = 'PROCESSING'
    when 'changed' then order_status = 'PROCESSING'
    when 'cancelled' then order_status = 'CANCELLED'
    when 'credited' then order_status <> 'PAID'
    when 'quoted' then order_status = 'QUOTING'
    -- A reminder is not repeated: the offer is.
    when 'quote_ends' then false
    -- It is about the money, which is no fact of the order.
    when 'held' then false
    when 'returned' then false
    when 'received' then false
    else order_status = 'PAID'
  end;
end
$$;
comment on function private.mail_still_true(text, text) is
  'A mail is written anew from the order as it is, so it can only be sent again while the order is '
  'where the mail says: nobody is asked to pay what is paid.';

create function private.seat_waits(seat_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.seat as given where given.id = seat_waits.seat_id and given.taken_at is null);
end
$$;
comment on function private.seat_waits(uuid) is 'Whether a seat was given and nobody has taken it yet.';

create function private.order_mails_document(order_id uuid, order_status text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', mail.id, 'kind', mail.kind, 'createdAt', mail.created_at, 'sentAt', mail.sent_at,
      'failed', mail.sent_at is null and mail.problem is not null, 'again', mail.again,
      'to', (select given.email from public.seat as given where given.id = mail.seat_id),
      'maySend', mail.sent_at is not null
        and private.mail_still_true(mail.kind, order_mails_document.order_status)
        and (mail.seat_id is null or private.seat_waits(mail.seat_id)))
      order by mail.created_at, mail.id)
    from private.order_mail as mail where mail.order_id = order_mails_document.order_id
  ), '[]');
end
$$;

-- Definer: the outbox is private. private.lock_order_for_admin() refuses everybody but administrators.
create function public.send_order_mail_again(mail_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  sent private.order_mail;
  ordered public.teacher_products_order;
begin
  perform private.require_admin();
  select * into sent from private.order_mail as mail
  where mail.id = send_order_mail_again.mail_id and mail.sent_at is not null;
  if sent.id is null then
    raise exception 'mail_not_found' using errcode = 'PT404';
  end if;
  ordered := private.lock_order_for_admin(sent.order_id);
  if not private.mail_still_true(sent.kind, ordered.order_status)
    or (sent.seat_id is not null and not private.seat_waits(sent.seat_id))
  then
    raise exception 'mail_out_of_date' using errcode = 'PT409';
  end if;
  -- A second press: the first one is on its way.
  if exists (
    select from private.order_mail as waiting
    where waiting.order_id = sent.order_id and waiting.kind = sent.kind and waiting.again
      and waiting.invoice_id is not distinct from sent.invoice_id
      and waiting.parcel_id is not distinct from sent.parcel_id
      and waiting.seat_id is not distinct from sent.seat_id and waiting.sent_at is null)
  then
    return jsonb_build_object('sent', false, 'order', public.order_for_admin(sent.order_id::text));
  end if;
  perform private.count_mail('order mail again for order', sent.order_id::text);
  insert into private.order_mail (order_id, kind, invoice_id, parcel_id, seat_id, event_id, again)
  values (
    sent.order_id, sent.kind, sent.invoice_id, sent.parcel_id, sent.seat_id,
    private.record_order_event(
      ordered.id, ordered.order_status, ordered.order_status, 'mail_sent_again'),
    true);
  return jsonb_build_object('sent', true, 'order', public.order_for_admin(sent.order_id::text));
end
$$;
comment on function public.send_order_mail_again(uuid) is
  'For administrators: puts a mail that was sent into the outbox once more, written from the order as '
  'it is now, with the same document, parcel or invitation. {sent, order}: sent is false when it waits there already, and '
  'order is what order_for_admin() says now, so that nothing has to be read again. At most five a day for an order, each in '
  'its history.';
grant execute on function public.send_order_mail_again(uuid) to authenticated;
