-- Paying by card. An attempt is prepared by checkout(), sent when its form is handed out, and ends once:
-- docs/decisions/046-the-life-of-a-card-payment.md.

create function private.payment_lifetime() returns interval
language sql immutable parallel safe set search_path = ''
return interval '24 hours';
comment on function private.payment_lifetime() is
  'How long the shop waits for the card provider''s word before it takes a payment for abandoned.';

-- Its id goes to the provider as m_payment_id and comes back with the notification.

create table public.payment_attempt (
  id uuid not null default gen_random_uuid(),
  -- Not now(), which is the start of the transaction: the newest attempt must be known.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  amount numeric(12, 2) not null,
  contents jsonb not null,
  sent_at timestamptz,
  expires_at timestamptz not null default now() + private.payment_lifetime(),
  ended_at timestamptz,
  end_reason text,
  constraint payment_attempt_pkey primary key (id),
  constraint payment_attempt_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint payment_attempt_amount_positive check (amount > 0),
  constraint payment_attempt_contents_shape check (jsonb_typeof(contents -> 'goods') = 'array'),
  constraint payment_attempt_ended_with_reason check (num_nulls(ended_at, end_reason) in (0, 2)),
  constraint payment_attempt_end_reason_known check (end_reason in (
    'paid', 'cancelled', 'failed', 'given_up', 'expired', 'replaced')),
  constraint payment_attempt_numbers check (amount <> 'NaN')
);

create index payment_attempt_order_id_idx on public.payment_attempt (order_id, created_at);
-- An order waits for one payment at a time.
create unique index payment_attempt_one_live_key
  on public.payment_attempt (order_id) where ended_at is null;
create index payment_attempt_expires_at_idx
  on public.payment_attempt (expires_at) where ended_at is null;

alter table public.payment_attempt enable row level security;

create policy "who may read an order reads its card payments" on public.payment_attempt
  for select to authenticated
  using (exists (
    select from public.teacher_products_order as parent where parent.id = payment_attempt.order_id
  ));

grant select (
  id, created_at, updated_at, order_id, amount, sent_at, expires_at, ended_at, end_reason
) on public.payment_attempt to authenticated;
-- Not granted: insert, update and delete, because the functions below write; contents, which can be read on
-- the order.
grant select on public.payment_attempt to service_role;

comment on table public.payment_attempt is
  'Card payments that buyers have started. @graphql({"totalCount": {"enabled": true}})';
comment on column public.payment_attempt.amount is 'Rand; what the buyer agreed to pay.';
comment on column public.payment_attempt.contents is
  'Coupon and lines with their prices at that moment: what the notification will pay for.';
comment on column public.payment_attempt.sent_at is
  'When prepare_card_payment() handed out the form; empty before that.';
comment on column public.payment_attempt.expires_at is
  'When the shop stops waiting. A payment that is reported later is still judged.';
comment on column public.payment_attempt.end_reason is
  'paid; cancelled or failed by the provider''s word, or cancelled with the order; given_up by the '
  'buyer; expired; replaced by another payment.';

create trigger limit_day after insert on public.payment_attempt
  referencing new table as added
  for each statement execute function private.limit_day('order_id', '200');
create trigger set_updated_at before update on public.payment_attempt
  for each row execute function private.set_updated_at();

-- The moment is kept on the order, which is live and can be filtered.
create function private.keep_payment_open_until() returns trigger
language plpgsql set search_path = '' as $$
declare
  open_until timestamptz := case
    when new.sent_at is not null and new.ended_at is null then new.expires_at end;
begin
  update public.teacher_products_order as parent
  set payment_open_until = open_until
  where parent.id = new.order_id and parent.payment_open_until is distinct from open_until
    and (new.ended_at is null or not exists (
      select from public.payment_attempt as live
      where live.order_id = new.order_id and live.ended_at is null));
  return null;
end
$$;
create trigger keep_payment_open_until after insert or update on public.payment_attempt
  for each row execute function private.keep_payment_open_until();

create function public._payment_being_confirmed(parent public.teacher_products_order)
returns boolean
language sql stable set search_path = ''
return coalesce(parent.payment_open_until > now(), false);
comment on function public._payment_being_confirmed(public.teacher_products_order) is
  'True while a card payment of this order was sent to the provider and has neither ended nor '
  'expired. Then the order is not the cart, and no other payment is started for it.';
grant execute on function public._payment_being_confirmed(public.teacher_products_order)
  to authenticated;

-- Definer: as my_cart().
create function public.my_open_payments() returns setof public.teacher_products_order
language plpgsql stable security definer set search_path = '' as $$
declare
  my_profile_id uuid := private.my_teacher_profile_id();
begin
  return query
    select parent.*
    from public.teacher_products_order as parent
    where parent.teacher_profile_id = my_profile_id and parent.payment_open_until > now()
    order by parent.payment_open_until;
end
$$;
comment on function public.my_open_payments() is
  'The caller''s orders whose card payment is being confirmed, the oldest payment first.';
grant execute on function public.my_open_payments() to authenticated;

create function private.order_contents(order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'coupon', to_jsonb(array[
      parent.coupon_code, parent.coupon_discount_type, parent.coupon_discount_value::text]),
    'goods', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', coalesce(line.product_id, line.product_bundle_id), 'physical', line.physical,
        'quantity', line.quantity,
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

create function private.live_attempt(order_id uuid) returns public.payment_attempt
language plpgsql stable set search_path = '' as $$
declare
  live public.payment_attempt;
begin
  select * into live from public.payment_attempt as attempt
  where attempt.order_id = live_attempt.order_id and attempt.ended_at is null;
  return live;
end
$$;
comment on function private.live_attempt(uuid) is
  'The one attempt of an order that has not ended, sent or not.';

-- The end of a payment is decided here and nowhere else.
create function private.end_attempt(attempt_id uuid, reason text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  ended public.payment_attempt;
  status text;
begin
  update public.payment_attempt as attempt
  set ended_at = clock_timestamp(), end_reason = end_attempt.reason
  where attempt.id = end_attempt.attempt_id
    -- Money may still come for a payment that had ended.
    and (attempt.ended_at is null or end_attempt.reason = 'paid')
  returning * into ended;
  if ended.id is null or end_attempt.reason in ('paid', 'replaced') then
    return;
  end if;

  select parent.order_status into strict status
  from public.teacher_products_order as parent where parent.id = ended.order_id;
  -- A placed order keeps its coupon: it can still be paid by bank transfer.
  if status in ('PENDING', 'QUOTING') then
    perform private.release_coupon(ended.order_id);
  end if;
  if end_attempt.reason = 'given_up' then
    perform private.record_order_event(ended.order_id, status, status, 'card_payment_given_up');
  elsif status <> 'CANCELLED' then
    perform private.record_order_event(ended.order_id, status, status, 'card_payment_ended');
  end if;
end
$$;
comment on function private.end_attempt(uuid, text) is
  'Ends a payment, once, and gives the coupon back when the order is not placed. To be called with '
  'the order locked.';

create function private.end_payment_of_placed(order_id uuid, to_status text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  live public.payment_attempt := private.live_attempt(order_id);
begin
  if live.id is null then
    return;
  elsif to_status = 'CANCELLED' then
    perform private.end_attempt(live.id, 'cancelled');
  -- A form that is on its way can still be paid, also after a bank transfer was chosen for the order.
  elsif to_status = 'PAID' or to_status = 'PROCESSING' and live.sent_at is null then
    perform private.end_attempt(live.id, 'replaced');
  end if;
end
$$;
comment on function private.end_payment_of_placed(uuid, text) is
  'Ends the payment of an order that was paid or placed in another way, or cancelled.';

create function private.refuse_open_payment(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  live public.payment_attempt := private.live_attempt(order_id);
begin
  if live.expires_at <= now() then
    perform private.end_attempt(live.id, 'expired');
  elsif live.sent_at is not null then
    raise exception 'payment_being_confirmed' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_open_payment(uuid) is
  'Refuses to go on while a card payment of this order is being confirmed, because it would be '
  'paid twice. To be called with the order locked.';

create function private.prepare_payment(order_id uuid, amount numeric) returns void
language plpgsql volatile set search_path = '' as $$
declare
  live public.payment_attempt := private.live_attempt(order_id);
  contents jsonb := private.order_contents(order_id);
begin
  if live.amount = prepare_payment.amount and live.contents = contents then
    return;
  end if;
  perform private.end_attempt(live.id, 'replaced');
  insert into public.payment_attempt (order_id, amount, contents)
  values (prepare_payment.order_id, prepare_payment.amount, contents);
end
$$;
comment on function private.prepare_payment(uuid, numeric) is
  'Adds an attempt in place of the live one, unless that has the same amount and contents.';

-- What the form for the card provider contains, asked for when it is about to be posted.
-- Definer: no client may write orders or payments. It touches the caller's own orders only.
create function public.prepare_card_payment(
  order_id uuid, expected_total numeric default null, pay_again boolean default false
) returns jsonb
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
  perform from public.teacher_products_order as parent
  where parent.id = prepare_card_payment.order_id
  for update;
  perform private.refuse_open_payment(order_id);
  perform private.refuse_held_money(profile_id, pay_again);
  perform private.refresh_order(order_id);
  select * into strict due from public.teacher_products_order as parent
  where parent.id = prepare_card_payment.order_id;

  if due.order_status = 'PAID' then
    raise exception 'order_already_paid' using errcode = 'PT409';
  elsif due.order_status = 'CANCELLED' then
    raise exception 'order_not_open' using errcode = 'PT409';
  elsif due.order_status = 'PROCESSING' then
    -- It was placed for a bank transfer that has not come. Only an administrator changes it, perhaps while the buyer looks.
    if due.order_total is distinct from expected_total then
      raise exception 'order_total_changed' using errcode = 'PT409';
    end if;
    if private.settle_payment_method('PayFast', due.order_total) <> 'PayFast' then
      raise exception 'payment_method_not_allowed' using errcode = 'PT422';
    end if;
    perform private.prepare_payment(order_id, due.order_total);
    attempt := private.live_attempt(order_id);
  else
    perform private.raise_cart_problem(private.cart_problem(order_id));
    attempt := private.live_attempt(order_id);
    if attempt.id is null then
      raise exception 'payment_not_prepared' using errcode = 'PT409';
    elsif attempt.amount is distinct from due.order_total
      or attempt.amount <> prepare_card_payment.expected_total
      or attempt.contents <> private.order_contents(order_id)
    then
      raise exception 'order_total_changed' using errcode = 'PT409';
    end if;
    -- Taken off and put on again since, the coupon has no use: better refused now than when the money has come.
    perform private.redeem_coupon(order_id);
  end if;

  update public.payment_attempt as sent
  set sent_at = now(), expires_at = now() + private.payment_lifetime()
  where sent.id = attempt.id;
  return jsonb_build_object(
    'attemptId', attempt.id, 'amount', attempt.amount::text, 'orderNumber', due.order_number);
end
$$;
comment on function public.prepare_card_payment(uuid, numeric, boolean) is
  'attemptId, amount (rand, as text) and orderNumber for the form that is posted to the card '
  'provider. A cart must still be what checkout() accepted with PayFast; an order that waits for '
  'a bank transfer may be paid by card instead, at the total that the buyer saw: expected_total. pay_again as in checkout(). From then on the payment is being confirmed, and '
  'asking again is refused with payment_being_confirmed until it has ended.';
grant execute on function public.prepare_card_payment(uuid, numeric, boolean) to authenticated;

-- Definer: as prepare_card_payment().
create function public.give_up_payment(order_id uuid) returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  given_up public.teacher_products_order;
  live public.payment_attempt;
begin
  perform from public.teacher_products_order as parent
  where parent.id = give_up_payment.order_id and parent.teacher_profile_id = profile_id
  for update;
  if not found then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  live := private.live_attempt(order_id);
  if live.sent_at is not null then
    perform private.end_attempt(live.id, 'given_up');
  end if;
  select * into strict given_up from public.teacher_products_order as parent
  where parent.id = give_up_payment.order_id;
  return given_up;
end
$$;
comment on function public.give_up_payment(uuid) is
  'The buyer says that they did not pay: the card payment of their order ends, a cart is the cart '
  'again and gives its coupon back. Returns the order, also when no payment was being confirmed, '
  'or when it was paid meanwhile. Money that comes nevertheless is still judged.';
grant execute on function public.give_up_payment(uuid) to authenticated;

-- Definer: nobody may write payments directly. For the scheduler.
create function public.expire_payments(at_most integer default 100) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due_orders uuid[];
  due public.payment_attempt;
  expired integer := 0;
begin
  -- An order that somebody is working on is skipped; the next call takes it.
  select coalesce(array_agg(locked.id), '{}') into due_orders
  from (
    select parent.id
    from public.teacher_products_order as parent
    where parent.id in (
      select attempt.order_id from public.payment_attempt as attempt
      where attempt.ended_at is null and attempt.expires_at <= now())
    order by parent.id
    limit greatest(coalesce(at_most, 0), 0)
    for update skip locked
  ) as locked;
  perform from public.coupon
  where coupon.id in (
    select redemption.coupon_id from public.coupon_redemption as redemption
    where redemption.order_id = any (due_orders))
  order by coupon.id
  for update;

  for due in
    select * from public.payment_attempt as attempt
    where attempt.order_id = any (due_orders)
      and attempt.ended_at is null and attempt.expires_at <= now()
  loop
    perform private.end_attempt(due.id, 'expired');
    expired := expired + 1;
  end loop;
  return expired;
end
$$;
comment on function public.expire_payments(integer) is
  'Ends the card payments that nobody waits for any more, and returns how many. Called by the edge '
  'function payfast-reconcile, after it has asked the provider.';
grant execute on function public.expire_payments(integer) to service_role;
