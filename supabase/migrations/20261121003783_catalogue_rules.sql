-- What the table of resources would refuse of the rows of an import: its own rules, known before anything is written.

create function private.columns_of_texts(texts jsonb, category_id uuid, columns jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(columns -> one.key ->> 'name', case
      when one.value = '' then 'null'
      else case columns -> one.key ->> 'kind'
        when 'flag' then to_jsonb(one.value = 'yes')
        when 'pictures' then to_jsonb(private.list_in_cell(one.value))
        when 'tags' then to_jsonb(array(
          select tag.id from unnest(private.list_in_cell(one.value)) with ordinality as said (name, place)
          join public.product_tag as tag on private.same_text(tag.name) = private.same_text(said.name) order by said.place))
        when 'category' then to_jsonb(columns_of_texts.category_id)
        when 'moment' then to_jsonb(one.value::timestamp at time zone 'Africa/Johannesburg')
        when 'questions' then one.value::jsonb
        else to_jsonb(one.value) end end), '{}')
    from jsonb_each_text(texts) as one
    where columns -> one.key ->> 'name' is not null);
end
$$;
comment on function private.columns_of_texts(jsonb, uuid, jsonb) is
  'What write_product_rows() takes, of the columns of a catalogue file that are named; columns: product_columns() by their keys.';

create function private.product_columns_by_key() returns jsonb
language sql stable set search_path = ''
return (select jsonb_object_agg(known.key, to_jsonb(known)) from private.product_columns() as known);

create function private.catalogue_column(product_column text) returns text
language sql stable set search_path = ''
return coalesce(
  (select known.key from private.product_columns() as known where known.name = product_column), product_column, 'title');

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

create function private.catalogue_rows_against_rules(batch uuid[]) returns table (row_id uuid, errors jsonb)
language plpgsql stable set search_path = '' as $$
declare
  known constant jsonb := private.product_columns_by_name();
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
        left join public.product as product on product.id = checked.target_id
        cross join lateral private.product_with_columns(
          case when product.id is null then $4 else product end,
          private.columns_of_texts(checked.after, paths.category_id, $3), $2) as written
        where checked.id = any ($1) and checked.outcome in ('create', 'update')) as tried) as broken
    where broken.errors is not null
  $checks$, private.names_of_broken_rules('public.product'))
  using batch, known, private.product_columns_by_key(), private.empty_product(known);
end
$$;
comment on function private.catalogue_rows_against_rules(uuid[]) is 'As rows_against_rules().';
