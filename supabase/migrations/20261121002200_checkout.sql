-- From cart to order: one call that checks everything again, under locks.

create function private.settle_payment_method(payment_method text, total numeric) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if total = 0 then
    return 'Free';
  end if;
  if private.is_blank(payment_method) then
    raise exception 'payment_method_required' using errcode = 'PT422';
  end if;
  if payment_method not in ('EFT', 'PayFast') then
    raise exception 'payment_method_not_allowed' using errcode = 'PT422';
  end if;
  -- The card provider accepts no smaller amount.
  if payment_method = 'PayFast' and total < 5 then
    raise exception 'card_amount_too_small' using errcode = 'PT422';
  end if;
  return payment_method;
end
$$;
comment on function private.settle_payment_method(text, numeric) is
  'The payment method of an order: Free for a total of zero, whatever was chosen, otherwise bank '
  'transfer or card.';

create function private.enter_status(
  order_id uuid, to_status text, payment_method text default null, shipping_details jsonb default null,
  paid_on date default null
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  from_status text;
begin
  select parent.order_status into strict from_status
  from public.teacher_products_order as parent where parent.id = enter_status.order_id
  for update;

  -- An order that is not paid any more, or is not to be, keeps no money from the bank.
  if to_status in ('PENDING', 'QUOTING', 'CANCELLED') or (from_status = 'PAID' and to_status <> 'PAID') then
    perform private.free_bank_lines(order_id, to_status);
  end if;
  if to_status in ('PENDING', 'QUOTING', 'CANCELLED') then
    perform private.release_coupon(order_id);
  end if;
  update public.teacher_products_order as parent
  set order_status = to_status,
      order_number = case
        when to_status in ('PROCESSING', 'PAID')
        then coalesce(parent.order_number, private.new_order_number())
        else parent.order_number end,
      order_date_time = case
        when payment_method is not null then now()
        when to_status in ('PROCESSING', 'PAID') then coalesce(parent.order_date_time, now())
        else parent.order_date_time end,
      order_payment_method = coalesce(payment_method, parent.order_payment_method),
      order_shipping_details = case
        when payment_method is not null then shipping_details
        else parent.order_shipping_details end,
      refunded_amount = case when to_status = 'PAID' then parent.refunded_amount else 0 end
  where parent.id = enter_status.order_id;
  perform private.end_payment_of_placed(order_id, to_status);

  if from_status = 'PAID' and to_status <> 'PAID' then
    perform private.credit_rest(
      order_id, case to_status when 'CANCELLED' then 'order_cancelled' else 'payment_taken_back' end);
  elsif from_status <> 'PAID' and to_status = 'PAID' then
    perform private.issue_invoice(order_id, paid_on);
  end if;
end
$$;
comment on function private.enter_status(uuid, text, text, jsonb, date) is
  'Moves an order to a status, with all that follows: number and date when it is placed, the coupon '
  'given back when it is not, pointless card payments ended, an invoice when it is paid, a credit '
  'note for what is left of it and its bank transfers freed when it no longer is. A checkout names '
  'payment method and address, which places the order in '
  'the same update. paid_on is the day of the money, for the invoice. The caller has checked that this is allowed, and writes the event.';

-- Definer: no client may write orders. It touches the caller's own orders only.
create function public.checkout(
  order_id uuid, payment_method text, expected_total numeric, shipping_details jsonb default null,
  pay_again boolean default false
) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  placed public.teacher_products_order;
  problem text;
  method text;
  address jsonb;
begin
  if not exists (
    select from public.teacher_products_order as parent
    where parent.id = checkout.order_id and parent.teacher_profile_id = profile_id
  ) then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  perform private.lock_goods(order_id);
  select * into strict placed from public.teacher_products_order as parent
  where parent.id = checkout.order_id
  for update;

  -- A second click returns the order that the first one has placed.
  if placed.order_status in ('PROCESSING', 'PAID') then
    return placed;
  elsif placed.order_status = 'CANCELLED' then
    raise exception 'order_not_open' using errcode = 'PT409';
  end if;

  perform private.refuse_open_payment(order_id);
  perform private.refresh_order(order_id);
  problem := private.cart_problem(order_id);
  if problem = 'product_not_available' then
    raise exception 'items_unavailable' using errcode = 'PT409';
  end if;
  perform private.raise_cart_problem(problem);
  select * into strict placed from public.teacher_products_order as parent
  where parent.id = checkout.order_id;
  if placed.order_total is distinct from expected_total then
    raise exception 'order_total_changed' using errcode = 'PT409';
  end if;
  method := private.settle_payment_method(payment_method, placed.order_total);
  if method <> 'Free' then
    perform private.refuse_held_money(profile_id, pay_again);
  end if;
  if placed.has_physical then
    address := private.tidy_shipping_details(coalesce(
      shipping_details,
      (select profile.products_order_shipping_details
       from public.teacher_profile as profile where profile.id = profile_id)));
    if address is null then
      raise exception 'shipping_details_required' using errcode = 'PT422';
    end if;
  end if;

  perform private.redeem_coupon(order_id);
  if method = 'PayFast' then
    update public.teacher_products_order as parent
    set order_number = coalesce(parent.order_number, private.new_order_number()),
        order_date_time = now(),
        order_payment_method = method,
        order_shipping_details = address
    where parent.id = checkout.order_id;
    perform private.prepare_payment(order_id, placed.order_total);
    perform private.record_order_event(
      order_id, placed.order_status, placed.order_status, 'card_payment_prepared');
  elsif method = 'EFT' then
    perform private.enter_status(order_id, 'PROCESSING', method, address);
    perform private.record_order_event(order_id, placed.order_status, 'PROCESSING', 'checked_out');
  else
    perform private.enter_status(order_id, 'PAID', method, address);
    perform private.record_order_event(order_id, placed.order_status, 'PAID', 'checked_out');
  end if;

  select * into strict placed from public.teacher_products_order as parent
  where parent.id = checkout.order_id;
  return placed;
end
$$;
comment on function public.checkout(uuid, text, numeric, jsonb, boolean) is
  'Places the caller''s cart or quote. EFT makes it PROCESSING, a total of zero makes it PAID, '
  'PayFast leaves it as it is and prepares a payment, the newest in paymentAttemptCollection. '
  'expected_total is what the buyer saw and must be the total now. When something has to be '
  'posted an address is needed: the one sent, else the saved one. Calling again returns the same '
  'order. Refused with payment_being_confirmed while the shop waits for the word of the card '
  'provider, and with payment_not_placed while it holds money of the buyer''s that is not placed, unless they were asked: pay_again.';
grant execute on function public.checkout(uuid, text, numeric, jsonb, boolean) to authenticated;
