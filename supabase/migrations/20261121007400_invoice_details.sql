-- To whom invoices are made out: a school that keeps its books, a vendor who claims the VAT back. Of
-- nobody else is more asked than the shop knows anyway.

create table private.invoice_details (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  name text not null,
  address text not null,
  vat_number text,
  constraint invoice_details_pkey primary key (id),
  constraint invoice_details_teacher_profile_id_key unique (teacher_profile_id),
  constraint invoice_details_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint invoice_details_name_length
    check (not private.is_blank(name) and length(name) <= 200),
  constraint invoice_details_address_length
    check (not private.is_blank(address) and length(address) <= 500),
  constraint invoice_details_vat_number_shape check (vat_number ~ '^4[0-9]{9}$')
);

alter table private.invoice_details enable row level security;

comment on table private.invoice_details is
  'Kept for the next order. What was issued keeps what it says.';
comment on column private.invoice_details.vat_number is 'Empty: not a vendor.';

create trigger set_updated_at before update on private.invoice_details
  for each row execute function private.set_updated_at();

create function private.read_invoice_details(teacher_profile_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'name', kept.name, 'address', kept.address, 'vatNumber', coalesce(kept.vat_number, ''))
  from private.invoice_details as kept
  where kept.teacher_profile_id = read_invoice_details.teacher_profile_id
);

-- Definer: the table is nobody's to read; administrators see to customers' orders.
create function public.get_invoice_details(teacher_profile_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.read_invoice_details(private.reachable_profile(teacher_profile_id));
end
$$;
comment on function public.get_invoice_details(uuid) is
  'name, address and vatNumber that the caller''s invoices are made out to, or for administrators those '
  'of any profile; nothing when none are kept: then invoices carry the name of the profile.';
grant execute on function public.get_invoice_details(uuid) to authenticated;

-- Definer: as above.
create function public.save_invoice_details(
  invoice_details jsonb, teacher_profile_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
  typed_name text := btrim(coalesce(invoice_details ->> 'name', ''));
  typed_address text := btrim(coalesce(invoice_details ->> 'address', ''));
  typed_number text := regexp_replace(coalesce(invoice_details ->> 'vatNumber', ''), '\s', '', 'g');
begin
  if typed_name = '' and typed_address = '' and typed_number = '' then
    delete from private.invoice_details as kept where kept.teacher_profile_id = profile_id;
    return null;
  elsif typed_name = '' or typed_address = ''
    or length(typed_name) > 200 or length(typed_address) > 500
  then
    raise exception 'invoice_details_invalid' using errcode = 'PT422';
  elsif typed_number <> '' and typed_number !~ '^4[0-9]{9}$' then
    raise exception 'vat_number_invalid' using errcode = 'PT422';
  end if;
  insert into private.invoice_details as kept (teacher_profile_id, name, address, vat_number)
  values (profile_id, typed_name, typed_address, nullif(typed_number, ''))
  on conflict on constraint invoice_details_teacher_profile_id_key do update
  set name = excluded.name, address = excluded.address, vat_number = excluded.vat_number;
  return private.read_invoice_details(profile_id);
end
$$;
comment on function public.save_invoice_details(jsonb, uuid) is
  'Keeps {name, address, vatNumber} for the next invoices and returns them; all empty forgets them.';
grant execute on function public.save_invoice_details(jsonb, uuid) to authenticated;

create function private.seller_today() returns private.seller
language sql stable set search_path = ''
return (
  select seller from private.seller as seller
  where seller.valid_from <= (now() at time zone 'Africa/Johannesburg')::date
  order by seller.valid_from desc
  limit 1
);

create function private.charges_vat() returns boolean
language sql stable set search_path = ''
return (private.seller_today()).id is null or (private.seller_today()).vat_number is not null;
comment on function private.charges_vat() is
  'False only when a seller is written down who is no vendor.';

create function private.lacks_invoice_details(ordered public.teacher_products_order) returns boolean
language sql stable set search_path = ''
return ordered.order_total > 5000
  and private.charges_vat()
  and not exists (
    select from private.invoice_details as kept
    where kept.teacher_profile_id = ordered.teacher_profile_id)
  and not exists (
    select from public.teacher_profile as profile
    where profile.id = ordered.teacher_profile_id and profile.name is not null
      and (ordered.has_physical or profile.products_order_shipping_details is not null));
comment on function private.lacks_invoice_details(public.teacher_products_order) is
  'Over R5000 a tax invoice must name its recipient with an address (VAT Act, section 20(4)). The '
  'profile''s name and a delivery address will do.';

-- Definer: profiles and what is kept for invoices are private; asked about what the caller may read.
create function public._invoice_details_missing(ordered public.teacher_products_order) returns boolean
language sql stable security definer set search_path = ''
return private.lacks_invoice_details(ordered);
comment on function public._invoice_details_missing(public.teacher_products_order) is
  'True when the order can not be placed before save_invoice_details() says to whom its invoice goes.';
grant execute on function public._invoice_details_missing(public.teacher_products_order)
  to authenticated;

create or replace function private.refuse_unready_cart(order_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from public.order_line as line where line.order_id = refuse_unready_cart.order_id
  ) then
    raise exception 'cart_empty' using errcode = 'PT409';
  end if;
  if exists (
    select from public.order_line as line
    where line.order_id = refuse_unready_cart.order_id and not public._available(line)
  ) then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;
  if exists (
    select from public.order_line as line
    where line.order_id = refuse_unready_cart.order_id and public._answers_missing(line)
  ) then
    raise exception 'questions_required' using errcode = 'PT422';
  end if;
  if exists (
    select from public.order_line as line
    join public.teacher_products_order as parent on parent.id = line.order_id
    where parent.id = refuse_unready_cart.order_id and parent.order_status = 'PENDING'
      and (private.owns_product(parent.teacher_profile_id, line.product_id)
        or line.product_bundle_id is not null
          and private.owns_bundle(parent.teacher_profile_id, line.product_bundle_id))
  ) then
    raise exception 'product_owned' using errcode = 'PT409';
  end if;
  if exists (
    select from public.teacher_products_order as parent
    where parent.id = refuse_unready_cart.order_id and private.lacks_invoice_details(parent)
  ) then
    raise exception 'invoice_details_required' using errcode = 'PT422';
  end if;
end
$$;

create function private.seller_on_paper(sold_by private.seller) returns jsonb
language sql immutable set search_path = ''
return case when sold_by.id is not null then jsonb_build_object(
  'tradingName', sold_by.trading_name, 'address', sold_by.address, 'vatNumber', sold_by.vat_number)
end;

create or replace function private.issue_invoice(order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  paid public.teacher_products_order;
  profile public.teacher_profile;
  made_out private.invoice_details;
  sold_by private.seller := private.seller_today();
begin
  select * into strict paid
  from public.teacher_products_order as parent where parent.id = issue_invoice.order_id;
  -- Nothing was paid, nothing is invoiced.
  if paid.order_total = 0 then
    return;
  end if;
  select * into strict profile
  from public.teacher_profile where teacher_profile.id = paid.teacher_profile_id;
  select * into made_out
  from private.invoice_details as kept where kept.teacher_profile_id = paid.teacher_profile_id;

  insert into public.invoice (
    kind, number, order_id, teacher_profile_id, order_number, form, seller, buyer, lines,
    coupon_amount, shipping_fee, total, vat)
  values (
    'invoice', private.next_document_number('invoice'), paid.id, paid.teacher_profile_id,
    paid.order_number,
    case
      when sold_by.id is not null and sold_by.vat_number is null then 'plain'
      when paid.order_total > 5000 then 'full'
      else 'abridged'
    end,
    private.seller_on_paper(sold_by),
    jsonb_build_object(
      'name', coalesce(
        made_out.name, nullif(concat_ws(' ', profile.title, profile.name, profile.surname), '')),
      'address', made_out.address,
      'vatNumber', made_out.vat_number,
      'owner', paid.owner,
      'shippingDetails',
        coalesce(paid.order_shipping_details, profile.products_order_shipping_details)),
    (select coalesce(jsonb_agg(jsonb_build_object(
        'title', line.title, 'quantity', 1, 'linePrice', line.line_price::text,
        'couponShare', line.coupon_share::text, 'physical', line.physical
      ) order by line.created_at, line.id), '[]')
     from public.order_line as line where line.order_id = paid.id),
    paid.coupon_amount, paid.shipping_fee, paid.order_total,
    case when sold_by.id is not null and sold_by.vat_number is null then 0 else paid.order_vat end);
end
$$;

comment on column public.invoice.buyer is
  'name, address and vatNumber to whom it is made out, owner and shippingDetails, as they were.';
