-- Carts, quotes and orders are one thing in different states. No client writes these tables:
-- database functions do, under a lock.

create table public.teacher_products_order (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  owner text not null,
  order_status text not null default 'PENDING',
  order_number text,
  order_date_time timestamptz,
  order_payment_method text,
  order_payment jsonb,
  order_shipping_details jsonb,
  coupon_code text,
  coupon_discount_type text,
  coupon_discount_value numeric(12, 2),
  coupon_amount numeric(12, 2) not null default 0,
  shipping_fee numeric(12, 2) not null default 0,
  order_total numeric(12, 2) not null default 0,
  order_vat numeric(12, 2) not null default 0,
  product_count integer not null default 0,
  has_physical boolean not null default false,
  has_questions boolean not null default false,
  search_field text not null default '',
  constraint teacher_products_order_pkey primary key (id),
  constraint teacher_products_order_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete restrict,
  constraint teacher_products_order_order_status_known
    check (order_status in ('PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED')),
  constraint teacher_products_order_order_number_key unique (order_number),
  constraint teacher_products_order_order_number_shape check (order_number ~ '^[0-9]{6}-[0-9]{8}$'),
  constraint teacher_products_order_order_payment_method_known
    check (order_payment_method in ('EFT', 'PayFast', 'Free')),
  constraint teacher_products_order_order_shipping_details_shape
    check (order_shipping_details is null or private.is_shipping_details(order_shipping_details)),
  constraint teacher_products_order_order_payment_shape
    check (jsonb_typeof(order_payment) = 'object'),
  constraint teacher_products_order_product_count_not_negative check (product_count >= 0),
  constraint teacher_products_order_amounts_not_negative
    check (shipping_fee >= 0 and coupon_amount >= 0 and order_total >= 0 and order_vat >= 0),
  constraint teacher_products_order_coupon_whole
    check (num_nulls(coupon_code, coupon_discount_type, coupon_discount_value) in (0, 3)),
  constraint teacher_products_order_coupon_discount_type_known
    check (coupon_discount_type in ('PERCENTAGE', 'AMOUNT')),
  constraint teacher_products_order_coupon_discount_value_range check (
    coupon_discount_value >= 0
    and (coupon_discount_type = 'AMOUNT' or coupon_discount_value <= 100))
);

create index teacher_products_order_teacher_profile_idx
  on public.teacher_products_order (teacher_profile_id, order_date_time desc nulls last, id);
-- Administrators see the last month; placed orders are listed by their date.
create index teacher_products_order_created_at_idx on public.teacher_products_order (created_at);
create index teacher_products_order_order_date_time_idx
  on public.teacher_products_order (order_date_time desc nulls last, id);
-- At most one cart per teacher, whatever happens at the same moment.
create unique index teacher_products_order_one_pending_key
  on public.teacher_products_order (teacher_profile_id) where order_status = 'PENDING';

alter table public.teacher_products_order enable row level security;

-- A cart may be older than its checkout: what was placed within the month counts as well, so that a
-- new bank transfer is never invisible to the shop.
create policy "owners read their orders, administrators those of a month"
  on public.teacher_products_order
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or ((select private.in_group('admin')) and (
      created_at > now() - interval '1 month' or order_date_time > now() - interval '1 month'))
  );

grant select (
  id, created_at, updated_at, teacher_profile_id, owner, order_status, order_number,
  order_date_time, order_payment_method, order_payment, order_shipping_details, coupon_code,
  coupon_discount_type, coupon_discount_value, coupon_amount, shipping_fee, order_total, order_vat,
  product_count, has_physical, has_questions
) on public.teacher_products_order to authenticated;
-- Not granted: insert, update, delete. add_to_cart(), checkout() and their kin do that.
grant select on public.teacher_products_order to service_role;

comment on table public.teacher_products_order is
  'PENDING is the cart, QUOTING a quote, then PROCESSING, PAID or CANCELLED. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_products_order.owner is '{sub}::{username} of the profile.';
comment on column public.teacher_products_order.order_number is
  'yymmdd-hhmmssff in South African time, given at checkout.';
comment on column public.teacher_products_order.order_payment_method is
  'EFT is a bank transfer, PayFast a card payment, Free a total of zero.';
comment on column public.teacher_products_order.order_payment is
  'What the card provider reported: its payment id, gross, fee and net amount, and when.';
comment on column public.teacher_products_order.order_shipping_details is
  'The address as it was at checkout; only with something to post.';
comment on column public.teacher_products_order.coupon_code is
  'The coupon as it was when it was applied, with its type and value; apply_coupon() writes it.';
comment on column public.teacher_products_order.coupon_amount is
  'Rand that the coupon takes off; the sum of order_line.coupon_share.';
comment on column public.teacher_products_order.order_total is
  'Rand, VAT and shipping included; kept by a trigger on the lines.';
comment on column public.teacher_products_order.order_vat is 'The VAT inside order_total.';

create function private.fix_order_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.teacher_profile_id := old.teacher_profile_id;
    new.owner := old.owner;
  else
    select profile.owner into new.owner
    from public.teacher_profile as profile where profile.id = new.teacher_profile_id;
  end if;
  return new;
end
$$;
comment on function private.fix_order_owner() is
  'The owner comes from the profile, and an order never changes hands.';

create trigger fix_order_owner before insert or update on public.teacher_products_order
  for each row execute function private.fix_order_owner();
create trigger set_updated_at before update on public.teacher_products_order
  for each row execute function private.set_updated_at();
