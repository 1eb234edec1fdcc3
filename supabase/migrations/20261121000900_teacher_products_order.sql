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
  order_shipping_details jsonb,
  shipping_fee numeric(12, 2) not null default 0,
  order_total numeric(12, 2) not null default 0,
  order_vat numeric(12, 2) not null default 0,
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
  constraint teacher_products_order_amounts_not_negative
    check (shipping_fee >= 0 and order_total >= 0 and order_vat >= 0)
);

create index teacher_products_order_teacher_profile_idx
  on public.teacher_products_order (teacher_profile_id, order_date_time desc nulls last, id);
-- Administrators see the last month.
create index teacher_products_order_created_at_idx on public.teacher_products_order (created_at);
-- At most one cart per teacher, whatever happens at the same moment.
create unique index teacher_products_order_one_pending_key
  on public.teacher_products_order (teacher_profile_id) where order_status = 'PENDING';

alter table public.teacher_products_order enable row level security;

create policy "owners read their orders, administrators those of the last month"
  on public.teacher_products_order
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or ((select private.in_group('admin')) and created_at > now() - interval '1 month')
  );

grant select (
  id, created_at, updated_at, teacher_profile_id, owner, order_status, order_number,
  order_date_time, order_payment_method, order_shipping_details, shipping_fee, order_total, order_vat
) on public.teacher_products_order to authenticated;
-- Not granted: insert, update, delete. add_to_cart() and its kin do that.
grant select on public.teacher_products_order to service_role;

comment on table public.teacher_products_order is
  'PENDING is the cart, QUOTING a quote, then PROCESSING, PAID or CANCELLED. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_products_order.owner is '{sub}::{username} of the profile.';
comment on column public.teacher_products_order.order_number is
  'yymmdd-hhmmssff in South African time, given at checkout.';
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

create table public.order_line (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  product_id uuid,
  title text not null,
  price numeric(12, 2),
  discount_percentage numeric(5, 2),
  line_price numeric(12, 2) not null
    generated always as (private.discounted_price(coalesce(price, 0), discount_percentage)) stored,
  physical boolean not null,
  questions jsonb not null default '[]',
  constraint order_line_pkey primary key (id),
  constraint order_line_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  -- What was sold stays on the order when the resource is deleted.
  constraint order_line_product_id_fkey foreign key (product_id)
    references public.product (id) on delete set null,
  -- This is what "not added twice" means.
  constraint order_line_order_product_key unique (order_id, product_id),
  constraint order_line_price_not_negative check (price >= 0),
  constraint order_line_discount_percentage_range check (discount_percentage between 0 and 100),
  constraint order_line_questions_shape check (private.are_product_questions(questions))
);

create index order_line_product_id_idx on public.order_line (product_id);

alter table public.order_line enable row level security;

-- Row-level security of the order answers for its lines.
create policy "who may read an order reads its lines" on public.order_line
  for select to authenticated
  using (exists (
    select from public.teacher_products_order as parent where parent.id = order_line.order_id
  ));

grant select (
  id, created_at, updated_at, order_id, product_id, title, price, discount_percentage, line_price,
  physical, questions
) on public.order_line to authenticated;
grant select on public.order_line to service_role;

comment on table public.order_line is
  'What was ordered, as it was when it was added: title, price, discount, physical, questions with '
  'their answers. @graphql({"totalCount": {"enabled": true}})';
comment on column public.order_line.questions is
  'The questions of the resource, each with the buyer''s answer as its value.';
comment on column public.order_line.line_price is 'What the line costs: price minus discount, 0 when free.';

create trigger set_updated_at before update on public.order_line
  for each row execute function private.set_updated_at();

create table public.order_event (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
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

create function private.order_amounts(order_id uuid)
returns table (shipping_fee numeric, order_total numeric, order_vat numeric)
language sql stable set search_path = '' as $$
  select posted.fee, posted.fee + posted.goods, private.vat_included(posted.fee + posted.goods)
  from (
    select private.shipping_fee(coalesce(bool_or(line.physical), false)) as fee,
           coalesce(sum(line.line_price), 0) as goods
    from public.order_line as line
    where line.order_id = order_amounts.order_id
  ) as posted
$$;
comment on function private.order_amounts(uuid) is
  'The one place where the amounts of a cart, quote or order come from.';

create function private.price_orders(order_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  update public.teacher_products_order as parent
  set (shipping_fee, order_total, order_vat) = (
    select amounts.shipping_fee, amounts.order_total, amounts.order_vat
    from private.order_amounts(parent.id) as amounts
  )
  where parent.id = any (order_ids)
$$;

-- Definer: amounts follow the lines whoever writes a line.
create function private.price_orders_of_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.price_orders((select array_agg(distinct changed.order_id) from changed));
  return null;
end
$$;

create trigger price_orders_after_insert after insert on public.order_line
  referencing new table as changed
  for each statement execute function private.price_orders_of_lines();
create trigger price_orders_after_delete after delete on public.order_line
  referencing old table as changed
  for each statement execute function private.price_orders_of_lines();

-- Definer: as above.
create function private.price_order_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.price_orders(array[old.order_id, new.order_id]);
  return null;
end
$$;

-- Row by row and only when money changed: an old order is not touched because a resource that it
-- sold was deleted.
create trigger price_order_after_update after update on public.order_line
  for each row
  when ((old.order_id, old.price, old.discount_percentage, old.physical)
    is distinct from (new.order_id, new.price, new.discount_percentage, new.physical))
  execute function private.price_order_of_line();

-- Definer: no administrator may write order lines, but deleting a resource takes it out of open
-- carts and quotes. Elsewhere the line keeps its copy of what was sold.
create function private.clear_carts_of_deleted_product() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  open_orders uuid[];
begin
  -- Orders before lines, like everything that changes a cart; otherwise the two could deadlock.
  select array_agg(locked.id) into open_orders
  from (
    select parent.id
    from public.teacher_products_order as parent
    where parent.order_status in ('PENDING', 'QUOTING')
      and parent.id in (
        select line.order_id from public.order_line as line where line.product_id = old.id)
    order by parent.id
    for update
  ) as locked;

  delete from public.order_line as line
  where line.product_id = old.id and line.order_id = any (open_orders);
  return old;
end
$$;

create trigger clear_carts_of_deleted_product before delete on public.product
  for each row execute function private.clear_carts_of_deleted_product();
