-- The command palette: customers, orders, quotes and resources found by a few letters.

create function private.palette_limit() returns integer
language sql immutable parallel safe set search_path = ''
return 5;
comment on function private.palette_limit() is 'How many of a kind the palette shows.';

-- A common word matches thousands. The first sixty that come along are put in order, not all of them.
create function private.palette_customers(words text) returns setof jsonb
language plpgsql stable set search_path = '' as $$
begin
  return query execute
    'with candidate as (
       select customer.* from public.reporting_teacher as customer
       where customer.roles && array[''teacher'', ''admin'']'
    || private.search_conditions('customer.search_field', private.with_phone_digits(words))
    || ' limit 60
     )
     select jsonb_build_object(
       ''kind'', ''customer'', ''id'', candidate.id,
       ''name'', nullif(concat_ws('' '', candidate.title, candidate.name, candidate.surname), ''''),
       ''username'', candidate.username, ''email'', candidate.email, ''school'', candidate.school_name)
     from candidate
     order by candidate.surname, candidate.name, candidate.username, candidate.id
     limit private.palette_limit()';
end
$$;
comment on function private.palette_customers(text) is 'Customers that contain every word, by name.';

create function private.order_hit(found public.teacher_products_order) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', case when found.order_status = 'QUOTING' then 'quote' else 'order' end, 'id', found.id,
    'number', found.order_number, 'username', split_part(found.owner, '::', 2),
    'status', found.order_status, 'total', found.order_total, 'date', found.order_date_time)
$$;
comment on function private.order_hit(public.teacher_products_order) is
  'An order or quote as the palette shows it.';

-- An invoice or credit note is found by its own number (INV-000123, CN-000007), which is not in
-- the text of its order. Carts are left out: they have no number yet.
create function private.palette_orders(words text, quotes boolean) returns setof jsonb
language sql stable set search_path = '' as $$
  with invoiced as (
    select sold.*
    from public.invoice as issued
    join public.teacher_products_order as sold on sold.id = issued.order_id
    where not quotes
      and issued.kind = case when private.search_text(words) ~ '^cn' then 'credit_note' else 'invoice' end
      and issued.number = substring(private.search_text(words) from '^(?:(?:inv|cn)[- ]?)?([0-9]{1,9})$')::integer
      and greatest(sold.created_at, sold.order_date_time) > private.orders_seen_since()
  ), candidate as (
    select private.order_hit(invoiced) as hit, true as exact, invoiced.order_date_time, invoiced.id
    from invoiced
    union all
    select private.order_hit(found), false, found.order_date_time, found.id
    from public.search_orders(words, quotes, private.palette_limit()) as found
    where found.order_status <> 'PENDING' and found.id not in (select invoiced.id from invoiced)
  )
  select candidate.hit from candidate
  order by candidate.exact desc, candidate.order_date_time desc nulls last, candidate.id
  limit private.palette_limit()
$$;
comment on function private.palette_orders(text, boolean) is
  'The order of this invoice or credit note, then orders (or quotes) with every word, newest first.';

create function private.palette_products(words text) returns setof jsonb
language plpgsql stable set search_path = '' as $$
begin
  -- A number that is a SKU comes first, even where many prices contain it.
  return query execute
    'with numbered as (
       select product.* from public.product as product
       where product.sku = $2
       order by product.id limit private.palette_limit()
     ), worded as (
       select product.* from public.product as product where true'
    || private.search_conditions('product.search_field', words)
    || ' limit 60
     ), candidate as (
       select numbered.*, true as exact from numbered
       union all
       select worded.*, false from worded where worded.id not in (select numbered.id from numbered)
     )
     select jsonb_build_object(
       ''kind'', ''product'', ''id'', candidate.id, ''title'', candidate.title,
       ''sku'', candidate.sku, ''published'', 
         coalesce((select private.is_published(one) from public.product as one where one.id = candidate.id), false))
     from candidate
     order by candidate.exact desc,
       position(private.same_text($1) in private.same_text(candidate.title)) = 0, candidate.title, candidate.id
     limit private.palette_limit()'
    using words, case when private.same_text(words) ~ '^[0-9]{1,9}$' then private.same_text(words)::integer end;
end
$$;
comment on function private.palette_products(text) is
  'Resources that contain every word: by SKU, then those with the words in their title.';

-- Definer: behind row-level security "like" uses no index. The groups are asked first.
create function public.search_back_office(words text, kinds text[] default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin boolean := private.in_group('admin');
  customers boolean := admin or private.in_group('superadmin');
begin
  -- Fewer letters are in nearly every row and in no index.
  if length(private.same_text(words)) < 3 then
    return '[]';
  end if;
  return coalesce((
    select jsonb_agg(found.hit)
    from (
      select hit from private.palette_customers(words) as hit
      where customers and 'customer' = any (coalesce(kinds, '{customer}'))
      union all
      select hit from private.palette_orders(words, false) as hit
      where admin and 'order' = any (coalesce(kinds, '{order}'))
      union all
      select hit from private.palette_orders(words, true) as hit
      where admin and 'quote' = any (coalesce(kinds, '{quote}'))
      union all
      select hit from private.palette_products(words) as hit
      where admin and 'product' = any (coalesce(kinds, '{product}'))
    ) as found
  ), '[]');
end
$$;
comment on function public.search_back_office(text, text[]) is
  'For administrators: up to five customers, orders, quotes and resources each that contain every '
  'word, or of the kinds that are named (customer, order, quote, product), as [{kind, id, …}]. '
  'Superadmins find customers. Fewer than three letters find nothing.';
grant execute on function public.search_back_office(text, text[]) to authenticated;
