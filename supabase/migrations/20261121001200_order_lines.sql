-- What is in a cart, on a quote or in an order.

create table public.order_line (
  id uuid not null default gen_random_uuid(),
  -- Not now(), which is the start of the transaction: lines that one call adds keep their order.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  teacher_profile_id uuid not null,
  product_id uuid,
  product_bundle_id uuid,
  title text not null,
  price numeric(12, 2),
  full_price numeric(12, 2),
  discount_percentage numeric(5, 2),
  quantity integer not null default 1,
  unit_price numeric(12, 2) not null
    generated always as (private.discounted_price(coalesce(price, 0), discount_percentage)) stored,
  line_price numeric(12, 2) not null generated always as (
    private.discounted_price(coalesce(price, 0), discount_percentage) * quantity) stored,
  coupon_share numeric(12, 2) not null default 0,
  price_before numeric(12, 2),
  physical boolean not null,
  questions jsonb not null default '[]',
  withdrawn_at timestamptz,
  constraint order_line_pkey primary key (id),
  constraint order_line_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  -- What was sold stays on the order when the resource is deleted.
  constraint order_line_product_id_fkey foreign key (product_id)
    references public.product (id) on delete set null,
  constraint order_line_product_bundle_id_fkey foreign key (product_bundle_id)
    references public.product_bundle (id) on delete set null,
  -- A resource or a bundle. Neither when it has been deleted, or on orders of the old shop.
  constraint order_line_product_or_bundle check (num_nonnulls(product_id, product_bundle_id) <= 1),
  -- Nothing is added to an order twice.
  constraint order_line_order_product_key unique (order_id, product_id),
  constraint order_line_order_product_bundle_key unique (order_id, product_bundle_id),
  constraint order_line_quantity_range check (quantity between 1 and 99),
  -- Several of a resource that is not posted are seats (decision 102). A bundle is bought once.
  constraint order_line_quantity_of_bundle check (quantity = 1 or product_bundle_id is null),
  constraint order_line_price_not_negative check (price >= 0),
  constraint order_line_full_price_more check (full_price > price),
  constraint order_line_price_before_not_negative check (price_before >= 0),
  constraint order_line_coupon_share_not_negative check (coupon_share >= 0),
  constraint order_line_discount_percentage_range check (discount_percentage between 0 and 100),
  -- Most resources ask nothing.
  constraint order_line_questions_shape check (questions = '[]' or private.are_product_questions(questions)),
  constraint order_line_numbers
    check ('NaN' not in (price, full_price, price_before, unit_price, line_price, coupon_share))
);

create index order_line_product_id_idx on public.order_line (product_id);
create index order_line_product_bundle_id_idx
  on public.order_line (product_bundle_id, teacher_profile_id);
-- For private.owned_product: "does she own this" is one look-up, however much she has bought and however many
-- others have bought the same.
create index order_line_teacher_profile_id_idx on public.order_line (teacher_profile_id, product_id);

alter table public.order_line enable row level security;

-- Whoever may read the order may read its lines: the inner query is under the order's policy.
create policy "who may read an order reads its lines" on public.order_line
  for select to authenticated
  using (exists (
    select from public.teacher_products_order as parent where parent.id = order_line.order_id
  ));

-- The whole table, not column by column: computed fields such as _available() take the row.
grant select on public.order_line to authenticated;
grant select on public.order_line to service_role;

-- max_rows: the view of an order shows all of its lines.
comment on table public.order_line is
  'What was ordered, as it was when it was added: title, price, discount, physical, questions with '
  'their answers. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.order_line.teacher_profile_id is
  'Whose order it is. An order stays with its profile; a merge of accounts moves both.';
comment on column public.order_line.questions is
  'The questions of the resource, each with the buyer''s answer as its value.';
comment on column public.order_line.quantity is
  'How many of a posted resource, or how many seats of one that is not; 1 of a bundle. Buyers change it with '
  'change_quantity(), and only of what is posted.';
comment on column public.order_line.unit_price is
  'What one costs before a coupon: price minus discount, rounded to the cent, 0 when free.';
comment on column public.order_line.line_price is
  'What the line costs before a coupon: unit_price times quantity.';
comment on column public.order_line.coupon_share is
  'What the coupon of the order takes off this line; kept by private.price_orders().';
comment on column public.order_line.full_price is
  'What the bundle costs whoever has none of it, when this buyer completes it for less; empty otherwise.';
comment on column public.order_line.price_before is
  'What one cost when the line was added, if refresh_cart() has found another price since.';
comment on column public.order_line.withdrawn_at is
  'When a refund took the right to it away; null while the buyer of a PAID order has it.';

-- Definer: whoever writes a line need not be able to read the order.
create function private.fix_line_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select parent.teacher_profile_id into new.teacher_profile_id
  from public.teacher_products_order as parent where parent.id = new.order_id;
  return new;
end
$$;

create trigger fix_line_owner
  before insert or update of order_id, teacher_profile_id on public.order_line
  for each row execute function private.fix_line_owner();
create trigger set_updated_at before update on public.order_line
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.order_line
  for each row execute function private.record_admin_write();

create table public.order_line_member (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_line_id uuid not null,
  teacher_profile_id uuid not null,
  product_id uuid,
  position integer not null,
  title text not null,
  physical boolean not null,
  paid_before boolean not null default false,
  constraint order_line_member_pkey primary key (id),
  constraint order_line_member_order_line_id_fkey foreign key (order_line_id)
    references public.order_line (id) on delete cascade,
  constraint order_line_member_product_id_fkey foreign key (product_id)
    references public.product (id) on delete set null,
  constraint order_line_member_line_product_key unique (order_line_id, product_id),
  constraint order_line_member_line_position_key unique (order_line_id, position)
);

create index order_line_member_product_id_idx on public.order_line_member (product_id);
create index order_line_member_teacher_profile_id_idx
  on public.order_line_member (teacher_profile_id, product_id);

alter table public.order_line_member enable row level security;

create policy "who may read a line reads what was in its bundle" on public.order_line_member
  for select to authenticated
  using (exists (
    select from public.order_line as line where line.id = order_line_member.order_line_id
  ));

grant select (id, created_at, updated_at, order_line_id, product_id, position, title, physical, paid_before)
  on public.order_line_member to authenticated;
-- Not granted: teacher_profile_id, which can be read on the line; insert, update, delete. Members come and
-- go with their line.
grant select on public.order_line_member to service_role;

comment on table public.order_line_member is
  'What a bundle contained when it was ordered. The buyer owns this, however the bundle changes '
  'later. @graphql({"totalCount": {"enabled": true}})';
comment on constraint order_line_member_order_line_id_fkey on public.order_line_member is
  '@graphql({"foreign_name": "orderLine", "local_name": "members"})';

comment on column public.order_line_member.teacher_profile_id is
  'Whose order it is, as on the line.';
comment on column public.order_line_member.paid_before is
  'Whether the buyer had bought it already and did not pay for it again. It is owned through the earlier order, and '
  'only as long as that one stands.';
comment on column public.order_line_member.physical is
  'Whether it is posted, as it was when it was ordered. A bundle may hold both.';

-- Definer: as fix_line_owner().
create function private.fix_line_member_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select line.teacher_profile_id into new.teacher_profile_id
  from public.order_line as line where line.id = new.order_line_id;
  if tg_op = 'INSERT' then
    new.physical := coalesce(
      (select product.physical from public.product as product where product.id = new.product_id),
      false);
  end if;
  return new;
end
$$;

create trigger fix_line_member_owner
  before insert or update of order_line_id, teacher_profile_id on public.order_line_member
  for each row execute function private.fix_line_member_owner();
create trigger set_updated_at before update on public.order_line_member
  for each row execute function private.set_updated_at();

create function private.ordered_members(line_id uuid) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select jsonb_agg(
    jsonb_build_object('title', member.title, 'physical', member.physical,
      'language', product.language, 'paidBefore', member.paid_before) order by member.position)
  from public.order_line_member as member
  left join public.product on product.id = member.product_id
  where member.order_line_id = ordered_members.line_id
), '[]');
comment on function private.ordered_members(uuid) is
  'What the bundle of a line holds, [{title, physical, language, paidBefore}], for mails, invoices and the archive.';

create function private.line_language(line public.order_line) returns text
language sql stable set search_path = ''
return coalesce(
  (select product.language from public.product where product.id = line.product_id),
  (select bundle.language from public.product_bundle as bundle where bundle.id = line.product_bundle_id));
comment on function private.line_language(public.order_line) is
  'In which language the title of a line is: "en" or "af"; null where it has none or is not sold any more.';

-- A deleted resource or bundle leaves open carts and quotes; in placed orders the line keeps its copy of
-- what was sold. Definer: the administrator who deletes may not write order lines.
create function private.clear_carts_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  open_orders uuid[];
begin
  -- Locked in the same order as everywhere (bundles, orders, lines), so that no two transactions wait
  -- for each other.
  if tg_table_name = 'product' then
    perform from public.product_bundle as bundle
    where bundle.id in (
      select member.product_bundle_id
      from public.product_bundle_product as member where member.product_id = old.id)
    order by bundle.id
    for no key update;
  end if;

  select array_agg(locked.id) into open_orders
  from (
    select parent.id
    from public.teacher_products_order as parent
    where parent.order_status in ('PENDING', 'QUOTING')
      and parent.id in (
        select line.order_id from public.order_line as line
        where line.product_id = old.id or line.product_bundle_id = old.id)
    order by parent.id
    for update
  ) as locked;

  delete from public.order_line as line
  where (line.product_id = old.id or line.product_bundle_id = old.id)
    and line.order_id = any (open_orders);
  return old;
end
$$;

create trigger clear_carts_of_deleted_product before delete on public.product
  for each row execute function private.clear_carts_of_deleted();
create trigger clear_carts_of_deleted_bundle before delete on public.product_bundle
  for each row execute function private.clear_carts_of_deleted();

-- What a cart, quote or order costs. In plpgsql, because every change of a cart asks these functions and each
-- connection keeps their plans.

create function private.coupon_shares(
  order_id uuid, coupon_type text, coupon_value numeric, leaving_out uuid[] default '{}'
) returns table (line_id uuid, share numeric)
language plpgsql stable set search_path = '' as $$
begin
  if coupon_type is null then
    return;
  end if;
  return query
    select off.line_id, off.share
    from (
      select array_agg(line.id order by line.created_at, line.id) as ids,
        array_agg(line.line_price order by line.created_at, line.id) as prices
      from public.order_line as line
      where line.order_id = coupon_shares.order_id and not line.physical
        and line.id <> all (leaving_out)
    ) as downloadable
    cross join lateral unnest(
      downloadable.ids, private.spread_coupon(coupon_type, coupon_value, downloadable.prices)
    ) as off (line_id, share);
end
$$;
comment on function private.coupon_shares(uuid, text, numeric, uuid[]) is
  'What a coupon takes off each downloadable line of an order that is not left out; no rows '
  'without a coupon.';

create function private.order_amounts(
  order_id uuid, coupon_type text, coupon_value numeric, leaving_out uuid[] default '{}'
) returns table (
  shipping_fee numeric, coupon_amount numeric, order_total numeric, order_vat numeric,
  product_count integer, has_physical boolean, has_questions boolean
)
language plpgsql stable set search_path = '' as $$
declare
  goods numeric;
begin
  select count(*), coalesce(bool_or(line.physical), false),
    coalesce(bool_or(line.questions <> '[]'), false), coalesce(sum(line.line_price), 0.00)
  into product_count, has_physical, has_questions, goods
  from public.order_line as line
  where line.order_id = order_amounts.order_id and line.id <> all (leaving_out);

  shipping_fee := private.shipping_fee(has_physical);
  coupon_amount := coalesce(
    (select sum(coupon.share)
     from private.coupon_shares(
       order_amounts.order_id, coupon_type, coupon_value, leaving_out) as coupon), 0.00);
  order_total := shipping_fee + goods - coupon_amount;
  order_vat := private.vat_charged(order_total);
  return next;
end
$$;
comment on function private.order_amounts(uuid, text, numeric, uuid[]) is
  'The one place where the amounts of a cart, quote or order are computed, and what lists show of '
  'its lines, with a coupon or without (nulls), with all lines or without some of them.';

create function private.price_order(
  order_id uuid, coupon_code text, coupon_type text, coupon_value numeric
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.order_line as line
  set coupon_share = coalesce(due.share, 0)
  from public.order_line as current_line
  left join private.coupon_shares(price_order.order_id, coupon_type, coupon_value) as due
    on due.line_id = current_line.id
  where current_line.id = line.id
    and line.order_id = price_order.order_id
    and line.coupon_share <> coalesce(due.share, 0);

  -- One update for the coupon, the amounts and what lists show.
  update public.teacher_products_order as parent
  set coupon_code = price_order.coupon_code,
      coupon_discount_type = coupon_type, coupon_discount_value = coupon_value,
      shipping_fee = amounts.shipping_fee, coupon_amount = amounts.coupon_amount,
      order_total = amounts.order_total, order_vat = amounts.order_vat,
      product_count = amounts.product_count, has_physical = amounts.has_physical,
      has_questions = amounts.has_questions
  from private.order_amounts(price_order.order_id, coupon_type, coupon_value) as amounts
  where parent.id = price_order.order_id;
end
$$;
comment on function private.price_order(uuid, text, text, numeric) is
  'Gives an order this coupon, or none (nulls): writes the coupon''s shares to the lines, and to the '
  'order the coupon, its amounts and what lists show of its lines. Whoever changes the coupon of an '
  'order does it with this.';

create function private.price_orders(order_ids uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  priced record;
begin
  -- One after the other: the plan for a single order is kept, that for a list is made anew each time.
  for priced in
    select parent.id, parent.coupon_code, parent.coupon_discount_type, parent.coupon_discount_value
    from public.teacher_products_order as parent
    where parent.id = any (order_ids)
    order by parent.id
    -- The coupon is written as it is read here.
    for no key update
  loop
    perform private.price_order(
      priced.id, priced.coupon_code, priced.coupon_discount_type, priced.coupon_discount_value);
  end loop;
end
$$;
comment on function private.price_orders(uuid[]) is
  'Prices orders anew with the coupons that they have. The triggers below call it when lines '
  'change.';

-- Definer: whoever writes a line need not have the right to write the order.
create function private.price_orders_of_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.price_orders(array(
    select distinct changed.order_id from changed order by changed.order_id));
  return null;
end
$$;

create trigger price_orders_after_insert after insert on public.order_line
  referencing new table as changed
  for each statement execute function private.price_orders_of_lines();
create trigger price_orders_after_delete after delete on public.order_line
  referencing old table as changed
  for each statement execute function private.price_orders_of_lines();

-- Definer: as price_orders_of_lines().
create function private.price_order_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.price_orders(array(select distinct unnest(array[old.order_id, new.order_id])));
  return null;
end
$$;

-- For each row, and only when money or the summary has changed: deleting a resource must not touch old
-- orders.
create trigger price_order_after_update after update on public.order_line
  for each row
  when ((
      old.order_id, old.price, old.discount_percentage, old.quantity, old.physical,
      old.questions = '[]')
    is distinct from (
      new.order_id, new.price, new.discount_percentage, new.quantity, new.physical,
      new.questions = '[]'))
  execute function private.price_order_of_line();
