-- A sale: a discount from one moment until before another. The clock alone decides whether it runs, whenever a price is
-- read, so nothing has to be switched at either moment. What is planned is known to administrators only.

create table private.sale (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid,
  product_bundle_id uuid,
  sale_percentage numeric(5, 2) not null,
  sale_starts_at timestamptz not null,
  sale_ends_at timestamptz not null,
  constraint sale_pkey primary key (id),
  constraint sale_product_id_key unique (product_id),
  constraint sale_product_bundle_id_key unique (product_bundle_id),
  constraint sale_product_or_bundle check (id = coalesce(product_id, product_bundle_id)
    and num_nonnulls(product_id, product_bundle_id) = 1),
  constraint sale_percentage_range check (sale_percentage > 0 and sale_percentage <= 100),
  constraint sale_order check (sale_starts_at < sale_ends_at),
  constraint sale_dates_in_time check (private.in_time(sale_starts_at) and private.in_time(sale_ends_at)),
  constraint sale_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade,
  constraint sale_product_bundle_id_fkey foreign key (product_bundle_id)
    references public.product_bundle (id) on delete cascade
);

alter table private.sale enable row level security;

comment on table private.sale is
  'At most one for each resource or bundle. One that is over stays until the next is planned: the price history names it.';
comment on column private.sale.id is 'The id of the resource or bundle.';

create trigger set_updated_at before update on private.sale
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on private.sale
  for each row execute function private.record_admin_write();

create function private.discount_now(goods_id uuid, usual numeric) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return greatest(usual, (
    select sale.sale_percentage from private.sale as sale
    where sale.id = goods_id and now() >= sale.sale_starts_at and now() < sale.sale_ends_at));
end
$$;
comment on function private.discount_now(uuid, numeric) is
  'The discount of this moment: while a sale runs, the larger of its percentage and the usual discount, so that a sale '
  'never makes anything dearer. Null without any.';

create function private.price_now(goods_id uuid, price numeric, usual numeric) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return private.discounted_price(price, private.discount_now(goods_id, usual));
end
$$;
comment on function private.price_now(uuid, numeric, numeric) is
  'What a resource or bundle costs at this moment: its price minus private.discount_now(). Null without a price.';

create function private.product_price_now(product public.product) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return private.price_now(product.id, product.price, product.discount_percentage);
end
$$;
comment on function private.product_price_now(public.product) is 'private.price_now() of a resource.';

create function private.put_sale(
  goods_id uuid, is_bundle boolean, percentage numeric, starts_at timestamptz, ends_at timestamptz
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if num_nulls(percentage, starts_at, ends_at) = 0 and ends_at > now() then
    insert into private.sale as planned
      (id, product_id, product_bundle_id, sale_percentage, sale_starts_at, sale_ends_at)
    values (goods_id, case when not is_bundle then goods_id end, case when is_bundle then goods_id end,
      percentage, starts_at, ends_at)
    on conflict on constraint sale_pkey do update
    set (sale_percentage, sale_starts_at, sale_ends_at) =
      (excluded.sale_percentage, excluded.sale_starts_at, excluded.sale_ends_at)
    where (planned.sale_percentage, planned.sale_starts_at, planned.sale_ends_at)
      is distinct from (excluded.sale_percentage, excluded.sale_starts_at, excluded.sale_ends_at);
  elsif num_nulls(percentage, starts_at, ends_at) in (0, 3) then
    -- One that is over has ended by itself: nobody takes it off, and nobody plans it.
    delete from private.sale as planned where planned.id = goods_id and planned.sale_ends_at > now();
  else
    raise exception 'sale_incomplete' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.put_sale(uuid, boolean, numeric, timestamptz, timestamptz) is
  'Plans, changes or (all three null) ends the sale of a resource or bundle. Raises sale_incomplete and the constraints '
  'of the table.';

create function private.sale_columns(goods_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return '{"sale_percentage": null, "sale_starts_at": null, "sale_ends_at": null}' || coalesce((
    select jsonb_build_object('sale_percentage', sale.sale_percentage, 'sale_starts_at', sale.sale_starts_at,
      'sale_ends_at', sale.sale_ends_at)
    from private.sale as sale where sale.id = goods_id and sale.sale_ends_at > now()), '{}');
end
$$;
comment on function private.sale_columns(uuid) is
  'The sale that is planned or runs, by the names of its columns; each null without one.';

-- The fields of the API. Definer, all of them: nobody reads the table. Over REST a caller may write the row, so it is
-- looked up again with the rule of who sees it. A field of the same name on resources and bundles is two functions,
-- because pg_graphql leaves overloaded ones out.

create function private.visible_product(product_id uuid) returns public.product
language plpgsql stable set search_path = '' as $$
begin
  return (select product from public.product as product
    where product.id = product_id and (private.is_published(product) or private.in_group('admin')));
end
$$;

create function private.visible_bundle(bundle_id uuid) returns public.product_bundle
language plpgsql stable set search_path = '' as $$
begin
  return (select bundle from public.product_bundle as bundle
    where bundle.id = bundle_id and (bundle.publish_date <= now() or private.in_group('admin')));
end
$$;

create function public._product_discount_now(product public.product) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.product := private.visible_product(product.id);
begin
  return private.discount_now(asked.id, asked.discount_percentage);
end
$$;
comment on function public._product_discount_now(public.product) is
  'The discount of this moment, in percent. @graphql({"name": "discountNow"})';

create function public._product_sale_price(product public.product) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.product_price_now(private.visible_product(product.id));
end
$$;
comment on function public._product_sale_price(public.product) is
  'What it costs now, in rand. @graphql({"name": "salePrice"})';

create function public._bundle_discount_now(bundle public.product_bundle) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.product_bundle := private.visible_bundle(bundle.id);
begin
  return private.discount_now(asked.id, asked.discount_percentage);
end
$$;
comment on function public._bundle_discount_now(public.product_bundle) is
  'The discount of this moment, in percent. @graphql({"name": "discountNow"})';

create function public._bundle_sale_price(bundle public.product_bundle) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.product_bundle := private.visible_bundle(bundle.id);
begin
  return private.price_now(asked.id, asked.price, asked.discount_percentage);
end
$$;
comment on function public._bundle_sale_price(public.product_bundle) is
  'What it costs now, in rand. @graphql({"name": "salePrice"})';

grant execute on function public._product_discount_now(public.product), public._product_sale_price(public.product),
  public._bundle_discount_now(public.product_bundle), public._bundle_sale_price(public.product_bundle)
  to anon, authenticated;

create function private.planned_sale(goods_id uuid) returns private.sale
language plpgsql stable set search_path = '' as $$
begin
  return case when private.in_group('admin') then (
    select sale from private.sale as sale where sale.id = goods_id and sale.sale_ends_at > now()) end;
end
$$;
comment on function private.planned_sale(uuid) is
  'For administrators the sale that is planned or runs; nothing for anybody else.';

create function public._product_sale_percentage(product public.product) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.planned_sale(product.id)).sale_percentage;
end
$$;
comment on function public._product_sale_percentage(public.product) is
  'For administrators: the discount of its sale, in percent. @graphql({"name": "salePercentage"})';

create function public._product_sale_starts_at(product public.product) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.planned_sale(product.id)).sale_starts_at;
end
$$;
comment on function public._product_sale_starts_at(public.product) is
  'For administrators. @graphql({"name": "saleStartsAt"})';

create function public._product_sale_ends_at(product public.product) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.planned_sale(product.id)).sale_ends_at;
end
$$;
comment on function public._product_sale_ends_at(public.product) is
  'For administrators. @graphql({"name": "saleEndsAt"})';

create function public._bundle_sale_percentage(bundle public.product_bundle) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.planned_sale(bundle.id)).sale_percentage;
end
$$;
comment on function public._bundle_sale_percentage(public.product_bundle) is
  'For administrators: the discount of its sale, in percent. @graphql({"name": "salePercentage"})';

create function public._bundle_sale_starts_at(bundle public.product_bundle) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.planned_sale(bundle.id)).sale_starts_at;
end
$$;
comment on function public._bundle_sale_starts_at(public.product_bundle) is
  'For administrators. @graphql({"name": "saleStartsAt"})';

create function public._bundle_sale_ends_at(bundle public.product_bundle) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.planned_sale(bundle.id)).sale_ends_at;
end
$$;
comment on function public._bundle_sale_ends_at(public.product_bundle) is
  'For administrators. @graphql({"name": "saleEndsAt"})';

grant execute on function public._product_sale_percentage(public.product),
  public._product_sale_starts_at(public.product), public._product_sale_ends_at(public.product),
  public._bundle_sale_percentage(public.product_bundle), public._bundle_sale_starts_at(public.product_bundle),
  public._bundle_sale_ends_at(public.product_bundle)
  to authenticated;
