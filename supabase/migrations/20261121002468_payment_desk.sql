-- Card payments that fit no open order as it was: an administrator merges one into its order or returns the money.

create function private.merge_payment(
  notification public.payment_notification, expected_due numeric
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  paid public.teacher_products_order;
begin
  if notification.order_id is null then
    raise exception 'no_such_order' using errcode = 'PT404';
  end if;
  paid := private.lock_order_for_admin(notification.order_id);
  if paid.order_status = 'PAID' then
    raise exception 'order_already_paid' using errcode = 'PT409';
  -- Null is not what was seen.
  elsif paid.order_total - private.transferred(paid.id) is distinct from expected_due then
    raise exception 'order_changed' using errcode = 'PT409';
  end if;
  perform private.lock_bank_lines(paid.id);
  update public.teacher_products_order as parent
  set order_payment_method = 'PayFast',
      order_payment = jsonb_strip_nulls(jsonb_build_object(
        'provider', 'PayFast',
        'paymentId', notification.provider_payment_id,
        'amountGross', notification.fields ->> 'amount_gross',
        'amountFee', notification.fields ->> 'amount_fee',
        'amountNet', notification.fields ->> 'amount_net',
        'receivedAt', notification.received_at))
  where parent.id = paid.id;
  perform private.move_order(
    paid, 'PAID', 'payment_merged', true,
    paid_on => (notification.received_at at time zone 'Africa/Johannesburg')::date);
  perform private.free_bank_lines(paid.id, 'PAID');
end
$$;
comment on function private.merge_payment(public.payment_notification, numeric) is
  'Marks the order of a notification, which is locked, as paid by card, whatever the amount: a person has compared it '
  'with what was still to pay, and that is expected_due.';

-- Definer: nobody may write the table directly. For administrators only.
create function public.resolve_payment_notification(
  notification_id uuid, resolution text default 'NOTED', note text default '',
  expected_due numeric default null
) returns public.payment_notification
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  notification public.payment_notification;
begin
  perform private.require_admin();
  select * into notification from public.payment_notification as inbox
  where inbox.id = notification_id
  for update;
  if notification.id is null then
    raise exception 'notification_not_found' using errcode = 'PT404';
  elsif resolution is null or resolution not in ('MERGED', 'RETURNED', 'NOTED') then
    raise exception 'decision_not_known' using errcode = 'PT422';
  elsif not notification.needs_human then
    -- A second click; another decision than the first is not taken for it.
    if notification.resolution is distinct from resolve_payment_notification.resolution
      and notification.resolution is not null
    then
      raise exception 'row_changed' using errcode = 'PT409';
    end if;
    return notification;
  elsif resolution <> 'NOTED' and private.is_blank(note) then
    raise exception 'note_required' using errcode = 'PT422';
  end if;

  if resolution = 'MERGED' then
    perform private.merge_payment(notification, expected_due);
  end if;
  update public.payment_notification as inbox
  set needs_human = false, resolved_at = now(), resolved_by = caller,
      resolution = resolve_payment_notification.resolution,
      resolution_note = left(trim(coalesce(note, '')), 500)
  where inbox.id = notification_id
  returning * into notification;
  -- What was merged is told as paid.
  if resolution <> 'MERGED' and notification.counts and notification.payment_status = 'COMPLETE' then
    perform private.tell_held_money(notification, lower(resolution));
  end if;
  return notification;
end
$$;
comment on function public.resolve_payment_notification(uuid, text, text, numeric) is
  'For administrators: MERGED marks the order of the payment as paid with it, RETURNED says that the money went back, '
  'both with a note; NOTED that it was booked by hand. expected_due is what was shown as still to pay of the order, '
  'which MERGED needs. Calling again with the same changes nothing.';
grant execute on function public.resolve_payment_notification(uuid, text, text, numeric) to authenticated;
