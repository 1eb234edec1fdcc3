-- Changing many products at once. The plan is stored with each row before and after, shown, and then carried out as
-- it was shown; a row that somebody has changed in between is left alone. Undoing is a plan of its own.

create table private.product_change (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null,
  change jsonb not null,
  undoes uuid,
  constraint product_change_pkey primary key (id),
  constraint product_change_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint product_change_undoes_fkey foreign key (undoes)
    references private.product_change (id) on delete cascade,
  constraint product_change_undoes_key unique (undoes),
  constraint product_change_change_size check (pg_column_size(change) <= 200000)
);

create index product_change_user_id_idx on private.product_change (user_id);
create index product_change_created_at_idx on private.product_change (created_at);

create table private.product_change_row (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  change_id uuid not null,
  product_id uuid not null,
  title text not null,
  before jsonb not null,
  after jsonb not null,
  outcome text not null,
  reason text,
  constraint product_change_row_pkey primary key (id),
  constraint product_change_row_change_id_fkey foreign key (change_id)
    references private.product_change (id) on delete cascade,
  constraint product_change_row_outcome_known
    check (outcome in ('planned', 'same', 'refused', 'done', 'skipped')),
  constraint product_change_row_reason_known
    check (reason in ('not_there', 'price_too_high', 'changed_since')),
  constraint product_change_row_reason_given
    check ((reason is null) = (outcome not in ('refused', 'skipped')))
);

create index product_change_row_change_id_idx on private.product_change_row (change_id, outcome, title, id);

alter table private.product_change enable row level security;
alter table private.product_change_row enable row level security;

comment on table private.product_change is
  'Changes of many products that administrators have planned, kept for 90 days.';
comment on column private.product_change.change is
  'What is to be done, as plan_product_change() takes it; {} for what undoes another one.';
comment on column private.product_change.undoes is 'The change that this one takes back.';
comment on table private.product_change_row is
  'What becomes of each product of a change. No foreign key to the product: the record stays when it is deleted.';
comment on column private.product_change_row.before is 'The columns that change, as they are.';
comment on column private.product_change_row.after is 'The same columns, as they are to be.';

create trigger set_updated_at before update on private.product_change
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on private.product_change_row
  for each row execute function private.set_updated_at();

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

create function private.product_change_summary(change_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object('id', summary.change_id) || jsonb_object_agg(known.outcome, (
    select count(*) from private.product_change_row as counted
    where counted.change_id = summary.change_id and counted.outcome = known.outcome))
  from (select product_change_summary.change_id) as summary,
    unnest(array['planned', 'same', 'refused', 'done', 'skipped']) as known (outcome)
  group by summary.change_id
);

create function private.my_product_change(change_id uuid) returns private.product_change
language plpgsql volatile set search_path = '' as $$
declare
  mine private.product_change;
begin
  perform private.require_admin();
  select * into mine from private.product_change as planned
  where planned.id = my_product_change.change_id and planned.user_id = private.my_user_id()
  for update;
  if mine.id is null then
    raise exception 'product_change_not_found' using errcode = 'PT404';
  end if;
  return mine;
end
$$;
comment on function private.my_product_change(uuid) is
  'The change, locked: of two presses of a button the second waits. Raises product_change_not_found.';

-- Definer: nobody writes the tables of plans.
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
  delete from private.product_change as old where old.created_at < now() - interval '90 days';
  insert into private.product_change (user_id, change)
  values (private.my_user_id(), plan_product_change.change) returning id into planned;

  insert into private.product_change_row (change_id, product_id, title, before, after, outcome, reason)
  select planned, became.id, became.title, became.before, became.after,
    case
      when (became.after ->> 'price')::numeric >= 10000000000 then 'refused'
      when became.after = became.before then 'same'
      else 'planned'
    end,
    case when (became.after ->> 'price')::numeric >= 10000000000 then 'price_too_high' end
  from (
    select product.id, product.title, private.editable_columns(product) - others as before,
      private.changed_columns(product, plan_product_change.change) as after
    from private.products_of(target) as product
    offset 0 -- or each would be called once more for every place that names its result
  ) as became;
  get diagnostics found_count = row_count;

  if target ? 'ids' then
    -- What was picked and is gone by now is said, not left out.
    insert into private.product_change_row (change_id, product_id, title, before, after, outcome, reason)
    select planned, gone.id, '', '{}', '{}', 'refused', 'not_there'
    from unnest(private.ids_in(target -> 'ids')) as gone (id)
    where gone.id is not null
      and not exists (select from public.product as product where product.id = gone.id);
  elsif found_count is distinct from expected_count then
    raise exception 'selection_changed' using errcode = 'PT409';
  end if;
  return private.product_change_summary(planned);
end
$$;
comment on function public.plan_product_change(jsonb, jsonb, integer) is
  'For administrators: works out what a change would do to each product, and changes none. target: {ids} or {filter, '
  'words} with the number that the list counted. change: {kind: "price", set|by|percent}, {kind: "discount", percent}, '
  '{kind: "sale", percent, from, until}, {kind: "end_sale"}, '
  '{kind: "type", physical, subscription, eCommerce}, {kind: "publish"}, {kind: "unpublish"}, {kind: "schedule", at}, '
  '{kind: "feature", featured}, {kind: "tags", add, remove}, {kind: "category", categoryId}. Answers {id, planned, same, '
  'refused, done, skipped}: how many of each. Raises product_change_malformed, product_filter_not_known, tag_not_found, '
  'category_not_found, selection_changed.';
grant execute on function public.plan_product_change(jsonb, jsonb, integer) to authenticated;

-- Definer: nobody reads the tables of plans.
create function public.product_change_rows(
  change_id uuid, outcome text, at_most integer default 20, rows_before integer default 0
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.my_product_change(product_change_rows.change_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'productId', listed.product_id, 'title', listed.title, 'before', listed.before,
      'after', listed.after, 'reason', listed.reason) order by listed.title, listed.id), '[]')
    from (
      select one.* from private.product_change_row as one
      where one.change_id = product_change_rows.change_id and one.outcome = product_change_rows.outcome
      order by one.title, one.id
      limit greatest(least(at_most, 100), 0) offset greatest(rows_before, 0)) as listed);
end
$$;
comment on function public.product_change_rows(uuid, text, integer, integer) is
  'For whoever planned the change: a page of its rows with that outcome, [{productId, title, before, after, reason}], '
  'by title. before and after hold the columns that change, as in the table. Raises product_change_not_found.';
grant execute on function public.product_change_rows(uuid, text, integer, integer) to authenticated;

-- Definer: nobody writes the tables of plans.
create function public.run_product_change(change_id uuid, at_most integer default 1000) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  sales bigint;
begin
  perform private.my_product_change(run_product_change.change_id);
  with batch as (
    select one.id, one.product_id, one.before, one.after
    from private.product_change_row as one
    where one.change_id = run_product_change.change_id and one.outcome = 'planned'
    order by one.title, one.id
    limit greatest(least(at_most, 1000), 1)
  ), locked as (
    select product.id, private.editable_columns(product) as columns
    from public.product as product
    where product.id in (select batch.product_id from batch)
    order by product.id for no key update
  ), written as (
    update public.product as product
    set (price, discount_percentage, physical,
      subscription_product, e_commerce_product, publish_date, featured, tags, category_id) = (
      select became.price, became.discount_percentage, became.physical, became.subscription_product,
        became.e_commerce_product, became.publish_date, became.featured, became.tags, became.category_id
      from jsonb_populate_record(product, batch.after) as became)
    from batch join locked on locked.id = batch.product_id and locked.columns || batch.before = locked.columns
    where product.id = batch.product_id
    returning product.id
  ), judged as (
    update private.product_change_row as judged
    set outcome = case when written.id is null then 'skipped' else 'done' end,
      reason = case
        when written.id is not null then null
        when locked.id is null then 'not_there'
        else 'changed_since'
      end
    from batch
    left join locked on locked.id = batch.product_id
    left join written on written.id = batch.product_id
    where judged.id = batch.id
    returning judged.product_id, judged.after, judged.outcome
  )
  select count(private.put_sale(judged.product_id, false, (judged.after ->> 'sale_percentage')::numeric,
    (judged.after ->> 'sale_starts_at')::timestamptz, (judged.after ->> 'sale_ends_at')::timestamptz))
  into sales
  from judged where judged.outcome = 'done' and judged.after ? 'sale_percentage';
  return private.product_change_summary(run_product_change.change_id);
end
$$;
comment on function public.run_product_change(uuid, integer) is
  'For whoever planned the change: carries out at most so many of its rows, 1,000 at most, and answers as '
  'plan_product_change() does. To be called until planned is 0; a repeated call changes nothing twice. A product whose '
  'columns are no longer as they were shown is skipped. Raises product_change_not_found.';
grant execute on function public.run_product_change(uuid, integer) to authenticated;

-- Definer: nobody writes the tables of plans.
create function public.undo_product_change(change_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  undone private.product_change := private.my_product_change(change_id);
  planned uuid;
begin
  insert into private.product_change (user_id, change, undoes)
  values (undone.user_id, '{}', undone.id)
  on conflict on constraint product_change_undoes_key do nothing
  returning id into planned;
  if planned is null then
    raise exception 'product_change_undone' using errcode = 'PT409';
  end if;
  insert into private.product_change_row (change_id, product_id, title, before, after, outcome)
  select planned, one.product_id, one.title, one.after, one.before, 'planned'
  from private.product_change_row as one
  where one.change_id = undone.id and one.outcome = 'done';
  return private.product_change_summary(planned);
end
$$;
comment on function public.undo_product_change(uuid) is
  'For whoever planned the change: plans to take back what was done of it. run_product_change() then does so, and skips '
  'what somebody has changed again. Raises product_change_not_found, product_change_undone.';
grant execute on function public.undo_product_change(uuid) to authenticated;
