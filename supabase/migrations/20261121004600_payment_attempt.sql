-- A card payment that a buyer set out to make. Its id goes to the provider as m_payment_id and comes
-- back with the notification.

create table public.payment_attempt (
  id uuid not null default gen_random_uuid(),
  -- Not the start of the transaction: which one is the newest matters.
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
-- Not granted: insert, update, delete. checkout() prepares a payment. Nor contents: they are on the order.
grant select on public.payment_attempt to service_role;

comment on table public.payment_attempt is
  'The newest of an order is the one to send to the provider. @graphql({"totalCount": {"enabled": true}})';
comment on column public.payment_attempt.amount is 'Rand; what the buyer agreed to pay.';
comment on column public.payment_attempt.contents is
  'Coupon and lines with their prices at that moment: what is paid for when the notification comes.';

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
  'The same cart for the same amount is the same payment, however often it is asked for.';
