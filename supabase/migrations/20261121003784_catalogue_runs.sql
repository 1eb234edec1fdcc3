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
  return query select product.id, written.texts, product.updated_at
    from private.product_texts(array(select distinct unnest(ids))) as written
    join public.product as product on product.id = written.id;
end
$$;
comment on function private.lock_product_texts(uuid[], boolean) is 'As lock_targets(), with the columns of a catalogue file.';

create function private.write_product_texts(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  columns constant jsonb := private.product_columns_by_key();
  written uuid[];
begin
  insert into public.product_tag (name)
  select distinct on (private.same_text(named.name)) named.name
  from jsonb_each(wanted) as one, unnest(private.list_in_cell(one.value ->> 'tags')) as named (name)
  order by private.same_text(named.name), named.name
  on conflict (private.same_text(name)) do nothing;

  -- Somebody else may have taken the number since the check.
  written := private.write_product_rows((
    select coalesce(jsonb_object_agg(one.key, private.columns_of_texts(one.value, paths.category_id, columns)), '{}')
    from jsonb_each(wanted) as one
    left join private.category_paths() as paths on paths.path = one.value ->> 'category'), true);

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
