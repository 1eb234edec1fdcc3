-- What the table of resources would refuse of the rows of an import: its own rules, known before anything is written.

create function private.product_with_texts(product public.product, texts jsonb, category_id uuid)
returns public.product
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_populate_record(product, jsonb_strip_nulls(jsonb_build_object(
      'title', texts -> 'title', 'description', texts -> 'description', 'price', texts -> 'price',
      'featured', (texts ->> 'featured') = 'yes', 'physical', (texts ->> 'physical') = 'yes',
      'subscription_product', (texts ->> 'subscription') = 'yes',
      'e_commerce_product', (texts ->> 'e_commerce') = 'yes'))
    || case when texts ? 'pictures'
      then jsonb_build_object('thumbnails', private.list_in_cell(texts ->> 'pictures')) else '{}' end
    || case when texts ? 'tags' then jsonb_build_object('tags', array(
        select tag.id from unnest(private.list_in_cell(texts ->> 'tags')) with ordinality as said (name, place)
        join public.product_tag as tag on private.same_text(tag.name) = private.same_text(said.name) order by said.place)) else '{}' end
    || case when texts ? 'sku' then jsonb_build_object('sku', nullif(texts ->> 'sku', '')) else '{}' end
    || (select coalesce(jsonb_object_agg(one.key, nullif(one.value, '')), '{}')
        from jsonb_each_text(texts) as one
        where one.key in ('pages', 'marks', 'language', 'term', 'topic'))
    || case when texts ? 'discount'
      then jsonb_build_object('discount_percentage', nullif(texts ->> 'discount', '')) else '{}' end
    || case when texts ? 'category' then jsonb_build_object('category_id', product_with_texts.category_id) else '{}' end
    || case when texts ? 'publish_date' then jsonb_build_object('publish_date',
        nullif(texts ->> 'publish_date', '')::timestamp at time zone 'Africa/Johannesburg') else '{}' end
    || case when texts ? 'questions' then jsonb_build_object('questions',
        coalesce(nullif(texts ->> 'questions', ''), '[]')::jsonb) else '{}' end);
end
$$;
comment on function private.product_with_texts(public.product, jsonb, uuid) is
  'The resource with the columns of a catalogue file that are named.';

create function private.catalogue_column(product_column text) returns text
language sql immutable parallel safe set search_path = ''
return case product_column
  when 'discount_percentage' then 'discount' when 'thumbnails' then 'pictures' when 'category_id' then 'category'
  when 'subscription_product' then 'subscription' when 'e_commerce_product' then 'e_commerce'
  else coalesce(product_column, 'title') end;

create function private.catalogue_refusal(constraint_name text, message text) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'column', private.catalogue_column((
    select attribute.attname from pg_catalog.pg_constraint as rule
    join pg_catalog.pg_attribute as attribute
      on attribute.attrelid = rule.conrelid and attribute.attnum = rule.conkey[1]
    where rule.conrelid = 'public.product'::regclass and rule.conname = constraint_name)),
  'word', case
    when constraint_name = 'product_thumbnails_count' then 'import_pictures_too_many'
    when constraint_name = 'product_sku_key' then 'product_sku_taken'
    when constraint_name ~ '(length|limit|long|size)' then 'import_text_too_long'
    when coalesce(constraint_name, '') = '' and message ~ '^[a-z]+(_[a-z]+)+$' then message
    else 'import_value_refused' end);
comment on function private.catalogue_refusal(text, text) is
  '{column, word} for a rule of the table of resources that a row breaks, or for the word of a trigger.';

create function private.product_to_write(id uuid) returns public.product
language sql stable set search_path = ''
return coalesce(
  (select product from public.product as product where product.id = product_to_write.id),
  jsonb_populate_record(null::public.product, '{"title": "", "description": "", "price": 0, "featured": false,
    "physical": false, "subscription_product": false, "e_commerce_product": false, "thumbnails": [], "tags": [],
    "questions": [], "type": "Product"}'));
comment on function private.product_to_write(uuid) is 'The resource as it is, or an empty one.';

create function private.catalogue_rows_against_rules(batch uuid[]) returns table (row_id uuid, errors jsonb)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format($checks$
    select broken.id, broken.errors
    from (
      select tried.row_id as id, (
        select jsonb_agg(private.catalogue_refusal(rule.name, null) order by rule.name)
        from unnest(%s) as rule (name)) as errors
      from (
        select checked.id as row_id, written.*
        from private.run_row as checked
        left join private.category_paths() as paths on paths.path = checked.after ->> 'category'
        cross join lateral private.product_with_texts(
          private.product_to_write(checked.target_id), checked.after, paths.category_id) as written
        where checked.id = any ($1) and checked.outcome in ('create', 'update')) as tried) as broken
    where broken.errors is not null
  $checks$, private.names_of_broken_rules('public.product')) using batch;
end
$$;
comment on function private.catalogue_rows_against_rules(uuid[]) is 'As rows_against_rules().';
