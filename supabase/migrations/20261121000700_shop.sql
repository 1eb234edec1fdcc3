-- The shop's shelf: resources and bundles in one list. A page of the shop shows both in one order
-- (featured first, then newest, then by title), which takes one index and therefore one table.

create table public.shop_item (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid,
  product_bundle_id uuid,
  title text not null,
  price numeric(12, 2),
  usual_discount numeric(5, 2),
  physical boolean not null,
  featured boolean not null,
  e_commerce_product boolean not null,
  subscription_product boolean not null,
  publish_date timestamptz not null,
  thumbnails text[] not null,
  tags uuid[] not null,
  category_id uuid,
  mixed boolean not null default false,
  member_covers text[] not null default '{}',
  language text,
  term integer,
  kind text not null,
  cost numeric(12, 2) not null,
  in_english boolean not null,
  in_afrikaans boolean not null,
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
    references public.product_category (id) on delete restrict,
  constraint shop_item_numbers check ('NaN' not in (price, usual_discount, cost)),
  constraint shop_item_dates_in_time check (private.in_time(publish_date))
);

-- The shop's order, with the reader's language first among what is featured and among the rest: whoever
-- reads Afrikaans begins with Afrikaans. An index for each language, because an order is one index.
create index shop_item_english_listing_idx on public.shop_item
  (featured desc nulls last, in_english desc nulls last, publish_date desc nulls last, title, id);
create index shop_item_afrikaans_listing_idx on public.shop_item
  (featured desc nulls last, in_afrikaans desc nulls last, publish_date desc nulls last, title, id);
create index shop_item_category_english_idx on public.shop_item
  (category_id, featured desc nulls last, in_english desc nulls last, publish_date desc nulls last,
   title, id);
create index shop_item_category_afrikaans_idx on public.shop_item
  (category_id, featured desc nulls last, in_afrikaans desc nulls last, publish_date desc nulls last,
   title, id);
-- The other orders: newest first, and by price in both directions.
create index shop_item_newest_idx on public.shop_item (publish_date desc nulls last, id);
create index shop_item_cheapest_idx on public.shop_item (cost nulls last, id);
create index shop_item_dearest_idx on public.shop_item (cost desc nulls last, id);
create index shop_item_tags_idx on public.shop_item using gin (tags);
create index shop_item_search_field_idx on public.shop_item
  using gin (search_field extensions.gin_trgm_ops);
-- By tag within categories: one index for both conditions is faster than two that are combined.
create index shop_item_category_tags_idx on public.shop_item
  using gin (category_id, tags);

alter table public.shop_item enable row level security;

create policy "visitors see the shelf" on public.shop_item
  for select to anon using (publish_date <= now());
create policy "signed-in people see the shelf" on public.shop_item
  for select to authenticated using (publish_date <= now());

-- The whole table: computed fields such as _item_sale_price() take the row. Not granted: insert, update and delete,
-- because the triggers below write.
grant select on public.shop_item to anon, authenticated;
grant select on public.shop_item to service_role;

comment on table public.shop_item is
  'What the shop lists: every resource or bundle with a picture and a publish date, kept by triggers '
  'on both tables. Shown once the publish date has passed. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.shop_item.id is 'The id of the resource or bundle.';
comment on column public.shop_item.usual_discount is 'The discount without a sale, in percent.';
comment on column public.shop_item.kind is '"download", "posted" or "bundle".';
comment on column public.shop_item.cost is
  'What it costs, 0.00 where it is free: to filter and sort by. Follows a sale within a minute (private.turn_sales); what '
  'is shown and charged is derived at every reading (_item_sale_price).';
comment on column public.shop_item.in_english is
  'Whether it comes first for readers of English: in English, or in no language.';
comment on column public.shop_item.in_afrikaans is
  'Whether it comes first for readers of Afrikaans: in Afrikaans, or in no language.';

create function private.fill_shop_item() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.kind := case
    when new.product_bundle_id is not null then 'bundle'
    when new.physical then 'posted'
    else 'download'
  end;
  new.cost := coalesce(private.price_now(new.id, new.price, new.usual_discount), 0);
  new.in_english := new.language is distinct from 'af';
  new.in_afrikaans := new.language is distinct from 'en';
  return new;
end
$$;
comment on function private.fill_shop_item() is
  'What lists filter and sort by. Not generated columns, which open pages would not be told of.';

create trigger fill_shop_item before insert or update on public.shop_item
  for each row execute function private.fill_shop_item();
create trigger set_updated_at before update on public.shop_item
  for each row execute function private.set_updated_at();

-- The fields of the API that the clock decides. Definer: nobody reads private.sale. The row is looked up again, because
-- over REST a caller may write it.

create function private.visible_item(item_id uuid) returns public.shop_item
language plpgsql stable set search_path = '' as $$
begin
  return (select item from public.shop_item as item where item.id = item_id and item.publish_date <= now());
end
$$;

create function public._item_discount_percentage(item public.shop_item) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.shop_item := private.visible_item(item.id);
begin
  return private.discount_now(asked.id, asked.usual_discount);
end
$$;
comment on function public._item_discount_percentage(public.shop_item) is
  'The discount of this moment, in percent. @graphql({"name": "discountPercentage"})';

create function public._item_sale_price(item public.shop_item) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.shop_item := private.visible_item(item.id);
begin
  return private.price_now(asked.id, asked.price, asked.usual_discount);
end
$$;
comment on function public._item_sale_price(public.shop_item) is
  'What it costs now, in rand; empty without a price. @graphql({"name": "salePrice"})';

create function public._item_sale_ends_at(item public.shop_item) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.shop_item := private.visible_item(item.id);
begin
  return (
    select sale.sale_ends_at from private.sale as sale
    where sale.id = asked.id and now() >= sale.sale_starts_at and now() < sale.sale_ends_at
      and sale.sale_percentage > coalesce(asked.usual_discount, 0));
end
$$;
comment on function public._item_sale_ends_at(public.shop_item) is
  'Until when the sale runs that its price has; empty when none does. @graphql({"name": "saleEndsAt"})';

grant execute on function public._item_discount_percentage(public.shop_item),
  public._item_sale_price(public.shop_item), public._item_sale_ends_at(public.shop_item)
  to anon, authenticated;

-- Definer: whoever plans a sale need not have the right to write the shelf.
create function private.shelve_sale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.shop_item as item set cost = 0
  where item.id = coalesce(new.id, old.id)
    and item.cost is distinct from coalesce(private.price_now(item.id, item.price, item.usual_discount), 0);
  return null;
end
$$;
comment on function private.shelve_sale() is
  'Any update makes private.fill_shop_item() derive the cost by which lists are sorted.';

create trigger shelve_sale after insert or update or delete on private.sale
  for each row execute function private.shelve_sale();

create function private.turn_sales() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  turned integer;
begin
  -- A row that somebody is just writing has its turn a minute later.
  update public.shop_item as item set cost = 0
  where item.id in (
    select due.id from public.shop_item as due
    join private.sale as sale on sale.id = due.id
    where (sale.sale_starts_at <= now() and sale.sale_starts_at >= due.updated_at
        or sale.sale_ends_at <= now() and sale.sale_ends_at >= due.updated_at)
      and due.cost is distinct from coalesce(private.price_now(due.id, due.price, due.usual_discount), 0)
    order by due.id limit 5000 for no key update of due skip locked);
  get diagnostics turned = row_count;
  return turned;
end
$$;
comment on function private.turn_sales() is
  'Sorts what has come into a sale or out of one by its new price, at most 5,000 rows of the shelf, and so tells open '
  'pages; answers how many. Run every minute (private.scheduled_statement). No price that is shown or charged depends '
  'on it.';

-- Definer: whoever changes a resource need not have the right to write the shelf.
create function private.shelve_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.publish_date is null or not new.listable then
    delete from public.shop_item where shop_item.id = new.id;
    return null;
  end if;
  insert into public.shop_item as shelved (
    id, product_id, title, price, usual_discount, physical, featured,
    e_commerce_product, subscription_product, publish_date, thumbnails, tags, category_id,
    language, term, search_field)
  values (
    new.id, new.id, new.title, new.price, new.discount_percentage, new.physical,
    new.featured, new.e_commerce_product, new.subscription_product, new.publish_date,
    new.thumbnails, new.tags, new.category_id, new.language, new.term,
    new.search_field)
  on conflict on constraint shop_item_pkey do update
  set (title, price, usual_discount, physical, featured, e_commerce_product,
    subscription_product, publish_date, thumbnails, tags, category_id, language, term,
    search_field) = (
    excluded.title, excluded.price, excluded.usual_discount,
    excluded.physical, excluded.featured, excluded.e_commerce_product,
    excluded.subscription_product, excluded.publish_date, excluded.thumbnails, excluded.tags,
    excluded.category_id, excluded.language, excluded.term, excluded.search_field);
  perform private.learn_words(
    concat_ws(' ', new.title, new.topic, private.tag_names(new.tags)));
  return null;
end
$$;

create trigger shelve_product after insert or update on public.product
  for each row execute function private.shelve_product();

-- Definer: as shelve_product().
create function private.shelve_bundle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.publish_date is null or new.thumbnails = '{}' or new.member_count = 0 then
    delete from public.shop_item where shop_item.id = new.id;
    return null;
  end if;
  insert into public.shop_item as shelved (
    id, product_bundle_id, title, price, usual_discount, physical, featured,
    e_commerce_product, subscription_product, publish_date, thumbnails, tags, category_id, mixed,
    member_covers, language, search_field)
  values (
    new.id, new.id, new.title, new.price, new.discount_percentage, new.physical,
    new.featured, true, false, new.publish_date, new.thumbnails, new.tags, new.category_id,
    new.mixed, new.member_covers, new.language, new.search_field)
  on conflict on constraint shop_item_pkey do update
  set (title, price, usual_discount, physical, featured, publish_date,
    thumbnails, tags, category_id, mixed, member_covers, language, search_field) = (
    excluded.title, excluded.price, excluded.usual_discount,
    excluded.physical, excluded.featured, excluded.publish_date, excluded.thumbnails,
    excluded.tags, excluded.category_id, excluded.mixed, excluded.member_covers,
    excluded.language, excluded.search_field);
  perform private.learn_words(concat_ws(' ', new.title, private.tag_names(new.tags)));
  return null;
end
$$;

create trigger shelve_bundle after insert or update on public.product_bundle
  for each row execute function private.shelve_bundle();

-- What search engines are told of: every address of the shop, with the day of its last change. It runs
-- as the caller, so a visitor is told of what a visitor may open.
create function public.sitemap(page_number integer default 1) returns jsonb
language sql stable set search_path = '' as $$
  with recursive shelved as (
    select item.id, item.category_id, greatest(item.updated_at, item.publish_date) as changed_at
    from public.shop_item as item
    where item.e_commerce_product and item.publish_date <= now()
  ),
  -- The page of a category also lists what is in its subcategories. Empty categories are left out.
  branch as (
    select shelved.category_id, max(shelved.changed_at) as changed_at
    from shelved
    where shelved.category_id is not null
    group by shelved.category_id
    union all
    select category.parent_id, branch.changed_at
    from branch
    join public.product_category as category on category.id = branch.category_id
    where category.parent_id is not null
  ),
  entry as (
    select 'category' as kind, branch.category_id as id, max(branch.changed_at) as changed_at
    from branch
    group by branch.category_id
    union all
    select 'product', shelved.id, shelved.changed_at
    from shelved
  ),
  -- A sitemap holds at most 50,000 addresses, and some are needed for pages that are not in the database.
  page as (
    select entry.kind, entry.id, entry.changed_at
    from entry
    order by entry.kind, entry.id
    limit 49000 offset (greatest(page_number, 1) - 1) * 49000::bigint
  )
  select jsonb_build_object(
    'pages', (select greatest(ceil(count(*) / 49000.0), 1)::integer from entry),
    'entries', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', page.kind, 'id', page.id, 'changedAt', page.changed_at)
          order by page.kind, page.id),
        '[]')
      from page))
$$;
comment on function public.sitemap(integer) is
  'One page of the addresses of the shop, for the function "sitemap": categories that hold something, '
  'then resources and bundles, each with its last change, and how many pages there are.';
grant execute on function public.sitemap(integer) to anon;

-- What a resource's page says before its scripts have run: in its head, for programs that show the
-- preview of a link, and in the page itself. It runs as the caller.
create function public.product_head(item_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  with recursive ancestor as (
    select category.id, category.name, category.parent_id, 0 as distance
    from public.shop_item as item
    join public.product_category as category on category.id = item.category_id
    where item.id = product_head.item_id
    union all
    select parent.id, parent.name, parent.parent_id, ancestor.distance + 1
    from ancestor
    join public.product_category as parent on parent.id = ancestor.parent_id
  )
  select jsonb_build_object(
    'title', item.title,
    'description', coalesce(product.description, bundle.description, ''),
    'sku', product.sku,
    'price', coalesce(public._item_sale_price(item), 0.00)::text,
    'list_price', coalesce(item.price, 0.00)::text,
    'discount_percentage', coalesce(public._item_discount_percentage(item), 0)::text,
    'charges_vat', public.charges_vat(),
    'physical', item.physical,
    'bundle', item.product_bundle_id is not null,
    'language', item.language,
    'pictures', to_jsonb(array_remove(item.thumbnails, null)),
    'member_covers', to_jsonb(array_remove(item.member_covers, null)),
    'path', coalesce(
      (select jsonb_agg(
         jsonb_build_object('id', ancestor.id, 'name', ancestor.name)
         order by ancestor.distance desc)
       from ancestor),
      '[]'))
  from public.shop_item as item
  left join public.product as product on product.id = item.product_id
  left join public.product_bundle as bundle on bundle.id = item.product_bundle_id
  where item.id = product_head.item_id and item.publish_date <= now()
$$;
comment on function public.product_head(uuid) is
  'For the function "product-page": title, description, sku, price, delivery, pictures and the path of '
  'categories of a resource or bundle; nothing for what visitors do not see.';
grant execute on function public.product_head(uuid) to anon;
