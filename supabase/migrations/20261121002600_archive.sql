-- Upkeep of the shop: cancelled orders leave the table that everybody searches, and administrators are told
-- what needs their attention.

create table public.archived_teacher_products_order (
  id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  archived_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  owner text not null,
  order_status text not null,
  order_number text,
  order_date_time timestamptz,
  order_payment_method text,
  order_payment jsonb,
  order_shipping_details jsonb,
  order_products jsonb not null,
  order_events jsonb not null,
  order_actors jsonb not null,
  coupon_code text,
  coupon_discount_type text,
  coupon_discount_value numeric(12, 2),
  coupon_amount numeric(12, 2) not null,
  shipping_fee numeric(12, 2) not null,
  order_total numeric(12, 2) not null,
  order_vat numeric(12, 2) not null,
  product_count integer not null default 0,
  has_physical boolean not null default false,
  has_questions boolean not null default false,
  search_field text not null default '',
  constraint archived_teacher_products_order_pkey primary key (id),
  constraint archived_teacher_products_order_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete restrict,
  constraint archived_teacher_products_order_order_number_key unique (order_number),
  constraint archived_teacher_products_order_order_status_closed
    check (order_status = 'CANCELLED'),
  constraint archived_teacher_products_order_order_products_shape
    check (jsonb_typeof(order_products) = 'array'),
  constraint archived_teacher_products_order_order_events_shape
    check (jsonb_typeof(order_events) = 'array'),
  constraint archived_teacher_products_order_order_actors_shape
    check (jsonb_typeof(order_actors) = 'object'),
  constraint archived_teacher_products_order_numbers
    check ('NaN' not in (coupon_discount_value, coupon_amount, shipping_fee, order_total, order_vat))
);

create index archived_teacher_products_order_teacher_profile_idx
  on public.archived_teacher_products_order (teacher_profile_id, order_date_time desc nulls last, id);
create index archived_teacher_products_order_order_date_time_idx
  on public.archived_teacher_products_order (order_date_time);
create index archived_teacher_products_order_search_field_idx
  on public.archived_teacher_products_order using gin (search_field extensions.gin_trgm_ops);

alter table public.archived_teacher_products_order enable row level security;

create policy "owners read their archived orders" on public.archived_teacher_products_order
  for select to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));

grant select (
  id, created_at, updated_at, archived_at, teacher_profile_id, owner, order_status, order_number,
  order_date_time, order_payment_method, order_payment, order_shipping_details, order_products,
  order_events, coupon_code, coupon_discount_type, coupon_discount_value, coupon_amount, shipping_fee,
  order_total, order_vat
) on public.archived_teacher_products_order to authenticated;
-- Not granted: insert, update and delete, because archive_orders() moves orders here; order_actors, because
-- a teacher need not know which administrator acted; the counts, flags and text of the administrators' list.
grant select on public.archived_teacher_products_order to service_role;

comment on table public.archived_teacher_products_order is
  'Cancelled orders as they were, with their lines as a document. PAID orders are not archived, '
  'because the library and the downloads of their buyers depend on them. @graphql({"totalCount": '
  '{"enabled": true}})';
comment on column public.archived_teacher_products_order.order_events is
  'The history, oldest first: id, createdAt, fromStatus, toStatus and reason.';
comment on column public.archived_teacher_products_order.order_actors is
  'Who acted, by the id of the event; no entry where the shop itself acted.';

create trigger set_updated_at before update on public.archived_teacher_products_order
  for each row execute function private.set_updated_at();

-- Definer: nobody may write either table directly. For superadmins only.
create function public.archive_orders(older_than date, at_most integer default 1000) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  old_orders uuid[];
begin
  perform private.require_superadmin();
  if older_than is null or older_than > current_date - 31 then
    raise exception 'archive_too_recent' using errcode = 'PT422';
  end if;

  -- An order that somebody is working on is skipped; the next call takes it.
  select coalesce(array_agg(locked.id), '{}') into old_orders
  from (
    select parent.id
    from public.teacher_products_order as parent
    where parent.updated_at < older_than
      -- What is owed to a buyer stays in sight.
      and parent.owed_back_amount = 0 and parent.unplaced_amount = 0 and (
      parent.order_status = 'CANCELLED'
      -- A cart with a prepared card payment may still be paid.
      or (parent.order_status = 'PENDING' and not exists (
        select from public.payment_attempt as attempt where attempt.order_id = parent.id)))
    order by parent.id
    limit least(greatest(coalesce(at_most, 0), 0), 10000)
    for update skip locked
  ) as locked;

  insert into public.archived_teacher_products_order (
    id, created_at, teacher_profile_id, owner, order_status, order_number, order_date_time,
    order_payment_method, order_payment, order_shipping_details, order_products, order_events,
    order_actors, coupon_code, coupon_discount_type, coupon_discount_value, coupon_amount,
    shipping_fee, order_total, order_vat, product_count, has_physical, has_questions, search_field)
  select parent.id, parent.created_at, parent.teacher_profile_id, parent.owner, parent.order_status,
    parent.order_number, parent.order_date_time, parent.order_payment_method, parent.order_payment,
    parent.order_shipping_details,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', coalesce(line.product_id, line.product_bundle_id), 'title', line.title,
        'price', line.price::text, 'discountPercentage', line.discount_percentage::text,
        'quantity', line.quantity, 'unitPrice', line.unit_price::text,
        'linePrice', line.line_price::text, 'couponShare', line.coupon_share::text,
        'physical', line.physical, 'questions', line.questions,
        'language', private.line_language(line),
        -- Buyers open archived orders from their mails, so the contents of bundles are kept too.
        'members', private.ordered_members(line.id)
      ) order by line.created_at, line.id), '[]')
     from public.order_line as line where line.order_id = parent.id),
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', event.id, 'createdAt', event.created_at, 'fromStatus', event.from_status,
        'toStatus', event.to_status, 'reason', event.reason
      ) order by event.created_at, event.id), '[]')
     from public.order_event as event where event.order_id = parent.id),
    (select coalesce(jsonb_object_agg(event.id, event.actor_id), '{}')
     from public.order_event as event
     where event.order_id = parent.id and event.actor_id is not null),
    parent.coupon_code, parent.coupon_discount_type, parent.coupon_discount_value,
    parent.coupon_amount, parent.shipping_fee, parent.order_total, parent.order_vat,
    parent.product_count, parent.has_physical, parent.has_questions, parent.search_field
  from public.teacher_products_order as parent
  where parent.id = any (old_orders) and parent.order_status = 'CANCELLED';

  delete from public.teacher_products_order as parent where parent.id = any (old_orders);
  return cardinality(old_orders);
end
$$;
comment on function public.archive_orders(date, integer) is
  'For superadmins: moves cancelled orders that nobody has touched since that day into the '
  'archive, and deletes carts that have been abandoned for as long. Returns how many; call it '
  'until it returns 0.';
grant execute on function public.archive_orders(date, integer) to authenticated;

create view private.archived_as_order as
select kept.id, kept.created_at, kept.updated_at, kept.teacher_profile_id, kept.owner,
  kept.order_status, kept.order_number, kept.order_date_time, kept.order_payment_method,
  kept.order_payment, null::timestamptz as payment_open_until, kept.order_shipping_details,
  kept.coupon_code, kept.coupon_discount_type, kept.coupon_discount_value, kept.coupon_amount,
  kept.shipping_fee, kept.order_total, kept.order_vat, 0::numeric(12, 2) as refunded_amount,
  0::numeric(12, 2) as by_hand_amount, 0::numeric(12, 2) as received_amount,
  0::numeric(12, 2) as to_pay_back_amount, 0::numeric(12, 2) as paid_back_amount,
  0::numeric(12, 2) as owed_back_amount, 0::numeric(12, 2) as unplaced_amount,
  kept.product_count, kept.has_physical,
  kept.has_questions, kept.search_field
from public.archived_teacher_products_order as kept;
comment on view private.archived_as_order is
  'Archived orders with the columns of orders, for search_orders(), and the text that they were found by when '
  'they were put away.';

-- What only an administrator can put right, and what nobody would notice before a customer complains.
-- Definer: administrators may not read seller, mails and bank account, but may know what is missing.
create function public.shop_problems() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(
      jsonb_build_object('problem', found.problem, 'count', found.count)
        || case found.problem
          when 'payments_to_look_at' then
            jsonb_build_object('paidTwice', public.payments_made_twice())
          else '{}'
        end
      order by found.place)
    from (
      values
        (1, 'seller_missing',
          (select count(*) from public.invoice as waiting where waiting.seller is null)
            + ((private.seller_today()).id is null)::int),
        (2, 'bank_account_missing', (private.bank_account() is null)::int::bigint),
        (3, 'payments_to_look_at',
          (select count(*) from public.payment_notification as inbox where inbox.needs_human)),
        (4, 'mails_not_sent',
          (select count(*) from private.order_mail as mail
           where mail.sent_at is null and mail.problem is not null))
    ) as found (place, problem, count)
    where found.count > 0), '[]');
end
$$;
comment on function public.shop_problems() is
  'For administrators: [{problem, count}], empty when all is well. seller_missing: invoices wait '
  'for a row in private.seller (docs/deploy.md). bank_account_missing: bank transfers are not '
  'possible. payments_to_look_at: money that fits no order; it also has paidTwice, the list of '
  'payments_made_twice(). mails_not_sent: mails that the mail server refused.';
grant execute on function public.shop_problems() to authenticated;
