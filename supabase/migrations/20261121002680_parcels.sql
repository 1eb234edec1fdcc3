-- What is posted: one or more parcels for an order, each with what is in it. A parcel begins when it is packed,
-- and what is in no parcel is still to be packed.

create table public.parcel (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  number integer not null,
  parcel_state text not null default 'PACKED',
  carrier text,
  tracking_number text,
  packed_at timestamptz not null default now(),
  sent_at timestamptz,
  delivered_at timestamptz,
  constraint parcel_pkey primary key (id),
  constraint parcel_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint parcel_order_number_key unique (order_id, number),
  constraint parcel_number_positive check (number > 0),
  constraint parcel_state_known check (parcel_state in ('PACKED', 'SENT', 'DELIVERED')),
  constraint parcel_carrier_known check (carrier in (
    'THE_COURIER_GUY', 'PUDO', 'ARAMEX', 'POSTNET', 'PAXI', 'PARGO', 'POST_OFFICE', 'OTHER', 'BY_HAND')),
  constraint parcel_sent_whole
    check ((parcel_state = 'PACKED') = (sent_at is null) and (sent_at is null) = (carrier is null)),
  constraint parcel_tracking_number_whole check (
    (tracking_number is null) = (carrier is null or carrier = 'BY_HAND')),
  constraint parcel_tracking_number_shape
    check (tracking_number ~ '^[A-Za-z0-9][A-Za-z0-9 /._-]{0,39}$'),
  constraint parcel_delivered_whole check ((parcel_state = 'DELIVERED') = (delivered_at is not null))
);

alter table public.parcel enable row level security;

-- Whoever may read the order may read its parcels: the inner query is under the order's policy. Administrators
-- read those of any age with delivery_for_admin().
create policy "who may read an order reads its parcels" on public.parcel
  for select to authenticated
  using (exists (
    select from public.teacher_products_order as parent where parent.id = parcel.order_id
  ));

-- The whole table, not column by column: computed fields such as _tracking_link() take the row.
grant select on public.parcel to authenticated;
-- Not granted: insert, update, delete. pack_parcel() and the steps after it do that.
grant select on public.parcel to service_role;

comment on table public.parcel is
  'What is posted for an order, in one parcel or several. @graphql({"totalCount": {"enabled": true}})';
comment on column public.parcel.number is 'Which parcel of its order it is, from 1.';
comment on column public.parcel.parcel_state is
  'PACKED, then SENT, then DELIVERED. take_parcel_back() goes one step back.';
comment on column public.parcel.carrier is
  'Who brings it; BY_HAND is the shop itself, which gives no number to follow.';

create trigger set_updated_at before update on public.parcel
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.parcel
  for each row execute function private.record_admin_write();

create function private.carrier_name(carrier text) returns text
language sql immutable parallel safe set search_path = ''
return case carrier
  when 'THE_COURIER_GUY' then 'The Courier Guy'
  when 'PUDO' then 'PUDO'
  when 'ARAMEX' then 'Aramex'
  when 'POSTNET' then 'PostNet'
  when 'PAXI' then 'PAXI'
  when 'PARGO' then 'Pargo'
  when 'POST_OFFICE' then 'SA Post Office'
end;
comment on function private.carrier_name(text) is
  'The name of a carrier, which is the same in both languages; null for OTHER and BY_HAND.';
grant execute on function private.carrier_name(text) to authenticated;

create function private.tracking_link(carrier text, tracking_number text) returns text
language sql immutable parallel safe set search_path = ''
return case carrier
  -- Letters, digits and a few signs only (parcel_tracking_number_shape), of which a space and "/" are written so.
  when 'THE_COURIER_GUY' then 'https://portal.thecourierguy.co.za/track?ref='
    || replace(replace(tracking_number, ' ', '%20'), '/', '%2F')
  -- These take the number on their page.
  when 'PUDO' then 'https://www.pudo.co.za/'
  when 'ARAMEX' then 'https://www.aramex.co.za/'
  when 'POSTNET' then 'https://www.postnet.co.za/'
  when 'PAXI' then 'https://www.paxi.co.za/'
  when 'PARGO' then 'https://pargo.co.za/track-trace/'
  when 'POST_OFFICE' then 'https://www.postoffice.co.za/'
end;
comment on function private.tracking_link(text, text) is
  'Where the buyer follows a parcel: the parcel itself at a carrier whose page takes the number in its '
  'address, otherwise the page that asks for it; null where none is known.';
grant execute on function private.tracking_link(text, text) to authenticated;

create function public._carrier_name(parcel public.parcel) returns text
language sql immutable set search_path = ''
return private.carrier_name(parcel.carrier);
comment on function public._carrier_name(public.parcel) is
  'The name of the carrier; null for another one and for what the shop brings itself.';
grant execute on function public._carrier_name(public.parcel) to authenticated;

create function public._tracking_link(parcel public.parcel) returns text
language sql immutable set search_path = ''
return private.tracking_link(parcel.carrier, parcel.tracking_number);
comment on function public._tracking_link(public.parcel) is
  'Where the parcel can be followed; null before it is sent, and where no page is known.';
grant execute on function public._tracking_link(public.parcel) to authenticated;

create table public.parcel_line (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  parcel_id uuid not null,
  order_line_id uuid,
  order_line_member_id uuid,
  title text not null,
  quantity integer not null,
  constraint parcel_line_pkey primary key (id),
  constraint parcel_line_parcel_id_fkey foreign key (parcel_id)
    references public.parcel (id) on delete cascade,
  -- What was sent stays in its parcel when an order is opened again and loses the line.
  constraint parcel_line_order_line_id_fkey foreign key (order_line_id)
    references public.order_line (id) on delete set null,
  constraint parcel_line_order_line_member_id_fkey foreign key (order_line_member_id)
    references public.order_line_member (id) on delete set null,
  constraint parcel_line_quantity_positive check (quantity > 0)
);

-- Two indexes, because of what is no part of a bundle only the line counts.
create unique index parcel_line_parcel_line_key on public.parcel_line (parcel_id, order_line_id)
  where order_line_member_id is null;
create unique index parcel_line_parcel_member_key on public.parcel_line (parcel_id, order_line_member_id);
create index parcel_line_order_line_id_idx on public.parcel_line (order_line_id);
create index parcel_line_order_line_member_id_idx on public.parcel_line (order_line_member_id);

alter table public.parcel_line enable row level security;

create policy "who may read a parcel reads what is in it" on public.parcel_line
  for select to authenticated
  using (exists (select from public.parcel as parent where parent.id = parcel_line.parcel_id));

grant select (
  id, created_at, updated_at, parcel_id, order_line_id, order_line_member_id, title, quantity
) on public.parcel_line to authenticated;
-- Not granted: insert, update, delete. pack_parcel() and take_parcel_back() do that.
grant select on public.parcel_line to service_role;

comment on table public.parcel_line is
  'What is in a parcel, and how many. @graphql({"max_rows": 1000})';
comment on column public.parcel_line.order_line_member_id is
  'Which part of a bundle it is; empty for what was ordered by itself.';
comment on column public.parcel_line.title is 'As it was on the order when it was packed.';

create trigger set_updated_at before update on public.parcel_line
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.parcel_line
  for each row execute function private.record_admin_write();

create function private.posted_goods(order_id uuid) returns table (
  order_line_id uuid, order_line_member_id uuid, title text, language text, quantity integer,
  packed integer, place bigint
)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select line.id, member.id, coalesce(member.title, line.title),
      case when member.id is null then private.line_language(line) else product.language end,
      -- A bundle is bought once. What was given back is not posted.
      greatest(case when member.id is null then line.quantity else 1 end - coalesce(given.pieces, 0), 0)::integer,
      coalesce(already.quantity, 0)::integer,
      row_number() over (order by line.created_at, line.id, member.position)
    from public.order_line as line
    left join public.order_line_member as member
      on member.order_line_id = line.id and member.physical
    left join public.product as product on product.id = member.product_id
    left join lateral (
      select sum(inside.quantity) as quantity from public.parcel_line as inside
      where inside.order_line_id = line.id
        and inside.order_line_member_id is not distinct from member.id
    ) as already on true
    left join lateral (
      select sum((credited.value ->> 'quantity')::integer) as pieces
      from public.teacher_products_order as parent
      join public.invoice as note on note.credited_invoice_id = (private.open_invoice(parent.id)).id
      cross join lateral jsonb_array_elements(note.lines) as credited (value)
      where parent.id = line.order_id and parent.refunded_amount > 0
        and credited.value ->> 'lineId' = line.id::text
    ) as given on true
    where line.order_id = posted_goods.order_id and line.physical;
end
$$;
comment on function private.posted_goods(uuid) is
  'What of an order is posted: its posted resources and, of a bundle, the posted parts; how many of each were '
  'bought, without those that a refund gave back, and how many are in a parcel. The one rule of what is to be packed.';

-- Definer: whoever writes a line of a parcel need not be able to read the order.
create function private.check_parcel_line() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ordered uuid := (select parent.order_id from public.parcel as parent where parent.id = new.parcel_id);
  goods record;
begin
  -- Held already by those who pack; nobody packs the same thing at the same time.
  perform from public.teacher_products_order as parent where parent.id = ordered for update;
  select found.* into goods from private.posted_goods(ordered) as found
  where found.order_line_id = new.order_line_id
    and found.order_line_member_id is not distinct from new.order_line_member_id;
  if goods.order_line_id is null then
    raise exception 'not_posted' using errcode = 'PT422';
  end if;
  if goods.packed > goods.quantity then
    raise exception 'more_than_bought' using errcode = 'PT409';
  end if;
  return null;
end
$$;
comment on function private.check_parcel_line() is
  'Only what is posted is in a parcel, and never more of it than was bought.';

create trigger check_parcel_line after insert or update of parcel_id, quantity on public.parcel_line
  for each row execute function private.check_parcel_line();
