const page = (found: string, limit: string) => `
with found as materialized (
  select id, title, thumbnails, featured, physical, price, publish_date, category_id
  ${found}
), page as (
  select * from found
  order by featured desc nulls last, publish_date desc nulls last, title, id
  limit ${limit} + 1
), card as (
  select page.*, row_number() over (
    order by featured desc nulls last, publish_date desc nulls last, title, page.id) as position,
    category.name as category_name, category.slug as category_slug, parent.name as parent_name
  from page
  left join public.product_category as category on category.id = page.category_id
  left join public.product_category as parent on parent.id = category.parent_id
)
select json_build_object(
  'totalCount', (select count(*) from found),
  'hasNextPage', (select count(*) from page) > ${limit},
  'cards', coalesce((
    select json_agg(json_build_object(
      'id', id, 'title', title, 'thumbnails', thumbnails, 'featured', featured, 'physical', physical,
      'price', price::text,
      'category', case when category_name is not null then json_build_object(
        'name', category_name, 'slug', category_slug,
        'parent', case when parent_name is not null then json_build_object('name', parent_name) end) end
    ) order by position) from card where position <= ${limit}
  ), '[]')
)::text as page`

/** Parameters: the words, the categories, the size of the page. */
export const searchSql = page(
  'from public.search_products($1) where category_id = any ($2::uuid[])',
  '$3::int',
)

/** Parameters: three patterns, the categories, the size of the page. */
export const filterSql = page(
  `from public.product
  where search_field ilike $1 and search_field ilike $2 and search_field ilike $3
    and category_id = any ($4::uuid[])`,
  '$5::int',
)
