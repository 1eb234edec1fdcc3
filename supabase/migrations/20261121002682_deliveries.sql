-- The list of the delivery desk: a row for each order that was paid and has something to post.

create table public.delivery (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  order_number text not null,
  paid_at timestamptz not null default now(),
  recipient text not null default '',
  town text not null default '',
  delivery_state text not null default 'TO_PACK',
  quantity integer not null default 0,
  packed integer not null default 0,
  sent integer not null default 0,
  delivered integer not null default 0,
  search_field text not null default '',
  constraint delivery_pkey primary key (id),
  constraint delivery_order_id_key unique (order_id),
  constraint delivery_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint delivery_order_number_key unique (order_number),
  constraint delivery_delivery_state_known check (
    delivery_state in ('TO_PACK', 'PACKED', 'SENT', 'DELIVERED', 'RECALLED', 'WITHDRAWN'))
);

-- In the order of the list, of one state and of all.
create index delivery_delivery_state_idx on public.delivery (delivery_state, paid_at, id);
create index delivery_paid_at_idx on public.delivery (paid_at, id);
create index delivery_search_field_idx on public.delivery
  using gin (search_field extensions.gin_trgm_ops);

alter table public.delivery enable row level security;

create policy "administrators read deliveries" on public.delivery
  for select to authenticated
  using ((select private.in_group('admin')));

-- The whole table: search_deliveries() returns rows.
grant select on public.delivery to authenticated;
-- Not granted: insert, update, delete. A payment opens a delivery, and its parcels change it.
grant select on public.delivery to service_role;

comment on table public.delivery is
  'What is posted for a paid order, as the delivery desk lists it. Searched with searchDeliveries. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.delivery.delivery_state is
  'TO_PACK: something is in no parcel yet. PACKED: everything is, and a parcel waits to be sent. SENT, '
  'DELIVERED: all of it. RECALLED: the order was paid no more after something was sent. WITHDRAWN: '
  'before anything was. private.refresh_delivery() keeps it.';
comment on column public.delivery.quantity is 'How many things are posted in all.';
comment on column public.delivery.packed is 'How many of them are in a parcel, sent or not.';
comment on column public.delivery.sent is 'How many are on their way or there.';

create trigger set_updated_at before update on public.delivery
  for each row execute function private.set_updated_at();

create function private.recipient_of(profile_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(
      nullif(btrim(concat_ws(' ', profile.title, profile.name, profile.surname)), ''),
      -- A name that was typed for the invoice of an empty profile.
      (select kept.name from private.invoice_details as kept
       where kept.teacher_profile_id = profile.id),
      -- The name that he or she signs in with.
      split_part(profile.owner, '::', 2))
    from public.teacher_profile as profile where profile.id = profile_id
  );
end
$$;
comment on function private.recipient_of(uuid) is 'Whose name is on the parcel.';

create function private.refresh_delivery(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.delivery as listed
  set recipient = private.recipient_of(parent.teacher_profile_id),
    town = coalesce(parent.order_shipping_details ->> 'city', ''),
    quantity = goods.quantity, packed = boxed.packed, sent = boxed.sent, delivered = boxed.delivered,
    delivery_state = case
      when parent.order_status <> 'PAID' and boxed.sent > 0 then 'RECALLED'
      when parent.order_status <> 'PAID' or goods.quantity = 0 and boxed.sent = 0 then 'WITHDRAWN'
      when goods.missing > 0 then 'TO_PACK'
      when boxed.sent < boxed.packed then 'PACKED'
      when boxed.delivered < boxed.sent then 'SENT'
      else 'DELIVERED' end,
    search_field = private.searchable_text(concat_ws(' ', parent.order_number,
      private.recipient_of(parent.teacher_profile_id), split_part(parent.owner, '::', 2),
      parent.order_shipping_details ->> 'city', parent.order_shipping_details ->> 'postalCode',
      boxed.tracking_numbers))
  from public.teacher_products_order as parent
  cross join lateral (
    select coalesce(sum(posted.quantity), 0) as quantity,
      coalesce(sum(greatest(posted.quantity - posted.packed, 0)), 0) as missing
    from private.posted_goods(parent.id) as posted
  ) as goods
  cross join lateral (
    select coalesce(sum(inside.quantity), 0) as packed,
      coalesce(sum(inside.quantity) filter (where box.parcel_state <> 'PACKED'), 0) as sent,
      coalesce(sum(inside.quantity) filter (where box.parcel_state = 'DELIVERED'), 0) as delivered,
      string_agg(distinct box.tracking_number, ' ') as tracking_numbers
    from public.parcel as box
    join public.parcel_line as inside on inside.parcel_id = box.id
    where box.order_id = parent.id
  ) as boxed
  where parent.id = refresh_delivery.order_id and listed.order_id = parent.id;
end
$$;
comment on function private.refresh_delivery(uuid) is
  'The one place where the state of a delivery is derived: from the order, what was bought and its parcels.';

create function private.open_delivery(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.delivery (order_id, order_number)
  select parent.id, parent.order_number
  from public.teacher_products_order as parent
  where parent.id = open_delivery.order_id and parent.order_number is not null
    and exists (select from private.posted_goods(parent.id))
  on conflict on constraint delivery_order_id_key do nothing;
  perform private.refresh_delivery(open_delivery.order_id);
end
$$;

-- An order that is imported as PAID was posted long ago: it does not become PAID here, and has no delivery.
-- Definer: whoever changes the status of an order may not write this table.
create function private.follow_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.order_status = 'PAID' and old.order_status <> 'PAID' then
    perform private.open_delivery(new.id);
  else
    perform private.refresh_delivery(new.id);
  end if;
  return null;
end
$$;

create trigger follow_delivery after update of order_status, refunded_amount on public.teacher_products_order
  for each row when (
    new.has_physical and (old.order_status, old.refunded_amount)
      is distinct from (new.order_status, new.refunded_amount)
    and 'PAID' in (old.order_status, new.order_status))
  execute function private.follow_delivery();

-- A closed profile keeps no name here. Definer: nobody may write this table.
create function private.forget_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_delivery(parent.id)
  from public.teacher_products_order as parent
  join public.delivery as listed on listed.order_id = parent.id
  where parent.teacher_profile_id = new.id;
  return null;
end
$$;

create trigger forget_recipient after update on public.teacher_profile
  for each row when (
    (old.title, old.name, old.surname, old.owner)
      is distinct from (new.title, new.name, new.surname, new.owner))
  execute function private.forget_recipient();

-- Definer: a search text is matched before the policy, which an administrator passes anyway.
create function public.search_deliveries(words text default null) returns setof public.delivery
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query execute 'select listed.* from public.delivery as listed where true'
    || private.search_conditions('listed.search_field', words);
end
$$;
comment on function public.search_deliveries(text) is
  'For administrators: the deliveries that contain every word in the number of the order, the name, e-mail '
  'address, town or postal code of the buyer, or a tracking number. The first 200 characters and ten words count.';
grant execute on function public.search_deliveries(text) to authenticated;
