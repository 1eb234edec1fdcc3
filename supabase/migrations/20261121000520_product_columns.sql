-- The columns of a resource that people keep, and the one function that writes them: saving, importing and changing many all go
-- through it. Which they are, the rights say; what they hold, their types. A new column is in all three by being granted.

create function private.product_columns() returns table (
  name text, key text, kind text, api_name text, required boolean, place integer)
language sql stable set search_path = '' as $$
  select attribute.attname::text, coalesce(special.key, attribute.attname::text),
    coalesce(special.kind, case attribute.atttypid::regtype::text
      when 'text' then 'text' when 'integer' then 'whole' when 'boolean' then 'flag'
      when 'timestamp with time zone' then 'moment' end),
    lower(left(attribute.attname::text, 1)) || substr(replace(initcap(replace(attribute.attname::text, '_', ' ')), ' ', ''), 2),
    attribute.attnotnull, coalesce(special.place::integer, 100 + attribute.attnum)
  from pg_catalog.pg_attribute as attribute
  left join unnest(
    array['title', 'sku', 'price', 'discount_percentage', 'category_id', 'tags', 'subscription_product', 'e_commerce_product',
      'thumbnails', 'language', 'term', 'questions'],
    array['title', 'sku', 'price', 'discount', 'category', 'tags', 'subscription', 'e_commerce',
      'pictures', 'language', 'term', 'questions'],
    array['title', 'sku', 'price', 'percentage', 'category', 'tags', 'flag', 'flag',
      'pictures', 'language', 'term', 'questions']) with ordinality as special (name, key, kind, place)
    on special.name = attribute.attname::text
  where attribute.attrelid = 'public.product'::regclass and attribute.attnum > 0 and not attribute.attisdropped
    and pg_catalog.has_column_privilege('authenticated', attribute.attrelid, attribute.attnum, 'update')
$$;
comment on function private.product_columns() is
  'The columns of a resource that people keep. key: its name in a catalogue file; kind: what it holds, by its type unless it is '
  'named here; api_name: as the API calls it; required: it is never null; place: the order in which a row is read.';

create function private.product_columns_by_name() returns jsonb
language sql stable set search_path = ''
return (select jsonb_object_agg(known.name, to_jsonb(known)) from private.product_columns() as known);

create function private.clean_product_columns(given jsonb, known jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(one.key, case
      when one.value <> 'null' then case known -> one.key ->> 'kind'
        when 'title' then to_jsonb(btrim(one.value #>> '{}'))
        when 'percentage' then case when (one.value #>> '{}')::numeric <> 0 then one.value else 'null' end
        else one.value end
      when known -> one.key -> 'required' = 'true' then case known -> one.key ->> 'kind'
        when 'text' then '""' when 'flag' then 'false'
        when 'tags' then '[]' when 'pictures' then '[]' when 'questions' then '[]'
        else 'null' end::jsonb
      else 'null' end), '{}')
    from jsonb_each(given) as one
    where known ? one.key);
end
$$;
comment on function private.clean_product_columns(jsonb, jsonb) is
  'Values by the names of their columns as they are stored: a title without blanks at its ends, no percentage of 0, and what '
  'stands for nothing in a column that is never null. What no column of product_columns_by_name() is called is left out.';

create function private.product_with_columns(product public.product, given jsonb, known jsonb) returns public.product
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_populate_record(product, private.clean_product_columns(given, known));
end
$$;

create function private.empty_product(known jsonb) returns public.product
language plpgsql stable set search_path = '' as $$
begin
  return private.product_with_columns(null, (
    select jsonb_object_agg(column_name, null) from jsonb_object_keys(known) as column_name), known);
end
$$;
comment on function private.empty_product(jsonb) is 'A resource of which nothing is known yet; product_columns_by_name().';

create function private.write_product_rows(wanted jsonb, leaves_taken boolean default false) returns uuid[]
language plpgsql volatile set search_path = '' as $$
declare
  known constant jsonb := private.product_columns_by_name();
  -- Only what is named is written, or a price would write each long description anew.
  named text[] := array(
    select distinct column_name from jsonb_each(wanted) as one, jsonb_object_keys(one.value) as column_name
    where known ? column_name);
  blank constant public.product := private.empty_product(known);
  written uuid[];
begin
  -- As it is, when only its sale is another one: it is changed all the same.
  if named = '{}' then
    named := '{title}';
  end if;
  execute format($write$
    with asked as materialized (
      select one.key::uuid as id, product.id is null as fresh,
        private.product_with_columns(
          case when product.id is null then $3 else product end, one.value, $2) as row
      from jsonb_each($1) as one left join public.product as product on product.id = one.key::uuid
    ), created as (
      insert into public.product (id, %1$s)
      select asked.id, %2$s from asked where asked.fresh
      -- In one order, so that two imports of the same numbers do not wait for each other.
      order by (asked.row).sku
      %5$s returning id
    ), changed as (
      update public.product as product set (%3$s) = row(%4$s)
      from asked where product.id = asked.id and not asked.fresh %6$s
      returning product.id
    )
    select array(select created.id from created union all select changed.id from changed)
  $write$,
    (select string_agg(format('%I', column_name), ', ') from jsonb_object_keys(known) as column_name),
    (select string_agg(format('(asked.row).%I', column_name), ', ') from jsonb_object_keys(known) as column_name),
    (select string_agg(format('%I', column_name), ', ') from unnest(named) as column_name),
    (select string_agg(format('(asked.row).%I', column_name), ', ') from unnest(named) as column_name),
    case when leaves_taken then 'on conflict on constraint product_sku_key do nothing' end,
    case when leaves_taken then 'and not exists (
      select from public.product as other where other.sku = (asked.row).sku and other.id <> asked.id)' end)
  into written using wanted, known, blank;
  return written;
end
$$;
comment on function private.write_product_rows(jsonb, boolean) is
  'Writes resources, {id: {column: value}}; one that is not there is created. Answers those that are '
  'written: with leaves_taken it leaves out whose SKU another has, otherwise it raises. Raises the constraints of the table.';
