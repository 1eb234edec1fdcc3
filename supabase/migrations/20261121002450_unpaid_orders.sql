-- What a buyer can do with an order that waits for a bank transfer: know until when to pay, and cancel it.

create function private.transfer_days() returns integer
language sql immutable parallel safe set search_path = ''
return 7;
comment on function private.transfer_days() is 'Within how many days a bank transfer is asked for.';
grant execute on function private.transfer_days() to authenticated;

create function public._payment_due(ordered public.teacher_products_order) returns date
language sql stable set search_path = ''
return case
  when ordered.order_status = 'PROCESSING'
  then (ordered.order_date_time at time zone 'Africa/Johannesburg')::date + private.transfer_days()
end;
comment on function public._payment_due(public.teacher_products_order) is
  'The day until which the bank transfer of a PROCESSING order is asked for. Nothing happens by '
  'itself after it. Null for every other order.';
grant execute on function public._payment_due(public.teacher_products_order) to authenticated;

-- Definer: no client may write orders. It touches the caller's own orders only.
create function public.cancel_order(order_id uuid) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  cancelled public.teacher_products_order;
begin
  select * into cancelled from public.teacher_products_order as parent
  where parent.id = cancel_order.order_id and parent.teacher_profile_id = profile_id
  for update;
  if not found then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  -- A second click.
  if cancelled.order_status = 'CANCELLED' then
    return cancelled;
  elsif cancelled.order_status = 'PAID' then
    raise exception 'order_already_paid' using errcode = 'PT409';
  elsif cancelled.order_status <> 'PROCESSING' then
    raise exception 'order_not_placed' using errcode = 'PT409';
  end if;

  perform private.refuse_open_payment(order_id);
  perform private.enter_status(order_id, 'CANCELLED');
  perform private.record_order_event(order_id, 'PROCESSING', 'CANCELLED', 'cancelled_by_buyer');
  select * into strict cancelled
  from public.teacher_products_order as parent where parent.id = cancel_order.order_id;
  return cancelled;
end
$$;
comment on function public.cancel_order(uuid) is
  'Cancels the caller''s own order while it waits for a bank transfer, and gives its coupon back. '
  'Calling again returns the same order. Refused while a card payment of it is being confirmed.';
grant execute on function public.cancel_order(uuid) to authenticated;
