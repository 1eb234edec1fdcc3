-- The shop's shelf: resources and bundles in one list. Two tables can not share an index, and a page
-- of the shop, ordered featured first, then newest, then by title, has to come from one.

create table public.shop_item (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid,
  product_bundle_id uuid,
  title text not null,
  price numeric(12, 2),
  discount_percentage numeric(5, 2),
  sale_price numeric(12, 2),
  physical boolean not null,
  featured boolean not null,
  e_commerce_product boolean not null,
  subscription_product boolean not null,
  publish_date timestamptz not null,
  thumbnails text[] not null,
  tags uuid[] not null,
  category_id uuid,
  search_field text collate "C" not null,
  constraint shop_item_pkey primary key (id),
  constraint shop_item_product_id_key unique (product_id),
  constraint shop_item_product_bundle_id_key unique (product_bundle_id),
  constraint shop_item_product_or_bundle check (num_nonnulls(product_id, product_bundle_id) = 1),
  constraint shop_item_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade,
  constraint shop_item_product_bundle_id_fkey foreign key (product_bundle_id)
    references public.product_bundle (id) on delete cascade,
  constraint shop_item_category_id_fkey foreign key (category_id)
    references public.product_category (id) on delete restrict
);

create index shop_item_listing_idx on public.shop_item
  (featured desc nulls last, publish_date desc nulls last, title, id);
create index shop_item_category_listing_idx on public.shop_item
  (category_id, featured desc nulls last, publish_date desc nulls last, title, id);
create index shop_item_tags_idx on public.shop_item using gin (tags);
create index shop_item_search_field_idx on public.shop_item
  using gin (search_field extensions.gin_trgm_ops);

alter table public.shop_item enable row level security;

create policy "visitors see the shelf" on public.shop_item
  for select to anon using (publish_date <= now());
create policy "signed-in people see the shelf" on public.shop_item
  for select to authenticated using (publish_date <= now());

-- Not granted: search_field, which only search_shop() looks into; insert, update and delete, which
-- the triggers below do.
grant select (
  id, created_at, updated_at, product_id, product_bundle_id, title, price, discount_percentage,
  sale_price, physical, featured, e_commerce_product, subscription_product, publish_date,
  thumbnails, tags, category_id
) on public.shop_item to anon, authenticated;
grant select on public.shop_item to service_role;

comment on table public.shop_item is
  'What the shop lists: every resource or bundle with a picture and a publish date, kept by triggers '
  'on both tables. Shown once the publish date has passed. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.shop_item.id is 'The id of the resource or bundle.';

create trigger set_updated_at before update on public.shop_item
  for each row execute function private.set_updated_at();

-- Definer: the shelf follows whoever changes a resource.
create function private.shelve_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.publish_date is null or not new.listable then
    delete from public.shop_item where shop_item.id = new.id;
    return null;
  end if;
  insert into public.shop_item as shelved (
    id, product_id, title, price, discount_percentage, sale_price, physical, featured,
    e_commerce_product, subscription_product, publish_date, thumbnails, tags, category_id,
    search_field)
  values (
    new.id, new.id, new.title, new.price, new.discount_percentage, new.sale_price, new.physical,
    new.featured, new.e_commerce_product, new.subscription_product, new.publish_date,
    new.thumbnails, new.tags, new.category_id, new.search_field)
  on conflict on constraint shop_item_pkey do update
  set (title, price, discount_percentage, sale_price, physical, featured, e_commerce_product,
    subscription_product, publish_date, thumbnails, tags, category_id, search_field) = (
    excluded.title, excluded.price, excluded.discount_percentage, excluded.sale_price,
    excluded.physical, excluded.featured, excluded.e_commerce_product,
    excluded.subscription_product, excluded.publish_date, excluded.thumbnails, excluded.tags,
    excluded.category_id, excluded.search_field);
  return null;
end
$$;

create trigger shelve_product after insert or update on public.product
  for each row execute function private.shelve_product();

-- Definer: as above.
create function private.shelve_bundle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.publish_date is null or new.thumbnails = '{}' or new.member_count = 0 then
    delete from public.shop_item where shop_item.id = new.id;
    return null;
  end if;
  insert into public.shop_item as shelved (
    id, product_bundle_id, title, price, discount_percentage, sale_price, physical, featured,
    e_commerce_product, subscription_product, publish_date, thumbnails, tags, category_id,
    search_field)
  values (
    new.id, new.id, new.title, new.price, new.discount_percentage, new.sale_price, new.physical,
    new.featured, true, false, new.publish_date, new.thumbnails, new.tags, new.category_id,
    new.search_field)
  on conflict on constraint shop_item_pkey do update
  set (title, price, discount_percentage, sale_price, physical, featured, publish_date,
    thumbnails, tags, category_id, search_field) = (
    excluded.title, excluded.price, excluded.discount_percentage, excluded.sale_price,
    excluded.physical, excluded.featured, excluded.publish_date, excluded.thumbnails,
    excluded.tags, excluded.category_id, excluded.search_field);
  return null;
end
$$;

create trigger shelve_bundle after insert or update on public.product_bundle
  for each row execute function private.shelve_bundle();

alter publication supabase_realtime add table public.product_bundle, public.shop_item;
