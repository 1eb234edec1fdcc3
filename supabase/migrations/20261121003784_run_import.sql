-- Carrying out a checked import in batches, stopping, going on, and taking it back.

-- Writes texts to the resources; those that are not there are created. Answers the ids that were written.
create function private.write_product_texts(wanted jsonb) returns uuid[]
language plpgsql volatile set search_path = '' as $$
declare
  written uuid[];
begin
  insert into public.product_tag (name)
  select distinct on (private.same_text(named.name)) named.name
  from jsonb_each(wanted) as one, unnest(private.list_in_cell(one.value ->> 'tags')) as named (name)
  order by private.same_text(named.name), named.name
  on conflict (private.same_text(name)) do nothing;

  with asked as materialized (
    select one.key::uuid as id, one.value as texts, paths.category_id
    from jsonb_each(wanted) as one
    left join private.category_paths() as paths on paths.path = one.value ->> 'category'
  ), became as materialized (
    select asked.id, product.id is null as fresh,
      private.product_with_texts(private.product_to_write(asked.id), asked.texts, asked.category_id) as row
    from asked left join public.product as product on product.id = asked.id
  ), created as (
    insert into public.product (id, title, description, price, discount_percentage, e_commerce_product,
      subscription_product, physical, featured, publish_date, thumbnails, tags, category_id, questions, sku,
      pages, marks, language, term, topic)
    select became.id, (became.row).title, (became.row).description, (became.row).price,
      (became.row).discount_percentage, (became.row).e_commerce_product, (became.row).subscription_product,
      (became.row).physical, (became.row).featured, (became.row).publish_date, (became.row).thumbnails,
      (became.row).tags, (became.row).category_id, (became.row).questions, (became.row).sku,
      (became.row).pages, (became.row).marks, (became.row).language, (became.row).term, (became.row).topic
    from became where became.fresh
    -- In one order, so that two imports of the same numbers do not wait for each other.
    order by (became.row).sku
    -- Somebody else may have taken the number since the check.
    on conflict on constraint product_sku_key do nothing
    returning id
  ), changed as (
    update public.product as product
    set title = (became.row).title, description = (became.row).description, price = (became.row).price,
      discount_percentage = (became.row).discount_percentage,
      e_commerce_product = (became.row).e_commerce_product,
      subscription_product = (became.row).subscription_product, physical = (became.row).physical,
      featured = (became.row).featured, publish_date = (became.row).publish_date,
      thumbnails = (became.row).thumbnails, tags = (became.row).tags,
      category_id = (became.row).category_id, questions = (became.row).questions, sku = (became.row).sku,
      pages = (became.row).pages, marks = (became.row).marks, language = (became.row).language,
      term = (became.row).term, topic = (became.row).topic
    from became
    where product.id = became.id and not became.fresh and not exists (
      select from public.product as other where other.sku = (became.row).sku and other.id <> became.id)
    returning product.id
  )
  select array(select created.id from created union all select changed.id from changed) into written;

  insert into public.product_content as content (product_id, file_keys, urls)
  select one.key::uuid, private.list_in_cell(coalesce(one.value ->> 'files', '')),
    private.list_in_cell(coalesce(one.value ->> 'video_ids', ''))
  from jsonb_each(wanted) as one
  where one.key::uuid = any (written) and (one.value ? 'files' or one.value ? 'video_ids')
  on conflict on constraint product_content_product_id_key do update
  set file_keys = case when wanted -> content.product_id::text ? 'files'
      then excluded.file_keys else content.file_keys end,
    urls = case when wanted -> content.product_id::text ? 'video_ids' then excluded.urls else content.urls end;
  return written;
end
$$;

-- As write_product_texts(); what cannot be written together is written row by row, and {id: {column, word}} of the rows
-- that the table refuses is answered with the ids of those it has taken.
create function private.write_each_product_text(wanted jsonb, out written uuid[], out refused jsonb)
language plpgsql volatile set search_path = '' as $$
declare
  one record;
  broken text;
begin
  refused := '{}';
  begin
    written := private.write_product_texts(wanted);
    return;
  exception when others then
    -- A lock that was not had, or a server that is full, is no fault of a row.
    if sqlstate ~ '^(40|53|55|57|58|XX)' then
      raise;
    end if;
  end;
  written := '{}';
  for one in select * from jsonb_each(wanted) loop
    begin
      written := written || private.write_product_texts(jsonb_build_object(one.key, one.value));
    exception when others then
      if sqlstate ~ '^(40|53|55|57|58|XX)' then
        raise;
      end if;
      get stacked diagnostics broken = constraint_name;
      refused := refused || jsonb_build_object(one.key, private.import_refusal(broken, sqlerrm));
    end;
  end loop;
end
$$;

-- Definer: nobody writes the tables of imports. For administrators only.
create function public.run_import(import_id uuid, at_most integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.import := private.my_import(import_id);
  batch uuid[];
  ready jsonb;
  written uuid[];
  refused jsonb;
begin
  if mine.status in ('stopped', 'undoing') then
    raise exception 'import_stopped' using errcode = 'PT409';
  end if;
  if exists (select from private.import_row as one where one.import_id = mine.id and one.outcome = 'staged') then
    raise exception 'import_not_checked' using errcode = 'PT409';
  end if;
  update private.import as one set status = 'running' where one.id = mine.id and one.status <> 'running';
  batch := array(
    select one.id from private.import_row as one
    where one.import_id = mine.id and one.outcome in ('create', 'update')
    order by one.n limit greatest(least(at_most, 200), 1));
  perform from public.product as product
  where product.id in (select one.target_id from private.import_row as one where one.id = any (batch))
  order by product.id for no key update;

  select coalesce(jsonb_object_agg(one.target_id, one.after), '{}') into ready
  from private.import_row as one
  left join public.product as product on product.id = one.target_id
  left join private.category_paths() as paths on paths.category_id = product.category_id
  where one.id = any (batch) and case one.outcome
    when 'create' then product.id is null
    else private.product_texts(product, paths.path) @> one.before end;
  select * into written, refused from private.write_each_product_text(ready);

  update private.import_row as judged
  set outcome = case
      when not judged.target_id = any (written) then 'failed'
      when judged.outcome = 'create' then 'created' else 'updated' end,
    version = product.updated_at,
    errors = case
      when judged.target_id = any (written) then '[]'
      when refused ? judged.target_id::text then jsonb_build_array(refused -> judged.target_id::text)::text
      when ready ? judged.target_id::text then '[{"column": "sku", "word": "product_sku_taken"}]'
      when product.id is null then '[{"column": "id", "word": "import_product_not_found"}]'
      else '[{"column": "id", "word": "import_changed_since"}]' end::jsonb
  from private.import_row as one left join public.product as product on product.id = one.target_id
  where judged.id = any (batch) and one.id = judged.id;
  return private.import_summary(mine.id);
end
$$;
comment on function public.run_import(uuid, integer) is
  'For whoever started the import: carries out the next rows, at most 200, and answers what import_state() does. To be '
  'called until create and update are 0; a repeated call changes nothing twice. A resource whose columns are no longer as '
  'they were shown fails. Raises import_not_found, import_not_checked, import_stopped.';
grant execute on function public.run_import(uuid, integer) to authenticated;

-- Definer: nobody writes the tables of imports. For administrators only.
create function public.stop_import(import_id uuid, stopped boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.import := private.my_import(import_id);
begin
  if mine.status = 'undoing' then
    raise exception 'import_stopped' using errcode = 'PT409';
  end if;
  update private.import as one
  set status = case when stop_import.stopped then 'stopped' else 'running' end where one.id = mine.id;
  return private.import_summary(mine.id);
end
$$;
comment on function public.stop_import(uuid, boolean) is
  'For whoever started the import: no more rows are carried out, in any tab; or again they are. '
  'Raises import_not_found, import_stopped.';
grant execute on function public.stop_import(uuid, boolean) to authenticated;

create function private.is_in_use(product_id uuid) returns boolean
language sql stable set search_path = ''
return exists (select from public.order_line as line where line.product_id = is_in_use.product_id)
  or exists (select from public.product_bundle_product as member where member.product_id = is_in_use.product_id)
  or exists (select from public.product_subscription as added where added.product_id = is_in_use.product_id)
  or private.orders_with_product(is_in_use.product_id) > 0;
comment on function private.is_in_use(uuid) is 'Whether a cart, an order, a bundle or a library holds the resource.';

-- Definer: nobody writes the tables of imports. For administrators only.
create function public.undo_import(import_id uuid, at_most integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.import := private.my_import(import_id);
  batch uuid[];
  free uuid[];
  written uuid[];
begin
  if mine.created_at < now() - interval '30 days' then
    raise exception 'import_too_old' using errcode = 'PT409';
  end if;
  update private.import as one set status = 'undoing' where one.id = mine.id;
  batch := array(
    select one.id from private.import_row as one
    where one.import_id = mine.id and one.outcome in ('created', 'updated')
    order by one.n desc limit greatest(least(at_most, 200), 1));
  perform from public.product as product
  where product.id in (select one.target_id from private.import_row as one where one.id = any (batch))
  order by product.id for update;
  free := array(
    select one.id from private.import_row as one
    join public.product as product on product.id = one.target_id and product.updated_at = one.version
    left join private.category_paths() as paths on paths.category_id = product.category_id
    where one.id = any (batch) and private.product_texts(product, paths.path) @> one.after
      and (one.outcome = 'updated' or private.is_in_use(product.id) is not true));
  delete from public.product as product
  where product.id in (
    select one.target_id from private.import_row as one where one.id = any (free) and one.outcome = 'created');
  written := (private.write_each_product_text((
    select coalesce(jsonb_object_agg(one.target_id, one.before), '{}') from private.import_row as one
    where one.id = any (free) and one.outcome = 'updated'))).written;
  update private.import_row as judged
  set outcome = case
    when judged.id = any (free) and (judged.outcome = 'created' or judged.target_id = any (written))
      then 'undone' else 'kept' end
  where judged.id = any (batch);
  return private.import_summary(mine.id);
end
$$;
comment on function public.undo_import(uuid, integer) is
  'For whoever started the import, for 30 days: takes back the next rows, at most 200, the last first, and answers what '
  'import_state() does. What somebody has changed or used since is kept. To be called until created and updated are 0. '
  'Raises import_not_found, import_too_old.';
grant execute on function public.undo_import(uuid, integer) to authenticated;
