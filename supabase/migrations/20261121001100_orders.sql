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
  payment_open_until timestamptz,
  order_shipping_details jsonb,
  coupon_code text,
  coupon_discount_type text,
  coupon_discount_value numeric(12, 2),
  coupon_amount numeric(12, 2) not null default 0,
  shipping_fee numeric(12, 2) not null default 0,
  order_total numeric(12, 2) not null default 0,
  order_vat numeric(12, 2) not null default 0,
  refunded_amount numeric(12, 2) not null default 0,
  by_hand_amount numeric(12, 2) not null default 0,
  received_amount numeric(12, 2) not null default 0,
  to_pay_back_amount numeric(12, 2) not null default 0,
  paid_back_amount numeric(12, 2) not null default 0,
  owed_back_amount numeric(12, 2) not null default 0,
  unplaced_amount numeric(12, 2) not null default 0,
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
  constraint teacher_products_order_money_not_negative check (
    by_hand_amount >= 0 and received_amount >= 0 and to_pay_back_amount >= 0 and paid_back_amount >= 0
    and owed_back_amount >= 0 and unplaced_amount >= 0),
  constraint teacher_products_order_refunded_amount_range
    check (refunded_amount between 0 and order_total),
  constraint teacher_products_order_coupon_whole
    check (num_nulls(coupon_code, coupon_discount_type, coupon_discount_value) in (0, 3)),
  constraint teacher_products_order_coupon_discount_type_known
    check (coupon_discount_type in ('PERCENTAGE', 'AMOUNT')),
  constraint teacher_products_order_coupon_discount_value_range check (
    coupon_discount_value >= 0
    and (coupon_discount_type = 'AMOUNT' or coupon_discount_value <= 100)),
  constraint teacher_products_order_numbers
    check ('NaN' not in (coupon_discount_value, coupon_amount, shipping_fee, order_total, order_vat, refunded_amount,
      by_hand_amount, received_amount, to_pay_back_amount, paid_back_amount, owed_back_amount, unplaced_amount))
)
-- A cart is written with each line. Its new version finds room on the same page, and as no column of an index
-- changes, no index is written.
with (fillfactor = 70);

create index teacher_products_order_teacher_profile_idx
  on public.teacher_products_order (teacher_profile_id, order_date_time desc nulls last, id);
-- Administrators see the last month. These two only find it: an index in the order of the list would
-- tempt the planner to walk through everybody's orders until ten of one teacher have come along.
create index teacher_products_order_created_at_idx on public.teacher_products_order (created_at);
create index teacher_products_order_order_date_time_idx
  on public.teacher_products_order (order_date_time);
create index teacher_products_order_search_field_idx on public.teacher_products_order
  using gin (search_field extensions.gin_trgm_ops);
-- For the cart, and for what is being paid: a buyer with many past orders has few of these.
create index teacher_products_order_open_idx
  on public.teacher_products_order (teacher_profile_id)
  where order_status in ('QUOTING', 'PENDING');
create index teacher_products_order_paying_idx
  on public.teacher_products_order (teacher_profile_id) where payment_open_until is not null;
-- What waits for a bank transfer: the first page of the back-office counts it, however old it is.
create index teacher_products_order_waiting_idx on public.teacher_products_order (order_date_time)
  where order_status = 'PROCESSING';
-- What the desk owes: few, however many orders there are.
create index teacher_products_order_owed_back_idx
  on public.teacher_products_order (order_date_time) where owed_back_amount > 0;
create index teacher_products_order_quotes_idx on public.teacher_products_order (order_date_time)
  where order_status = 'QUOTING';

-- The policy below asks for this bound instead of "is an administrator, and the order is of this month":
-- with such a condition a teacher's list of ten orders reads the orders of the whole shop. The caller
-- decides the bound once per statement, and no order is later than infinity.
-- Definer: in plpgsql, which keeps its plan, the caller could not reach the private schema.
create function private.orders_seen_since() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.in_group('admin') then now() - interval '1 month' else 'infinity' end;
end
$$;
comment on function private.orders_seen_since() is
  'From when on administrators see everybody''s orders; for everybody else, never.';
grant execute on function private.orders_seen_since() to authenticated;

alter table public.teacher_products_order enable row level security;

-- A cart may be older than its checkout, so what was placed within the month counts as well; otherwise
-- the shop would not see a new bank transfer. The upper bounds are always true: with both ends of a range
-- the planner expects few rows and uses the indexes on both moments.
create policy "owners read their orders, administrators those of a month"
  on public.teacher_products_order
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (created_at > (select private.orders_seen_since()) and created_at <= 'infinity')
    or (order_date_time > (select private.orders_seen_since()) and order_date_time <= 'infinity')
  );

-- Definer: the rule of the policy above as ordinary conditions, for computed fields that look an order up again.
create function private.readable_order(order_id uuid) returns public.teacher_products_order
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.teacher_products_order;
  since timestamptz;
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = readable_order.order_id;
  if asked.teacher_profile_id = private.my_teacher_profile_id() then
    return asked;
  end if;
  since := private.orders_seen_since();
  if asked.created_at > since or asked.order_date_time > since then
    return asked;
  end if;
  return null;
end
$$;
comment on function private.readable_order(uuid) is
  'The order as it is, if the caller may read it; otherwise a row of nulls.';

-- The whole table, not column by column: computed fields such as _coupon_problem() take the row.
grant select on public.teacher_products_order to authenticated;
-- Not granted: insert, update, delete. add_to_cart(), checkout() and others do that.
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
comment on column public.teacher_products_order.payment_open_until is
  'How long the shop waits for the card provider''s word on a payment whose form was handed out; '
  'null when it waits for none. A trigger on payment_attempt keeps it.';
comment on column public.teacher_products_order.order_shipping_details is
  'The address at checkout; only when something has to be posted.';
comment on column public.teacher_products_order.coupon_code is
  'The coupon as it was when it was applied, with its type and value; apply_coupon() writes it.';
comment on column public.teacher_products_order.coupon_amount is
  'Rand that the coupon takes off; the sum of order_line.coupon_share.';
comment on column public.teacher_products_order.order_total is
  'Rand, VAT and shipping included; kept by a trigger on the lines.';
comment on column public.teacher_products_order.order_vat is
  'The VAT inside order_total; 0 when the seller was not registered on the day that counts. That '
  'is the day of payment for paid orders, the day of placing for placed ones, and today for open '
  'ones.';
comment on column public.teacher_products_order.refunded_amount is
  'Rand that was given back of a PAID order: the sum of the credit notes of its refunds, kept by '
  'refund_order().';

comment on column public.teacher_products_order.by_hand_amount is
  'Rand that an administrator says has come, without a line of the bank or a payment of the card provider.';
comment on column public.teacher_products_order.received_amount is
  'Rand that has come for this order: lines of the bank, card payments and by_hand_amount. It counts what '
  'was paid back later. private.refresh_order_money() keeps it, and the three below.';
comment on column public.teacher_products_order.to_pay_back_amount is
  'Rand of its refunds that are noted and whose money has not left yet.';
comment on column public.teacher_products_order.paid_back_amount is
  'Rand of its refunds whose money has left.';
comment on column public.teacher_products_order.owed_back_amount is
  'Rand that is owed to the buyer: what has come beyond what the order costs, and what its refunds promise. '
  'private.settle_order_money() keeps it.';
comment on column public.teacher_products_order.unplaced_amount is
  'Rand that came by card for this order and did not fit it: an administrator decides.';

create function private.fix_order_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE'
    and not private.is_merged(old.teacher_profile_id, new.teacher_profile_id)
  then
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
  'The owner comes from the profile, and an order always stays with its profile, or with the one that this was '
  'merged into.';

create trigger fix_order_owner
  before insert or update of teacher_profile_id, owner on public.teacher_products_order
  for each row execute function private.fix_order_owner();
create trigger limit_day after insert on public.teacher_products_order
  referencing new table as added
  for each statement execute function private.limit_day('teacher_profile_id', '1000');
create trigger set_updated_at before update on public.teacher_products_order
  for each row execute function private.set_updated_at();
-- Functions write orders, for administrators too.
create trigger record_admin_write after insert or update or delete on public.teacher_products_order
  for each row execute function private.record_admin_write();

create function private.settle_vat() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.order_vat := private.vat_charged(new.order_total);
  return new;
end
$$;
comment on function private.settle_vat() is
  'Fixes the VAT of an order when it is placed and when it is paid, so that invoice, mails and '
  'screens agree.';

create trigger settle_vat before update of order_status on public.teacher_products_order
  for each row when (
    new.order_status in ('PROCESSING', 'PAID')
    and new.order_status is distinct from old.order_status)
  execute function private.settle_vat();

-- The history of an order: whatever changes a status adds a row with the function below.

create table public.order_event (
  id uuid not null default gen_random_uuid(),
  -- Not now(), which is the start of the transaction: events of one transaction must have an order.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  reason text not null,
  constraint order_event_pkey primary key (id),
  constraint order_event_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint order_event_actor_id_fkey foreign key (actor_id)
    references auth.users (id) on delete set null,
  constraint order_event_from_status_known
    check (from_status in ('PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED')),
  constraint order_event_to_status_known
    check (to_status in ('PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED')),
  constraint order_event_reason_word check (reason ~ '^[a-z0-9_]+$')
);

create index order_event_order_id_idx on public.order_event (order_id, created_at);
create index order_event_actor_id_idx on public.order_event (actor_id);

alter table public.order_event enable row level security;

create policy "who may read an order reads its history" on public.order_event
  for select to authenticated
  using (exists (
    select from public.teacher_products_order as parent where parent.id = order_event.order_id
  ));

grant select (id, created_at, updated_at, order_id, from_status, to_status, reason)
  on public.order_event to authenticated;
-- Not granted: actor_id. A teacher need not know which administrator acted.
grant select on public.order_event to service_role;

comment on table public.order_event is 'Who moved an order from which status to which, when and why.';
comment on column public.order_event.actor_id is 'Empty when the shop itself acted.';
comment on column public.order_event.reason is 'A snake_case word, listed in docs/error-codes.md.';

create trigger set_updated_at before update on public.order_event
  for each row execute function private.set_updated_at();

create function private.record_order_event(
  order_id uuid, from_status text, to_status text, reason text
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  event_id uuid;
begin
  insert into public.order_event (order_id, actor_id, from_status, to_status, reason)
  values (
    record_order_event.order_id, auth.uid(), record_order_event.from_status,
    record_order_event.to_status, record_order_event.reason)
  returning id into event_id;
  return event_id;
end
$$;

-- The number that buyers quote: the moment of the checkout, to the hundredth of a second.
create function private.new_order_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  moment timestamp := clock_timestamp() at time zone 'Africa/Johannesburg';
  candidate text;
begin
  -- A number is locked until the end of the transaction. A checkout in the same hundredth of a second
  -- does not wait for the lock but takes the next free hundredth.
  loop
    candidate := to_char(moment, 'YYMMDD-HH24MISSFF2');
    if pg_try_advisory_xact_lock(4500, hashtext(candidate)) then
      -- A statement of its own, so that it sees an order that has just been placed with this number.
      if not exists (
        select from public.teacher_products_order as taken where taken.order_number = candidate
      ) then
        return candidate;
      end if;
    end if;
    moment := moment + interval '10 milliseconds';
  end loop;
end
$$;
comment on function private.new_order_number() is
  'yymmdd-hhmmssff in South African time, free at this moment and kept for this transaction. No '
  'checkout waits for another. The unique key of the table guarantees it.';
