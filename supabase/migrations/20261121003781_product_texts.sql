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

create function private.text_of_product_column(name text, kind text) returns text
language sql stable set search_path = ''
return case kind
  when 'title' then format('coalesce(btrim(product.%I), '''')', name)
  when 'text' then format('coalesce(btrim(product.%I), '''')', name)
  when 'price' then format('coalesce(product.%I, 0)::numeric(12, 2)::text', name)
  when 'percentage' then format('coalesce(nullif(product.%I, 0)::text, '''')', name)
  when 'flag' then format('private.yes_or_no(product.%I)', name)
  when 'moment' then format(
    'coalesce(to_char(product.%I at time zone ''Africa/Johannesburg'', ''YYYY-MM-DD HH24:MI''), '''')', name)
  when 'pictures' then format('coalesce(array_to_string(product.%I, '' | ''), '''')', name)
  when 'category' then 'coalesce(paths.path, '''')'
  when 'tags' then format('coalesce((select string_agg(tag.name, '' | '' order by lower(tag.name))
    from public.product_tag as tag where tag.id = any (product.%I)), '''')', name)
  when 'questions' then format('coalesce(nullif(product.%I, ''[]'')::text, '''')', name)
  else format('coalesce(product.%I::text, '''')', name)
end;
comment on function private.text_of_product_column(text, text) is
  'SQL over a row "product" and its "paths": the column as a text of a catalogue file. Lists are joined by " | "; an empty price '
  'is 0.00.';

create function private.product_texts(ids uuid[]) returns table (id uuid, texts jsonb)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format($texts$
    select asked.id, jsonb_build_object(%s,
      'video_ids', coalesce(array_to_string(content.urls, ' | '), ''),
      'files', coalesce(array_to_string(content.file_keys, ' | '), ''))
    from unnest($1) as asked (id)
    left join public.product as product on product.id = asked.id
    left join public.product_content as content on content.product_id = product.id
    left join private.category_paths() as paths on paths.category_id = product.category_id
    where asked.id is null or product.id is not null
  $texts$, (
    select string_agg(format('%L, %s', known.key, private.text_of_product_column(known.name, known.kind)), ', ')
    from private.product_columns() as known)) using ids;
end
$$;
comment on function private.product_texts(uuid[]) is
  'Resources by the columns of a catalogue file; for null what stands there when there is none.';

-- Definer: nobody may ask private functions directly. For administrators only.
create function public.export_products(target jsonb, after_id uuid default null, at_most integer default 1000)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(
      listed.texts || jsonb_build_object('id', listed.id) order by listed.id), '[]')
    from private.product_texts(array(
      select chosen.id from private.products_of(target) as chosen
      where after_id is null or chosen.id > after_id
      order by chosen.id
      limit greatest(least(at_most, 1000), 1))) as listed);
end
$$;
comment on function public.export_products(jsonb, uuid, integer) is
  'For administrators: resources of {ids} or {filter, words} as rows of a catalogue file, by id, those behind after_id. '
  'To be called until the answer is empty. Raises product_filter_not_known, product_change_malformed.';
grant execute on function public.export_products(jsonb, uuid, integer) to authenticated;
