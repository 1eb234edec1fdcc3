-- Searching the shelf: in both languages, forgiving a letter, and what belongs beside a resource.

create function private.is_on_shelf(word text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found_one boolean;
begin
  execute 'select exists (select from public.shop_item as item where item.publish_date <= now()'
    || private.choice_conditions('item.search_field', word) || ')' into found_one;
  return found_one;
end
$$;
comment on function private.is_on_shelf(text) is
  'Whether an item of the shelf contains the word in either language.';

create function private.nearest_word(word text) returns text
language plpgsql stable set search_path = '' as $$
declare
  -- Of a short word one letter may be wrong, of a longer one two.
  most integer := case when length(word) < 6 then 1 else 2 end;
  near text;
begin
  if word !~ '^[[:alpha:]]{4,30}$' then
    return null;
  end if;
  for near in
    with alike as (
      select known.word
      from private.shelf_word as known
      order by known.word operator(extensions.<->) nearest_word.word
      limit 40
    )
    select alike.word from alike
    where extensions.levenshtein(alike.word, nearest_word.word) <= most
    order by extensions.levenshtein(alike.word, nearest_word.word), alike.word
  loop
    if private.is_on_shelf(near) then
      return near;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.nearest_word(text) is
  'The word of the shelf that the misspelt one is most like and that finds something now; empty when none '
  'is like it.';

create function private.correct_words(words text) returns text
language sql stable set search_path = ''
return (
  select case when bool_or(better <> word) then string_agg(better, ' ' order by place) end
  from (
    select word, place, case
      when private.is_on_shelf(word) then word
      else coalesce(private.nearest_word(word), word)
    end as better
    from regexp_split_to_table(private.search_text(left(words, 200)), ' ')
      with ordinality as asked (word, place)
    where word <> '' and place <= 10
  ) as judged
);
comment on function private.correct_words(text) is
  'The search with each word that nothing contains replaced by the nearest word of the shelf; empty '
  'when no word needs it.';

-- Definer: it asks the whole shelf, and tells nothing but words of the shelf.
create function public.corrected_search(words text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.correct_words(words);
end
$$;
comment on function public.corrected_search(text) is
  'The words that search_shop() looks for instead of misspelt ones, to be shown beside what it found; '
  'empty when the search is spelt as the shelf spells it.';
grant execute on function public.corrected_search(text) to anon, authenticated;

-- Searches the shelf; every typed word must match, in one of the two languages. Common words find hundreds
-- of items, and sorting them all before a screen shows the first ten is slow. Told how many are needed,
-- the planner either walks the shelf in its order until it has them or sorts the few that rare words leave,
-- whichever is less. Only a search that finds nothing pays for putting its words right.
-- Definer: behind row-level security "like" and "@>" use no index (see CONVENTIONS.md). Here the same
-- rule of visibility is an ordinary condition.
create function public.search_shop(
  words text,
  category_ids uuid[] default null,
  tag_ids uuid[] default null,
  e_commerce_product boolean default null,
  subscription_product boolean default null,
  at_most integer default null,
  kind text default null,
  language text default null,
  max_cost numeric default null,
  reader_language text default null,
  sort text default null
) returns setof public.shop_item
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text := '';
  place text := case sort
    when 'newest' then 'item.publish_date desc nulls last, item.id'
    when 'cheapest' then 'item.cost nulls last, item.id'
    when 'dearest' then 'item.cost desc nulls last, item.id'
    else 'item.featured desc nulls last, '
      || case reader_language
        when 'en' then 'item.in_english desc nulls last, '
        when 'af' then 'item.in_afrikaans desc nulls last, '
        else ''
      end
      || 'item.publish_date desc nulls last, item.title, item.id'
  end;
  corrected text;
begin
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
  if kind is not null then
    conditions := conditions || format(' and item.kind = %L', kind);
  end if;
  if language is not null then
    conditions := conditions || format(' and item.language = %L', language);
  end if;
  if max_cost is not null then
    conditions := conditions || format(' and item.cost <= %L', max_cost);
  end if;
  conditions := conditions || format(
    ' order by %s limit %s', place, greatest(least(at_most, 500), 0));

  return query execute 'select item.* from public.shop_item as item where item.publish_date <= now()'
    || private.choice_conditions('item.search_field', words) || conditions;
  if found or private.is_blank(words) then
    return;
  end if;
  corrected := private.correct_words(words);
  if corrected is not null then
    return query execute 'select item.* from public.shop_item as item where item.publish_date <= now()'
      || private.choice_conditions('item.search_field', corrected) || conditions;
  end if;
end
$$;
comment on function public.search_shop(
  text, uuid[], uuid[], boolean, boolean, integer, text, text, numeric, text, text
) is
  'The first 500 items of the shelf that contain every word in either language, belong to one of the '
  'categories and carry all of the tags. Words that nothing contains are put right when the search finds '
  'nothing. sort: "newest", "cheapest", "dearest", or the shelf''s own order with the reader''s language '
  'first. Order and page the result like the collection itself; a totalCount of 500 means 500 or more. '
  'For a first page pass at_most, one more than the page shows: then no more are looked for. The first '
  '200 characters and ten words count.';
grant execute on function public.search_shop(
  text, uuid[], uuid[], boolean, boolean, integer, text, text, numeric, text, text
) to anon, authenticated;

-- Definer: both return whole rows, and nobody may read search_field. The rule of visibility is repeated.
create function public.related_items(item_id uuid, at_most integer default 8)
returns setof public.shop_item
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select item.*
  from public.shop_item as shown
  join public.shop_item as item on item.category_id = shown.category_id and item.id <> shown.id
  where shown.id = related_items.item_id and item.e_commerce_product
    and shown.publish_date <= now() and item.publish_date <= now()
  order by (item.language is not distinct from shown.language) desc,
    -- This term first and then those after it.
    mod(item.term - shown.term + 4, 4) nulls last,
    item.publish_date desc, item.id
  limit greatest(least(at_most, 20), 0);
end
$$;
comment on function public.related_items(uuid, integer) is
  'Others of the same grade and subject: in its language first, of its term and then of the next.';
create function public.bundles_with(item_id uuid) returns setof public.shop_item
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select item.*
  from public.product_bundle_product as member
  join public.shop_item as item on item.id = member.product_bundle_id
  where member.product_id = bundles_with.item_id and item.publish_date <= now()
  order by item.publish_date desc, item.id
  limit 4;
end
$$;
comment on function public.bundles_with(uuid) is 'The bundles on the shelf that hold the resource.';
grant execute on function public.related_items(uuid, integer), public.bundles_with(uuid)
  to anon, authenticated;

