-- A resource as a row of texts, which is how a spreadsheet holds it. Export writes these texts, and an import compares with
-- them: what is written out and read back is the same.

create function private.category_paths() returns table (category_id uuid, path text)
language sql stable set search_path = '' as $$
  with recursive placed as (
    select category.id, category.slug as path
    from public.product_category as category where category.parent_id is null
    union all
    select child.id, placed.path || '/' || child.slug
    from placed join public.product_category as child on child.parent_id = placed.id
  )
  select placed.id, placed.path from placed
$$;
comment on function private.category_paths() is 'Each category with the slugs from the top down: grade-4/mathematics.';

create function private.yes_or_no(flag boolean) returns text
language sql immutable parallel safe set search_path = ''
return case when flag then 'yes' else 'no' end;

create function private.product_texts(product public.product, category_path text) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'title', btrim(product.title),
    'sku', coalesce(product.sku::text, ''),
    'description', btrim(product.description),
    'price', coalesce(product.price, 0)::numeric(12, 2)::text,
    'discount', coalesce(nullif(product.discount_percentage, 0)::text, ''),
    'category', coalesce(category_path, ''),
    'tags', coalesce((
      select string_agg(tag.name, ' | ' order by lower(tag.name))
      from public.product_tag as tag where tag.id = any (product.tags)), ''),
    'publish_date', coalesce(
      to_char(product.publish_date at time zone 'Africa/Johannesburg', 'YYYY-MM-DD HH24:MI'), ''),
    'featured', private.yes_or_no(product.featured),
    'physical', private.yes_or_no(product.physical),
    'subscription', private.yes_or_no(product.subscription_product),
    'e_commerce', private.yes_or_no(product.e_commerce_product),
    'video_ids', coalesce(array_to_string(content.urls, ' | '), ''),
    'files', coalesce(array_to_string(content.file_keys, ' | '), ''),
    'pictures', array_to_string(product.thumbnails, ' | '),
    'pages', coalesce(product.pages::text, ''),
    'marks', coalesce(product.marks::text, ''),
    'language', coalesce(product.language, ''),
    'term', coalesce(product.term::text, ''),
    'topic', coalesce(btrim(product.topic), ''),
    'questions', case when product.questions = '[]' then '' else product.questions::text end)
  from (select) as once
  left join public.product_content as content on content.product_id = product.id
);
comment on function private.product_texts(public.product, text) is
  'The columns of a catalogue file, by their keys. Lists are joined by " | "; an empty price is 0.00.';

-- Definer: nobody may ask private functions directly. For administrators only.
create function public.export_products(target jsonb, after_id uuid default null, at_most integer default 1000)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(
      private.product_texts(listed, paths.path) || jsonb_build_object('id', listed.id) order by listed.id), '[]')
    from (
      select chosen.* from private.products_of(target) as chosen
      where after_id is null or chosen.id > after_id
      order by chosen.id
      limit greatest(least(at_most, 1000), 1)) as listed
    left join private.category_paths() as paths on paths.category_id = listed.category_id);
end
$$;
comment on function public.export_products(jsonb, uuid, integer) is
  'For administrators: resources of {ids} or {filter, words} as rows of a catalogue file, by id, those behind after_id. '
  'To be called until the answer is empty. Raises product_filter_not_known, product_change_malformed.';
grant execute on function public.export_products(jsonb, uuid, integer) to authenticated;
