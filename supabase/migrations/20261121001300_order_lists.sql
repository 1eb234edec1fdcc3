-- How orders are searched.

-- Orders are found by the words that the screens show, in both languages, and by the codes of the database:
-- "betaal" finds what is PAID, "14 januarie" a day, "1,234.50" and "234,50" a total.
create function private.order_words(status text, payment_method text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return concat_ws(' ',
    status,
    case status
      when 'PENDING' then 'in the cart in die mandjie'
      when 'QUOTING' then 'quote kwotasie'
      when 'PROCESSING' then 'awaiting payment wag op betaling'
      when 'PAID' then 'betaal'
      when 'CANCELLED' then 'gekanselleer'
    end,
    payment_method,
    case payment_method when 'PayFast' then 'card payment kaartbetaling' when 'Free' then 'gratis' end);
end
$$;
comment on function private.order_words(text, text) is
  'Status and payment method as codes and in the words of the screens, English and Afrikaans.';

create function private.day_words(day date) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return concat_ws(' ',
    day::text,
    extract(day from day), (array['January', 'February', 'March', 'April', 'May', 'June', 'July',
      'August', 'September', 'October', 'November', 'December'])[extract(month from day)::integer],
    extract(year from day), (array['Januarie', 'Februarie', 'Maart', 'April', 'Mei', 'Junie', 'Julie',
      'Augustus', 'September', 'Oktober', 'November', 'Desember'])[extract(month from day)::integer]);
end
$$;
comment on function private.day_words(date) is
  'A day as 2026-01-14 and with the name of the month in English and Afrikaans.';

create function private.sum_words(total numeric, product_count integer) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return concat_ws(' ',
    total, to_char(total, 'FMR999,999,999,990.00'),
    translate(to_char(total, 'FMR999,999,999,990.00'), ',.', ' ,'),
    product_count);
end
$$;
comment on function private.sum_words(numeric, integer) is
  'A total as either language writes it, and the number of products.';

-- Definer: it reads the name on the profile, which the writer of an order need not be able to read.
create function private.fill_order_search_field() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select private.searchable_text(concat_ws(' ',
    new.order_number,
    private.day_words((new.order_date_time at time zone 'Africa/Johannesburg')::date),
    profile.title, profile.name, profile.surname, profile.owner,
    private.order_words(new.order_status, new.order_payment_method),
    -- The sums of a cart change with each line. Were they here, every one of these changes would write all
    -- indexes of the order; search_orders() looks for them in the caller's cart itself.
    case when new.order_status <> 'PENDING'
      then private.sum_words(new.order_total, new.product_count) end))
  into new.search_field
  from public.teacher_profile as profile where profile.id = new.teacher_profile_id;
  return new;
end
$$;

create trigger fill_order_search_field before insert on public.teacher_products_order
  for each row execute function private.fill_order_search_field();
create trigger follow_searched_columns before update on public.teacher_products_order
  for each row when (
    (old.order_number, old.order_date_time, old.order_status, old.order_payment_method, old.search_field,
      old.teacher_profile_id)
      is distinct from
    (new.order_number, new.order_date_time, new.order_status, new.order_payment_method, new.search_field,
      new.teacher_profile_id)
    or new.order_status <> 'PENDING'
      and (old.order_total, old.product_count) is distinct from (new.order_total, new.product_count))
  execute function private.fill_order_search_field();

-- Definer: teachers may rename themselves, but not write orders.
create function private.rename_orders_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.teacher_products_order as renamed set search_field = ''
  where renamed.teacher_profile_id = new.id;
  return null;
end
$$;
comment on function private.rename_orders_of_profile() is
  'Any update makes private.fill_order_search_field() write the text anew.';

create trigger rename_orders_of_profile after update on public.teacher_profile
  for each row
  when ((old.title, old.name, old.surname, old.owner)
    is distinct from (new.title, new.name, new.surname, new.owner))
  execute function private.rename_orders_of_profile();

create function private.cart_text(cart public.teacher_products_order) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return concat_ws(' ', cart.search_field,
    private.searchable_text(private.sum_words(cart.order_total, cart.product_count)));
end
$$;
comment on function private.cart_text(public.teacher_products_order) is
  'What a cart is searched by: its text and its sums.';

create function private.order_conditions(words text) returns text
language plpgsql stable set search_path = '' as $$
declare
  plain constant text := private.search_text(left(words, 200));
  worded constant text := private.search_conditions('found.search_field', words);
  numbered constant uuid[] := private.orders_numbered(words);
begin
  if plain ~ '^[0-9]{7,14}$' then
    return format(' and (true%s or true%s or found.id = any (%L::uuid[]))', worded,
      private.search_conditions('found.search_field', left(plain, 6) || '-' || substr(plain, 7)), numbered);
  end if;
  return case when cardinality(numbered) = 0 then worded
    else format(' and (true%s or found.id = any (%L::uuid[]))', worded, numbered) end;
end
$$;
comment on function private.order_conditions(text) is
  'Conditions on orders called "found": every word, or the number of one of its papers, or its own number without the '
  'hyphen. Empty for no words.';

create function private.placed_between(placed_from timestamptz, placed_until timestamptz)
returns text
language plpgsql immutable set search_path = '' as $$
begin
  -- Two arms, each of which has its index; what was never placed counts from when it was begun.
  return format(
    ' and (found.order_date_time >= %1$L and found.order_date_time < %2$L'
    ' or found.order_date_time is null and found.created_at >= %1$L and found.created_at < %2$L)',
    coalesce(placed_from, '-infinity'), coalesce(placed_until, 'infinity'));
end
$$;
comment on function private.placed_between(timestamptz, timestamptz) is
  'A condition on orders called "found". Null is no limit on that side.';

create function private.newest_placed(
  source text, placed_from timestamptz, placed_until timestamptz, conditions text
) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format(
    '(select found.* from %1$s as found'
    ' where found.order_date_time >= %2$L and found.order_date_time < %3$L%4$s'
    ' order by found.order_date_time desc, found.id limit $1)'
    ' union all (select found.* from %1$s as found'
    ' where found.order_date_time is null and found.created_at >= %2$L and found.created_at < %3$L%4$s'
    ' order by found.id limit $1)',
    source, coalesce(placed_from, '-infinity'), coalesce(placed_until, 'infinity'), conditions);
end
$$;
comment on function private.newest_placed(text, timestamptz, timestamptz, text) is
  'A query for the newest orders of a table or view between two moments, $1 of those that were placed and $1 '
  'of those that were not; each arm walks an index.';

-- Administrators see a month of everybody's orders: thousands, too many to sort for a page of fifteen. Told
-- how many are needed, the search walks the month from its end until it has them. Whoever asks for other days
-- gets those, and what was put away as well.
-- Definer: behind row-level security "like" uses no index, so the rule of visibility is an ordinary
-- condition here.
create function public.search_orders(
  words text default '', quotes boolean default null, at_most integer default null,
  placed_from timestamptz default null, placed_until timestamptz default null
) returns setof public.teacher_products_order
language plpgsql stable security definer set search_path = '' as $$
declare
  own uuid := private.my_teacher_profile_id();
  since timestamptz := private.orders_seen_since();
  wanted integer := greatest(at_most, 0);
  found_so_far integer := 0;
  worded constant text := private.order_conditions(words);
  ranged constant boolean := placed_from is not null or placed_until is not null;
  conditions text := worded;
  by_kind constant text := case quotes
    when true then ' and found.order_status = ''QUOTING'''
    when false then ' and found.order_status <> ''QUOTING'''
    else '' end;
  statement constant text := 'select found.* from public.teacher_products_order as found where ';
begin
  if words ~ '[0-9]' and own is not null then
    conditions := format(
      ' and (true%s or found.order_status = ''PENDING'' and found.teacher_profile_id = %L%s)',
      conditions, own, private.search_conditions('private.cart_text(found)', words));
  end if;
  conditions := conditions || by_kind;
  if ranged then
    conditions := conditions || private.placed_between(placed_from, placed_until);
  end if;

  if since = 'infinity' then
    return query execute statement || 'found.teacher_profile_id = $1' || conditions
      || ' order by found.order_date_time desc nulls last, found.id limit $2'
      using own, case when at_most is not null then wanted end;
    return;
  end if;
  -- Of years of orders a page is read: the newest of each kind, and of these the newest. Words are found by their index.
  if ranged and worded = '' and at_most is not null then
    return query execute
      'select listed.* from ('
      || private.newest_placed('public.teacher_products_order', placed_from, placed_until, by_kind)
      || case when quotes then '' else ' union all '
        || private.newest_placed('private.archived_as_order', placed_from, placed_until, '') end
      || ') as listed order by listed.order_date_time desc nulls last, listed.id limit $1'
      using wanted;
    return;
  end if;
  if ranged then
    return query execute
      'select listed.* from (' || statement || 'true' || conditions
      || case when quotes then '' else
        ' union all select found.* from private.archived_as_order as found where true'
        || worded || private.placed_between(placed_from, placed_until) end
      || ') as listed order by listed.order_date_time desc nulls last, listed.id limit $1'
      using case when at_most is not null then wanted end;
    return;
  end if;
  if at_most is not null then
    -- Without "nulls last", which is the order of the index; there are no nulls here. An index for the
    -- list's own order ("nulls last") must not exist, see the table.
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
comment on function public.search_orders(text, boolean, integer, timestamptz, timestamptz) is
  'The orders and quotes that the caller may see and that contain every word: number, date, name, '
  'e-mail address, status and payment method in both languages, total, number of products (not '
  'those two of the carts of others). '
  'quotes: true for quotes only, false for orders only. Filter, order and page the result like '
  'the collection itself. For a first page in order of date pass at_most, one more than the page '
  'shows: then no more are looked for. placed_from (included) and placed_until (not included) '
  'choose other days than an administrator''s last month, and then archived orders are among '
  'them. The first 200 characters and ten words count.';
grant execute on function public.search_orders(text, boolean, integer, timestamptz, timestamptz)
  to authenticated;
