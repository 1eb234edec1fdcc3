-- What search engines may know of: every address of the shop, with the day of its last change.

-- The caller's own rights decide what is in it: a visitor hears of what a visitor may open.
create function public.sitemap(page_number integer default 1) returns jsonb
language sql stable set search_path = '' as $$
  with recursive shelved as (
    select item.id, item.category_id, greatest(item.updated_at, item.publish_date) as changed_at
    from public.shop_item as item
    where item.e_commerce_product and item.publish_date <= now()
  ),
  -- A category's page lists what is below it too. One that holds nothing is left out.
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
  -- A sitemap holds 50,000 addresses; the pages that are no rows need a few of them.
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
