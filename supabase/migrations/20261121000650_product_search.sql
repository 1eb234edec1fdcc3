-- Searching the shop: every typed word must match.

create extension if not exists pg_trgm with schema extensions;

create index product_search_field_idx on public.product
  using gin (search_field extensions.gin_trgm_ops);

-- Definer: behind row-level security Postgres does not use this index. "like" is not leakproof, so it
-- may only be tried on rows that the policy has let through, and that means on every row of the table.
-- Here the same rule of visibility is an ordinary condition, and the index finds the rows.
create function public.search_products(words text) returns setof public.product
language plpgsql stable security definer set search_path = '' set work_mem = '32MB' as $$
declare
  word text;
  every_word text := '';
begin
  for word in
    select distinct typed from regexp_split_to_table(lower(left(words, 200)), '\s+') as typed
    where typed <> ''
    limit 10
  loop
    every_word := every_word || format(' and product.search_field like %L',
      '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%');
  end loop;

  return query execute
    'select product.* from public.product as product '
    'where (private.is_published(product) or (select private.in_group(''admin'')))' || every_word;
end
$$;
comment on function public.search_products(text) is
  'The resources that the caller may see and that contain every word. Filter, order and page the '
  'result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_products(text) to anon, authenticated;
