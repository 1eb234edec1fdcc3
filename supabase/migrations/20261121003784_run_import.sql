-- Carrying out a checked import in batches, stopping, going on, and taking it back.

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
      private.product_with_texts(case when product.id is null
        then jsonb_populate_record(null::public.product, '{"title": "", "description": "", "featured": false,
          "physical": false, "subscription_product": false, "e_commerce_product": false, "thumbnails": [],
          "tags": [], "questions": []}')
        else product end, asked.texts, asked.category_id) as row
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

-- Definer: nobody writes the tables of imports. For administrators only.
create function public.run_import(import_id uuid, at_most integer default 200) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant private.import := private.my_import(import_id);
  batch uuid[];
  ready jsonb;
  written uuid[];
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
  written := private.write_product_texts(ready);

  update private.import_row as judged
  set outcome = case
      when not judged.target_id = any (written) then 'failed'
      when judged.outcome = 'create' then 'created' else 'updated' end,
    version = product.updated_at,
    errors = case
      when judged.target_id = any (written) then '[]'
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
  written := private.write_product_texts((
    select coalesce(jsonb_object_agg(one.target_id, one.before), '{}') from private.import_row as one
    where one.id = any (free) and one.outcome = 'updated'));
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
