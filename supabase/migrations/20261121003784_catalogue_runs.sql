-- Resources as rows of texts: how a run locks, writes and removes them.

create function private.lock_product_texts(ids uuid[], for_removal boolean)
returns table (id uuid, document jsonb, version timestamptz)
language plpgsql volatile set search_path = '' as $$
begin
  if for_removal then
    perform from public.product as product where product.id = any (ids) order by product.id for update;
  else
    perform from public.product as product where product.id = any (ids) order by product.id for no key update;
  end if;
  return query select product.id, private.product_texts(product, paths.path), product.updated_at
    from public.product as product
    left join private.category_paths() as paths on paths.category_id = product.category_id
    where product.id = any (ids);
end
$$;
comment on function private.lock_product_texts(uuid[], boolean) is 'As lock_targets(), with the columns of a catalogue file.';

create function private.write_product_texts(wanted jsonb) returns jsonb
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
  return (
    select coalesce(jsonb_object_agg(product.id, product.updated_at), '{}')
    from public.product as product where product.id = any (written));
end
$$;
comment on function private.write_product_texts(jsonb) is
  'As write_targets(), by the keys of a catalogue file; resources that are not there are created, and so are their tags.';

create function private.is_in_use(product_id uuid) returns boolean
language sql stable set search_path = ''
return exists (select from public.order_line as line where line.product_id = is_in_use.product_id)
  or exists (select from public.product_bundle_product as member where member.product_id = is_in_use.product_id)
  or exists (select from public.product_subscription as added where added.product_id = is_in_use.product_id)
  or private.orders_with_product(is_in_use.product_id) > 0;
comment on function private.is_in_use(uuid) is 'Whether a cart, an order, a bundle or a library holds the resource.';

create function private.remove_unused_products(ids uuid[]) returns uuid[]
language plpgsql volatile set search_path = '' as $$
declare
  removed uuid[];
begin
  with gone as (
    delete from public.product as product
    where product.id = any (ids) and not private.is_in_use(product.id)
    returning product.id)
  select coalesce(array_agg(gone.id), '{}') into removed from gone;
  return removed;
end
$$;
comment on function private.remove_unused_products(uuid[]) is 'As remove_targets().';
