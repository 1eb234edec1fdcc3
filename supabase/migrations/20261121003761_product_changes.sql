-- Changing many products at once: a kind of run (runs). What a change would do to each is stored, shown, and then carried out
-- as it was shown.

create function private.changed_price(price numeric, change jsonb) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  result numeric := round(case
    when change ? 'set' then (change ->> 'set')::numeric
    when change ? 'by' then coalesce(price, 0) + (change ->> 'by')::numeric
    else coalesce(price, 0) * (100 + (change ->> 'percent')::numeric) / 100
  end, 2);
begin
  return case when result > 0 then result when price is not null then 0 end;
end
$$;
comment on function private.changed_price(numeric, jsonb) is
  'A price after {"set": rand}, {"by": rand} or {"percent": number}: rounded to the cent; what is zero or lower becomes '
  '0, or empty where there was no price.';

create function private.changed_columns(product public.product, change jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case change ->> 'kind'
    when 'price' then jsonb_build_object(
      'price', private.changed_price(product.price, change),
      -- Without a price there is nothing to take off.
      'discount_percentage',
        case when private.changed_price(product.price, change) > 0 then product.discount_percentage end)
    when 'discount' then jsonb_build_object('discount_percentage',
      case when product.price > 0 then nullif((change ->> 'percent')::numeric(5, 2), 0) end)
    when 'sale' then jsonb_build_object(
      'sale_percentage', case when product.price > 0 then (change ->> 'percent')::numeric(5, 2) end,
      'sale_starts_at', case when product.price > 0 then (change ->> 'from')::timestamptz end,
      'sale_ends_at', case when product.price > 0 then (change ->> 'until')::timestamptz end)
    when 'end_sale' then '{"sale_percentage": null, "sale_starts_at": null, "sale_ends_at": null}'
    when 'type' then jsonb_build_object(
      'physical', coalesce((change ->> 'physical')::boolean,
        product.physical and (change ->> 'subscription')::boolean is not true),
      'subscription_product', coalesce((change ->> 'subscription')::boolean,
        product.subscription_product and (change ->> 'physical')::boolean is not true),
      'e_commerce_product', coalesce((change ->> 'eCommerce')::boolean, product.e_commerce_product))
    when 'publish' then jsonb_build_object('publish_date',
      case when product.publish_date <= now() then product.publish_date else now() end)
    when 'schedule' then jsonb_build_object('publish_date', (change ->> 'at')::timestamptz)
    when 'unpublish' then jsonb_build_object('publish_date', null)
    when 'feature' then jsonb_build_object('featured', (change ->> 'featured')::boolean)
    when 'tags' then jsonb_build_object('tags', to_jsonb(array(
      select kept.id from unnest(product.tags) with ordinality as kept (id, place)
      where not kept.id = any (private.ids_in(change -> 'remove')) order by kept.place)
      || array(
        select added.id from unnest(private.ids_in(change -> 'add')) with ordinality as added (id, place)
        where not added.id = any (product.tags) order by added.place)))
    when 'category' then jsonb_build_object('category_id', change -> 'categoryId')
  end;
end
$$;
comment on function private.changed_columns(public.product, jsonb) is
  'The columns that a change is about, as it would leave them. Physical and subscription switch each other off.';

create function private.editable_columns(product public.product) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'price', product.price, 'discount_percentage', product.discount_percentage,
  'physical', product.physical, 'subscription_product', product.subscription_product,
  'e_commerce_product', product.e_commerce_product, 'publish_date', product.publish_date,
  'featured', product.featured, 'tags', to_jsonb(product.tags), 'category_id', product.category_id)
  || private.sale_columns(product.id);

create function private.refuse_product_change(change jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  number_given constant text := coalesce(change ->> 'set', change ->> 'by', change ->> 'percent');
  ids constant uuid[] := private.ids_in(coalesce(change -> 'add', '[]') || coalesce(change -> 'remove', '[]'));
  right_shape boolean;
begin
  right_shape := jsonb_typeof(change) = 'object' and case change ->> 'kind'
    when 'price' then number_given ~ '^-?\d{1,10}(\.\d{1,2})?$'
      and (select count(*) from jsonb_object_keys(change)) = 2
      and not change ->> 'set' like '-%' is true
    when 'discount' then number_given ~ '^\d{1,3}(\.\d{1,2})?$' and change ? 'percent'
      and number_given::numeric <= 100
    when 'sale' then number_given ~ '^\d{1,3}(\.\d{1,2})?$' and change ? 'percent'
      and number_given::numeric > 0 and number_given::numeric <= 100
      and case when pg_input_is_valid(coalesce(change ->> 'from', ''), 'timestamptz')
          and pg_input_is_valid(coalesce(change ->> 'until', ''), 'timestamptz')
        then (change ->> 'until')::timestamptz > greatest((change ->> 'from')::timestamptz, now()) end
    when 'end_sale' then true
    when 'type' then
      (change ->> 'physical' = 'true' and change ->> 'subscription' = 'true') is not true
      and change - 'kind' <> '{}' and not exists (
        select from jsonb_each(change - 'kind') as one
        where one.key not in ('physical', 'subscription', 'eCommerce')
          or jsonb_typeof(one.value) <> 'boolean')
    when 'publish' then true
    when 'unpublish' then true
    when 'schedule' then pg_input_is_valid(coalesce(change ->> 'at', ''), 'timestamptz')
    when 'feature' then jsonb_typeof(change -> 'featured') = 'boolean'
    when 'tags' then cardinality(ids) > 0 and array_position(ids, null) is null
    when 'category' then change ? 'categoryId' and jsonb_typeof(change -> 'categoryId') in ('string', 'null')
  end;
  if right_shape is not true then
    raise exception 'product_change_malformed' using errcode = 'PT422';
  end if;
  perform private.refuse_unknown_tags(private.ids_in(coalesce(change -> 'add', '[]')));
  if change ->> 'categoryId' is not null and not exists (
    select from public.product_category as category where category.id = private.id_in(change ->> 'categoryId')
  ) then
    raise exception 'category_not_found' using errcode = 'PT404';
  end if;
end
$$;

create function private.products_of(target jsonb) returns setof public.product
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(target -> 'ids') = 'array' then
    return query select product.* from public.product
      where product.id = any (private.ids_in(target -> 'ids'));
    return;
  end if;
  if jsonb_typeof(target -> 'filter') is distinct from 'object' then
    raise exception 'product_change_malformed' using errcode = 'PT422';
  end if;
  return query execute 'select product.* from public.product as product where true'
    || private.product_conditions(target -> 'filter')
    || private.search_conditions('product.search_field', target ->> 'words');
end
$$;
comment on function private.products_of(jsonb) is
  'The products of {ids}, or of {filter, words}, which is what the list of products sends.';

-- Definer: nobody writes the tables of runs. For administrators only.
create function public.plan_product_change(target jsonb, change jsonb, expected_count integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  planned uuid;
  found_count integer;
  -- The columns that the change is not about: the same for each row, so they are not worked out for each.
  others text[];
begin
  perform private.require_admin();
  perform private.refuse_product_change(change);
  others := array(
    select jsonb_object_keys(private.editable_columns(null))
    except select jsonb_object_keys(private.changed_columns(null, plan_product_change.change)));
  planned := private.open_run('product_change', jsonb_build_object('change', plan_product_change.change));

  insert into private.run_row (run_id, n, target_id, title, before, after, outcome, errors)
  select planned, row_number() over (order by became.title, became.id), became.id, became.title, became.before, became.after,
    case
      when became.refusal is not null then 'error'
      when became.after = became.before then 'unchanged'
      else 'update'
    end,
    case when became.refusal is null then '[]' else jsonb_build_array(became.refusal) end
  from (
    select worked_out.*, case when (worked_out.after ->> 'price')::numeric >= 10000000000
      then '{"column": "price", "word": "price_too_high"}'::jsonb end as refusal
    from (
      select product.id, product.title, private.editable_columns(product) - others as before,
        private.changed_columns(product, plan_product_change.change) as after
      from private.products_of(target) as product
      offset 0 -- or each would be called once more for every place that names its result
    ) as worked_out
    union all
    -- What was picked and is gone by now is said, not left out.
    select gone.id, '', '{}', '{}', '{"column": "id", "word": "not_there"}'
    from unnest(private.ids_in(coalesce(target -> 'ids', '[]'))) as gone (id)
    where gone.id is not null
      and not exists (select from public.product as product where product.id = gone.id)
  ) as became;
  get diagnostics found_count = row_count;
  if not target ? 'ids' and found_count is distinct from expected_count then
    raise exception 'selection_changed' using errcode = 'PT409';
  end if;
  return private.run_summary(planned);
end
$$;
comment on function public.plan_product_change(jsonb, jsonb, integer) is
  'For administrators: works out what a change would do to each product, and changes none. target: {ids} or {filter, '
  'words} with the number that the list counted. change: {kind: "price", set|by|percent}, {kind: "discount", percent}, '
  '{kind: "sale", percent, from, until}, {kind: "end_sale"}, '
  '{kind: "type", physical, subscription, eCommerce}, {kind: "publish"}, {kind: "unpublish"}, {kind: "schedule", at}, '
  '{kind: "feature", featured}, {kind: "tags", add, remove}, {kind: "category", categoryId}. Answers what run_state() does; '
  'a row that cannot be is an error, with not_there or price_too_high. Raises product_change_malformed, '
  'product_filter_not_known, tag_not_found, category_not_found, selection_changed.';
grant execute on function public.plan_product_change(jsonb, jsonb, integer) to authenticated;

create function private.lock_product_columns(ids uuid[]) returns table (id uuid, document jsonb, version timestamptz)
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.product as product
  where product.id = any (ids) order by product.id for no key update;
  -- A new description does not stop a price, so the moment of the last change is none of its business.
  return query select product.id, private.editable_columns(product), null::timestamptz
    from public.product as product where product.id = any (ids);
end
$$;
comment on function private.lock_product_columns(uuid[]) is 'As lock_targets(), with the columns that a change can be about.';

create function private.write_product_columns(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  written constant uuid[] := private.write_product_rows(wanted);
begin
  perform private.put_sale(one.key::uuid, false, (one.value ->> 'sale_percentage')::numeric,
    (one.value ->> 'sale_starts_at')::timestamptz, (one.value ->> 'sale_ends_at')::timestamptz)
  from jsonb_each(wanted) as one
  where one.value ? 'sale_percentage' and one.key::uuid = any (written);
  return (select coalesce(jsonb_object_agg(changed.id, null), '{}') from unnest(written) as changed (id));
end
$$;
comment on function private.write_product_columns(jsonb) is 'As write_targets(), by the names of the columns of the table.';
