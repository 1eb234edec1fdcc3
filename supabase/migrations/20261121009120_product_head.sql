-- What the head of a resource's page says, for those who draw the preview of a link and run no scripts.

-- The caller's own rights decide: a visitor hears of what a visitor may open.
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
    'price', coalesce(item.sale_price, item.price, 0.00)::text,
    'pictures', to_jsonb(array_remove(item.thumbnails, null)),
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
  'For the function "product-page": title, description, sku, price, pictures and the path of categories '
  'of a resource or bundle; nothing for what visitors do not see.';
grant execute on function public.product_head(uuid) to anon;
