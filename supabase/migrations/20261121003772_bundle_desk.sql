-- What administrators do with bundles: find them, see what one costs before it is saved, and save it in one go.

-- Definer: a search text is matched before the policy, which an administrator passes anyway.
create function public.search_bundles(words text) returns setof public.product_bundle
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query execute
    'select bundle.* from public.product_bundle as bundle where true'
    || private.search_conditions('bundle.search_field', words);
end
$$;
comment on function public.search_bundles(text) is
  'For administrators: the bundles that contain every word, also in the titles of their members. Filter, '
  'order and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_bundles(text) to authenticated;

-- Definer: it answers for administrators, to whom all resources are shown. The plan is kept and reads by index, as in all
-- functions that ask who owns a resource.
create function public.bundle_preview(
  product_ids uuid[],
  price numeric default null,
  price_percentage numeric default null,
  discount_percentage numeric default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  apart numeric;
  usually numeric;
  bundle_price numeric;
  now_price numeric;
  owners bigint;
  buyers bigint;
begin
  perform private.require_admin();
  select coalesce(sum(private.product_price_now(member)), 0),
    coalesce(sum(private.discounted_price(member.price, member.discount_percentage)), 0) into apart, usually
  from public.product as member where member.id = any (product_ids);
  bundle_price := case when bundle_preview.price_percentage is null then round(bundle_preview.price, 2)
    else private.portion_of_sum(usually, bundle_preview.price_percentage) end;
  now_price := private.discounted_price(bundle_price, bundle_preview.discount_percentage);
  select count(distinct owned.teacher_profile_id),
    count(distinct owned.teacher_profile_id) filter (where owned.source = 'bought' and not member.physical)
  into owners, buyers
  from private.owned_product as owned
  join public.product as member on member.id = owned.product_id
  where owned.product_id = any (product_ids);
  return jsonb_build_object(
    'members', coalesce((
      select jsonb_agg(jsonb_build_object('id', member.id, 'title', member.title,
        'price', coalesce(private.product_price_now(member), 0)::numeric(12, 2)::text, 'physical', member.physical,
        'published', member.publish_date <= now() is true)
        order by array_position(product_ids, member.id))
      from public.product as member where member.id = any (product_ids)), '[]'),
    'apart', apart::numeric(12, 2)::text,
    'price', bundle_price::text,
    'salePrice', coalesce(now_price, 0)::numeric(12, 2)::text,
    'saving', greatest(apart - coalesce(now_price, 0), 0)::numeric(12, 2)::text,
    'owners', owners, 'buyers', buyers);
end
$$;
comment on function public.bundle_preview(uuid[], numeric, numeric, numeric) is
  'For administrators: what a bundle of these members would cost: {members: [{id, title, price, physical, '
  'published}], apart, price, salePrice, saving, owners, buyers}. Amounts are rand as text; owners is how many '
  'teachers own at least one member, and buyers how many have bought one that is downloaded: with complete_price '
  'these pay only for the rest.';
grant execute on function public.bundle_preview(uuid[], numeric, numeric, numeric) to authenticated;

create function private.lock_bundle(bundle_id uuid, seen_at timestamptz) returns void
language plpgsql volatile set search_path = '' as $$
declare
  changed_at timestamptz;
begin
  select bundle.updated_at into changed_at
  from public.product_bundle as bundle where bundle.id = bundle_id for update;
  if not found then
    raise exception 'bundle_not_found' using errcode = 'PT404';
  end if;
  if changed_at <> seen_at then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
end
$$;

-- Definer: the id of a new bundle is not an administrator's to give, and the members are written with the row.
create function public.save_bundle(
  title text,
  product_ids uuid[],
  bundle_id uuid default null,
  seen_at timestamptz default null,
  description text default '',
  price numeric default null,
  price_percentage numeric default null,
  complete_price boolean default false,
  discount_percentage numeric default null,
  sale_percentage numeric default null,
  sale_starts_at timestamptz default null,
  sale_ends_at timestamptz default null,
  featured boolean default false,
  publish_date timestamptz default null,
  category_id uuid default null,
  tags uuid[] default '{}',
  thumbnails text[] default '{}'
) returns public.product_bundle
language plpgsql volatile security definer set search_path = '' as $$
declare
  saved_id uuid := save_bundle.bundle_id;
begin
  perform private.require_admin();
  if saved_id is null then
    insert into public.product_bundle (title) values (btrim(save_bundle.title))
    returning id into saved_id;
  else
    -- Without a version nothing was read that could have changed.
    perform private.lock_bundle(saved_id, save_bundle.seen_at);
  end if;
  perform public.set_bundle_products(saved_id, save_bundle.product_ids);
  update public.product_bundle as saved set
    title = btrim(save_bundle.title),
    description = coalesce(save_bundle.description, ''),
    price = save_bundle.price,
    price_percentage = save_bundle.price_percentage,
    complete_price = coalesce(save_bundle.complete_price, false),
    discount_percentage = nullif(save_bundle.discount_percentage, 0),
    featured = coalesce(save_bundle.featured, false),
    publish_date = save_bundle.publish_date,
    category_id = save_bundle.category_id,
    tags = coalesce(save_bundle.tags, '{}'),
    thumbnails = coalesce(save_bundle.thumbnails, '{}')
  where saved.id = saved_id;
  perform private.put_sale(
    saved_id, true, save_bundle.sale_percentage, save_bundle.sale_starts_at, save_bundle.sale_ends_at);
  return (select saved from public.product_bundle as saved where saved.id = saved_id);
end
$$;
comment on function public.save_bundle(
  text, uuid[], uuid, timestamptz, text, numeric, numeric, boolean, numeric, numeric, timestamptz, timestamptz, boolean,
  timestamptz, uuid, uuid[], text[]
) is
  'Writes a bundle and its members, in this order, in one go; a new one without bundle_id. With '
  'price_percentage the price follows the members. Raises bundle_not_found, row_changed when it is not as '
  'it was at seen_at, bundle_products_required, product_not_found, tag_not_found and the constraints of '
  'the table.';
grant execute on function public.save_bundle(
  text, uuid[], uuid, timestamptz, text, numeric, numeric, boolean, numeric, numeric, timestamptz, timestamptz, boolean,
  timestamptz, uuid, uuid[], text[]
) to authenticated;
