-- Resources that have a PDF and no picture yet: administrators have covers made of them, many at once.

-- Definer: the files of resources are for administrators, which the first line asks.
create function public.products_without_pictures(
  target jsonb, after_id uuid default null, at_most integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with found as (
      select product.id, product.title, product.updated_at, product.pages, product.language, pdf.key
      from private.products_of(products_without_pictures.target) as product
      join public.product_content as content on content.product_id = product.id
      cross join lateral (
        select one.key from unnest(content.file_keys) with ordinality as one (key, place)
        where one.key ilike '%.pdf' order by one.place limit 1) as pdf
      where product.thumbnails = '{}'
        and (after_id is null or product.id > after_id)
    )
    select jsonb_build_object(
      'left', (select count(*) from found),
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', page.id, 'title', page.title, 'version', page.updated_at, 'fileKey', page.key,
          'pages', page.pages, 'language', page.language) order by page.id), '[]')
        from (select * from found order by found.id limit greatest(least(at_most, 100), 1)) as page)));
end
$$;
comment on function public.products_without_pictures(jsonb, uuid, integer) is
  'For administrators: of the resources of {ids} or {filter, words}, as plan_product_change() takes them, those that '
  'have a PDF and no picture, by id and after this one: {left: how many, rows: [{id, title, version, fileKey, pages, '
  'language}]}, at most 100 rows. Raises product_filter_not_known.';
grant execute on function public.products_without_pictures(jsonb, uuid, integer) to authenticated;
