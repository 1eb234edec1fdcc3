-- A search for common words found hundreds of items and sorted them all before a screen showed the first ten. Told
-- how many are needed, it walks the shelf in its order until it has them, or sorts what few the words leave: the
-- planner knows from the limit which is less.
drop function public.search_shop(text, uuid[], uuid[], boolean, boolean);

-- Definer: behind row-level security "like" and "@>" use no index (see CONVENTIONS.md). Here the same
-- rule of visibility is an ordinary condition.
create function public.search_shop(
  words text,
  category_ids uuid[] default null,
  tag_ids uuid[] default null,
  e_commerce_product boolean default null,
  subscription_product boolean default null,
  at_most integer default null
) returns setof public.shop_item
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text := '';
  pattern text;
begin
  for pattern in select * from private.word_patterns(words) loop
    conditions := conditions || format(' and item.search_field like %L', pattern);
  end loop;
  if category_ids is not null then
    conditions := conditions || format(' and item.category_id = any (%L::uuid[])', category_ids);
  end if;
  if cardinality(tag_ids) > 0 then
    conditions := conditions || format(' and item.tags @> %L::uuid[]', tag_ids);
  end if;
  if e_commerce_product is not null then
    conditions := conditions || format(' and item.e_commerce_product = %L', e_commerce_product);
  end if;
  if subscription_product is not null then
    conditions := conditions || format(' and item.subscription_product = %L', subscription_product);
  end if;

  return query execute format(
    'select item.* from public.shop_item as item where item.publish_date <= now()%s'
    ' order by item.featured desc nulls last, item.publish_date desc nulls last, item.title, item.id'
    ' limit %s', conditions, greatest(least(at_most, 500), 0));
end
$$;
comment on function public.search_shop(text, uuid[], uuid[], boolean, boolean, integer) is
  'The first 500 items of the shelf, in its order, that contain every word, belong to one of the '
  'categories and carry all of the tags. Order and page the result like the collection itself; a '
  'totalCount of 500 means 500 or more. A first page names at_most, one more than it shows, and no '
  'more are looked for. The first 200 characters and ten words count.';
grant execute on function public.search_shop(text, uuid[], uuid[], boolean, boolean, integer)
  to anon, authenticated;
