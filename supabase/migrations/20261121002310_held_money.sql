-- Money that came by card and is not placed, because the order had changed or ended meanwhile or the amount is another one:
-- a state of the order and of its buyer until an administrator has decided (decision 130).

create function private.is_held(inbox public.payment_notification) returns boolean
language sql immutable set search_path = ''
return inbox.counts and inbox.needs_human and inbox.payment_status = 'COMPLETE';
comment on function private.is_held(public.payment_notification) is
  'Whether this payment is money that we have and that is placed nowhere.';

create function private.tell_held_money(payment public.payment_notification, what text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  status text := (
    select parent.order_status from public.teacher_products_order as parent where parent.id = payment.order_id);
begin
  if status is null then
    return;
  end if;
  case what
    when 'held' then
      perform private.record_order_event(payment.order_id, status, status, 'payment_held');
    when 'returned' then
      perform private.record_order_event(payment.order_id, status, status, 'payment_returned');
    else
      perform private.record_order_event(payment.order_id, status, status, 'payment_noted');
  end case;
  if what in ('held', 'returned') then
    insert into private.order_mail (order_id, kind, event_id)
    values (payment.order_id, what, payment.id)
    on conflict on constraint order_mail_order_kind_key do nothing;
  end if;
end
$$;
comment on function private.tell_held_money(public.payment_notification, text) is
  'Writes into the history of an order, and mails its buyer, that money is held, was returned, or was noted, which needs no '
  'mail. A payment of no order of ours is nobody''s whom we could tell.';

create function private.held_told(notification_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'amount', (coalesce(inbox.amount_cents, 0) / 100.0)::numeric(12, 2)::text,
    'day', to_char(inbox.received_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD'),
    'twice', inbox.verdict = 'already_paid')
  from public.payment_notification as inbox where inbox.id = notification_id
);
comment on function private.held_told(uuid) is 'What the mails held and returned say of the payment.';

-- Definer: as my_cart().
create function public.my_held_payments() returns setof public.teacher_products_order
language plpgsql stable security definer set search_path = '' as $$
declare
  my_profile_id uuid := private.my_teacher_profile_id();
begin
  return query
    select parent.*
    from public.teacher_products_order as parent
    where parent.teacher_profile_id = my_profile_id and parent.unplaced_amount > 0
    order by parent.order_date_time desc nulls last, parent.id;
end
$$;
comment on function public.my_held_payments() is
  'The caller''s orders for which we hold money that is not placed; unplacedAmount says how much.';
grant execute on function public.my_held_payments() to authenticated;

create function private.refuse_held_money(profile_id uuid, pay_again boolean) returns void
language plpgsql stable set search_path = '' as $$
begin
  if pay_again is not true and exists (
    select from public.teacher_products_order as parent
    where parent.teacher_profile_id = refuse_held_money.profile_id and parent.unplaced_amount > 0
  ) then
    raise exception 'payment_not_placed' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_held_money(uuid, boolean) is
  'Nobody pays again without having been asked while we hold money of theirs: perhaps it was for the same.';

create function private.customer_held(profile_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', inbox.id, 'orderId', parent.id, 'orderNumber', parent.order_number,
      'amount', (coalesce(inbox.amount_cents, 0) / 100.0)::numeric(12, 2)::text,
      'receivedAt', inbox.received_at, 'verdict', inbox.verdict) order by inbox.received_at, inbox.id)
    from public.teacher_products_order as parent
    join public.payment_notification as inbox on inbox.order_id = parent.id
    where parent.teacher_profile_id = customer_held.profile_id and parent.unplaced_amount > 0
      and private.is_held(inbox)
  ), '[]');
end
$$;
comment on function private.customer_held(uuid) is
  'The card payments of a customer that are placed nowhere, for the desk: the oldest first.';
