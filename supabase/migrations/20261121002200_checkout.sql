-- From cart to order: one call that checks everything again, under locks; and paying by card.

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

create function private.enter_status(order_id uuid, to_status text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  from_status text;
begin
  select parent.order_status into strict from_status
  from public.teacher_products_order as parent where parent.id = enter_status.order_id
  for update;

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
        when to_status in ('PROCESSING', 'PAID') then coalesce(parent.order_date_time, now())
        else parent.order_date_time end
  where parent.id = enter_status.order_id;

  if from_status = 'PAID' and to_status <> 'PAID' then
    perform private.credit_invoice(order_id);
  elsif from_status <> 'PAID' and to_status = 'PAID' then
    perform private.issue_invoice(order_id);
  end if;
end
$$;
comment on function private.enter_status(uuid, text) is
  'Moves an order to a status, with all that follows: number and date when it is placed, the '
  'coupon given back when it is not, an invoice when it becomes paid, a credit note when it stops '
  'being paid. The caller of this function has checked that the change is allowed, and writes '
  'the event.';

-- Definer: no client may write orders. It touches the caller's own orders only.
create function public.checkout(
  order_id uuid, payment_method text, expected_total numeric, shipping_details jsonb default null
) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  placed public.teacher_products_order;
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

  perform private.refresh_order(order_id);
  if exists (
    select from public.order_line as line
    where line.order_id = checkout.order_id and not public._available(line)
  ) then
    raise exception 'items_unavailable' using errcode = 'PT409';
  end if;
  perform private.refuse_unready_cart(order_id);
  select * into strict placed from public.teacher_products_order as parent
  where parent.id = checkout.order_id;
  if placed.order_total is distinct from expected_total then
    raise exception 'order_total_changed' using errcode = 'PT409';
  end if;
  method := private.settle_payment_method(payment_method, placed.order_total);
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
  update public.teacher_products_order as parent
  set order_number = coalesce(parent.order_number, private.new_order_number()),
      order_date_time = now(),
      order_payment_method = method,
      order_shipping_details = address
  where parent.id = checkout.order_id;

  if method = 'PayFast' then
    perform private.prepare_payment(order_id, placed.order_total);
    perform private.record_order_event(
      order_id, placed.order_status, placed.order_status, 'card_payment_prepared');
  elsif method = 'EFT' then
    perform private.enter_status(order_id, 'PROCESSING');
    perform private.record_order_event(order_id, placed.order_status, 'PROCESSING', 'checked_out');
  else
    perform private.enter_status(order_id, 'PAID');
    perform private.record_order_event(order_id, placed.order_status, 'PAID', 'checked_out');
  end if;

  select * into strict placed from public.teacher_products_order as parent
  where parent.id = checkout.order_id;
  return placed;
end
$$;
comment on function public.checkout(uuid, text, numeric, jsonb) is
  'Places the caller''s cart or quote. EFT makes it PROCESSING, a total of zero makes it PAID, '
  'PayFast leaves it as it is and prepares a payment, the newest in paymentAttemptCollection. '
  'expected_total is what the buyer saw and must be the total now. When something has to be '
  'posted an address is needed: the one sent, else the saved one. Calling again returns the same '
  'order.';
grant execute on function public.checkout(uuid, text, numeric, jsonb) to authenticated;

-- A card payment that a buyer has started. Its id goes to the provider as m_payment_id and comes back with
-- the notification.

create table public.payment_attempt (
  id uuid not null default gen_random_uuid(),
  -- Not now(), which is the start of the transaction: the newest attempt must be known.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  amount numeric(12, 2) not null,
  contents jsonb not null,
  constraint payment_attempt_pkey primary key (id),
  constraint payment_attempt_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint payment_attempt_amount_positive check (amount > 0),
  constraint payment_attempt_contents_shape check (jsonb_typeof(contents -> 'goods') = 'array')
);

create index payment_attempt_order_id_idx on public.payment_attempt (order_id, created_at);

alter table public.payment_attempt enable row level security;

create policy "who may read an order reads its card payments" on public.payment_attempt
  for select to authenticated
  using (exists (
    select from public.teacher_products_order as parent where parent.id = payment_attempt.order_id
  ));

grant select (id, created_at, updated_at, order_id, amount) on public.payment_attempt to authenticated;
-- Not granted: insert, update and delete, because checkout() prepares a payment; contents, which can be
-- read on the order.
grant select on public.payment_attempt to service_role;

comment on table public.payment_attempt is
  'The newest attempt of an order is the one to send to the provider. @graphql({"totalCount": '
  '{"enabled": true}})';
comment on column public.payment_attempt.amount is 'Rand; what the buyer agreed to pay.';
comment on column public.payment_attempt.contents is
  'Coupon and lines with their prices at that moment: what the notification will pay for.';

create trigger set_updated_at before update on public.payment_attempt
  for each row execute function private.set_updated_at();

create function private.order_contents(order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'coupon', to_jsonb(array[
      parent.coupon_code, parent.coupon_discount_type, parent.coupon_discount_value::text]),
    'goods', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', coalesce(line.product_id, line.product_bundle_id), 'physical', line.physical,
        'price', line.price, 'discountPercentage', line.discount_percentage
      ) order by coalesce(line.product_id, line.product_bundle_id), line.id)
      from public.order_line as line where line.order_id = parent.id), '[]'))
  from public.teacher_products_order as parent where parent.id = order_contents.order_id
);

create function private.without_prices(contents jsonb) returns jsonb
language sql immutable set search_path = ''
return jsonb_set(contents, '{goods}', coalesce((
  select jsonb_agg(good.value - array['price', 'discountPercentage'] order by good.ordinality)
  from jsonb_array_elements(contents -> 'goods') with ordinality as good
), '[]'));

create function private.prepare_payment(order_id uuid, amount numeric) returns void
language sql volatile set search_path = '' as $$
  insert into public.payment_attempt (order_id, amount, contents)
  select prepare_payment.order_id, prepare_payment.amount, private.order_contents(prepare_payment.order_id)
  where not exists (
    select from (
      select * from public.payment_attempt as attempt
      where attempt.order_id = prepare_payment.order_id
      order by attempt.created_at desc, attempt.id
      limit 1
    ) as newest
    where newest.amount = prepare_payment.amount
      and newest.contents = private.order_contents(prepare_payment.order_id)
  )
$$;
comment on function private.prepare_payment(uuid, numeric) is
  'Adds an attempt, unless the newest one already has the same amount and contents.';

create function private.newest_attempt(order_id uuid) returns public.payment_attempt
language sql stable set search_path = ''
return (
  select attempt from public.payment_attempt as attempt
  where attempt.order_id = newest_attempt.order_id
  order by attempt.created_at desc, attempt.id
  limit 1
);

-- What the form for the card provider contains, asked for when it is about to be posted.
-- Definer: no client may write orders or payments. It touches the caller's own orders only.
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
    -- It was placed for a bank transfer that has not come. Its goods and prices do not change.
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
  'attemptId, amount (rand, as text) and orderNumber for the form that is posted to the card '
  'provider. A cart must still be what checkout() accepted with PayFast; an order that waits for '
  'a bank transfer may be paid by card instead. Asking again returns the same payment.';
grant execute on function public.prepare_card_payment(uuid) to authenticated;
