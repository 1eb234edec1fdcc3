-- Administrators see a month of everybody's orders: thousands, which were fetched and sorted for a page of fifteen.
-- Told how many are needed, the search walks the month from its end until it has them.
drop function public.search_orders(text);

create index teacher_products_order_quotes_idx on public.teacher_products_order (order_date_time)
  where order_status = 'QUOTING';

-- Definer: behind row-level security "like" uses no index, so the rule of visibility is an ordinary condition here.
create function public.search_orders(
  words text default '', quotes boolean default null, at_most integer default null
) returns setof public.teacher_products_order
language plpgsql stable security definer set search_path = '' as $$
declare
  own uuid := private.my_teacher_profile_id();
  since timestamptz := private.orders_seen_since();
  wanted integer := greatest(at_most, 0);
  found_so_far integer := 0;
  pattern text;
  conditions text := '';
  statement constant text := 'select found.* from public.teacher_products_order as found where ';
begin
  for pattern in select * from private.word_patterns(words) loop
    conditions := conditions || format(' and found.search_field like %L', pattern);
  end loop;
  conditions := conditions || case quotes
    when true then ' and found.order_status = ''QUOTING'''
    when false then ' and found.order_status <> ''QUOTING'''
    else '' end;

  if since = 'infinity' then
    return query execute statement || 'found.teacher_profile_id = $1' || conditions
      || ' order by found.order_date_time desc nulls last, found.id limit $2'
      using own, case when at_most is not null then wanted end;
    return;
  end if;
  if at_most is not null then
    -- Nulls first, though there are none: the order of the index, which the collection's own order (nulls last)
    -- cannot use, or a teacher's list would walk through everybody's orders.
    return query execute statement || 'found.order_date_time > $1' || conditions
      || ' order by found.order_date_time desc, found.id limit $2'
      using since, wanted;
    get diagnostics found_so_far = row_count;
    if found_so_far = wanted then
      return;
    end if;
  end if;
  return query execute statement
    || '(found.teacher_profile_id = $1 or found.created_at > $2 or found.order_date_time > $2)'
    || case when at_most is not null then ' and (found.order_date_time > $2) is not true' else '' end
    || conditions
    || ' order by found.order_date_time desc nulls last, found.id limit $3'
    using own, since, case when at_most is not null then wanted - found_so_far end;
end
$$;
comment on function public.search_orders(text, boolean, integer) is
  'The orders and quotes that the caller may see and whose row contains every word: number, date, name, '
  'e-mail address, status and payment method in both languages, total, number of products. Only quotes, or '
  'only what is none, when that is said. Filter, order and page the result like the collection itself. A first '
  'page in order of date names at_most, one more than it shows, and no more are looked for. The first 200 '
  'characters and ten words count.';
grant execute on function public.search_orders(text, boolean, integer) to authenticated;
