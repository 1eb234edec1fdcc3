-- What the form for the card provider says about an order, asked for at the moment of posting it.

create function private.newest_attempt(order_id uuid) returns public.payment_attempt
language sql stable set search_path = ''
return (
  select attempt from public.payment_attempt as attempt
  where attempt.order_id = newest_attempt.order_id
  order by attempt.created_at desc, attempt.id
  limit 1
);

-- Definer: no client may write orders or payments. The caller's own orders are the only ones it touches.
create function public.prepare_card_payment(order_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  due public.teacher_products_order;
  attempt public.payment_attempt;
begin
  if not exists (
    select from public.teacher_products_order as parent
    where parent.id = prepare_card_payment.order_id and parent.teacher_profile_id = profile_id
  ) then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  perform private.lock_goods(order_id);
  perform private.refresh_order(order_id);
  select * into strict due from public.teacher_products_order as parent
  where parent.id = prepare_card_payment.order_id
  for update;

  if due.order_status = 'PAID' then
    raise exception 'order_already_paid' using errcode = 'PT409';
  elsif due.order_status = 'CANCELLED' then
    raise exception 'order_not_open' using errcode = 'PT409';
  elsif due.order_status = 'PROCESSING' then
    -- Placed for a bank transfer that has not come: its goods and prices stand.
    perform private.settle_payment_method('PayFast', due.order_total);
    perform private.prepare_payment(order_id, due.order_total);
    attempt := private.newest_attempt(order_id);
  else
    perform private.refuse_unready_cart(order_id);
    attempt := private.newest_attempt(order_id);
    if attempt.id is null then
      raise exception 'payment_not_prepared' using errcode = 'PT409';
    elsif attempt.amount is distinct from due.order_total
      or attempt.contents <> private.order_contents(order_id)
    then
      raise exception 'order_total_changed' using errcode = 'PT409';
    end if;
  end if;

  return jsonb_build_object(
    'attemptId', attempt.id, 'amount', attempt.amount::text, 'orderNumber', due.order_number);
end
$$;
comment on function public.prepare_card_payment(uuid) is
  'attemptId, amount (rand, as text) and orderNumber for the form that the card provider gets. A cart '
  'must be what checkout() was agreed to with PayFast; an order that waits for a bank transfer may be '
  'paid by card instead. Asking again gives the same payment.';
grant execute on function public.prepare_card_payment(uuid) to authenticated;
