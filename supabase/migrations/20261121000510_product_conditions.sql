-- The filter of the list of products, applied once more by the database: a change of "all that match" is of
-- the rows that the list counted.

create function private.product_condition(field text, operator text, value jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  moment constant text :=
    case when pg_input_is_valid(value #>> '{}', 'timestamptz') then value #>> '{}' end;
begin
  case field || ' ' || operator
    when 'tags contains' then
      return format('product.tags @> %L::uuid[]', private.ids_in(value));
    when 'categoryId in' then
      return format('product.category_id = any (%L::uuid[])', private.ids_in(value));
    when 'physical eq' then return format('product.physical = %L', value::boolean);
    when 'eCommerceProduct eq' then return format('product.e_commerce_product = %L', value::boolean);
    when 'subscriptionProduct eq' then return format('product.subscription_product = %L', value::boolean);
    when 'featured eq' then return format('product.featured = %L', value::boolean);
    when 'fileCount eq' then return format('product.file_count = %L', value::integer);
    when 'missingCount gt' then return format('product.missing_count > %L', value::integer);
    when 'videoCount eq' then return format('product.video_count = %L', value::integer);
    when 'publishDate lte' then
      return 'product.publish_date <= ' || quote_literal(moment) || '::timestamptz';
    when 'publishDate gt' then
      return 'product.publish_date > ' || quote_literal(moment) || '::timestamptz';
    when 'publishDate is' then
      return case when value = '"NULL"' then 'product.publish_date is null' end;
    else return null;
  end case;
end
$$;
comment on function private.product_condition(text, text, jsonb) is
  'A condition on a row called "product" for {field: {operator: value}} of the API. Null for one that the list does '
  'not use.';

create function private.ids_in(list jsonb) returns uuid[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(private.id_in(one #>> '{}')), '{}') from jsonb_array_elements(list) as one
);
comment on function private.ids_in(jsonb) is 'The ids of a JSON list; null in the place of what is none.';

create function private.product_conditions(filter jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  written text;
  known boolean;
begin
  if filter = '{}' or filter is null then
    return '';
  end if;
  select string_agg(' and ' || said.condition, ''), bool_and(said.condition is not null)
  into written, known
  from jsonb_array_elements(
    case when filter ? 'and' then filter -> 'and' else jsonb_build_array(filter) end) as part,
  jsonb_each(part) as named,
  jsonb_each(named.value) as asked,
  lateral (select private.product_condition(named.key, asked.key, asked.value) as condition) as said;
  if known is not true or filter ? 'and' and filter - 'and' <> '{}' then
    raise exception 'product_filter_not_known' using errcode = 'PT422';
  end if;
  return written;
exception when invalid_parameter_value or invalid_datetime_format
  or cannot_coerce or datatype_mismatch or invalid_text_representation then
  raise exception 'product_filter_not_known' using errcode = 'PT422';
end
$$;
comment on function private.product_conditions(jsonb) is
  'The conditions of a filter of the list of products, each behind "and". Raises product_filter_not_known.';
