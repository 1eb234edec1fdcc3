-- What administrators do with tags and categories besides writing single ones: see what carries them, merge,
-- move, and delete with a place for what they held.

-- Definer: as all functions for administrators, it counts past the policies.
create function public.tags_for_admin() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with carried as (
      select tag_id, count(*) as resources
      from public.product, unnest(tags) as tag_id group by tag_id
    ), bundled as (
      select tag_id, count(*) as bundles
      from public.product_bundle, unnest(tags) as tag_id group by tag_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', tag.id, 'name', tag.name, 'updatedAt', tag.updated_at,
      'resources', coalesce(carried.resources, 0), 'bundles', coalesce(bundled.bundles, 0))
      order by lower(tag.name), tag.id), '[]')
    from public.product_tag as tag
    left join carried on carried.tag_id = tag.id
    left join bundled on bundled.tag_id = tag.id);
end
$$;
comment on function public.tags_for_admin() is
  'For administrators: every tag by name, with how many resources and bundles carry it: '
  '[{id, name, updatedAt, resources, bundles}].';
grant execute on function public.tags_for_admin() to authenticated;

-- Definer: one statement for all resources and bundles, whatever their policies cost.
create function public.merge_tags(tag_id uuid, into_tag_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved integer;
  bundles integer;
begin
  perform private.require_admin();
  if tag_id = into_tag_id then
    raise exception 'tag_merge_same' using errcode = 'PT422';
  end if;
  -- By id, so that two merges of the same tags do not wait for each other.
  perform from public.product_tag as tag
  where tag.id in (merge_tags.tag_id, merge_tags.into_tag_id) order by tag.id for update;
  if (select count(*) from public.product_tag as tag
    where tag.id in (merge_tags.tag_id, merge_tags.into_tag_id)) < 2
  then
    raise exception 'tag_not_found' using errcode = 'PT422';
  end if;

  update public.product as carrier
  set tags = array_append(
    array_remove(array_remove(carrier.tags, merge_tags.tag_id), into_tag_id), into_tag_id)
  where carrier.tags @> array[merge_tags.tag_id];
  get diagnostics moved = row_count;
  update public.product_bundle as carrier
  set tags = array_append(
    array_remove(array_remove(carrier.tags, merge_tags.tag_id), into_tag_id), into_tag_id)
  where carrier.tags @> array[merge_tags.tag_id];
  get diagnostics bundles = row_count;
  delete from public.product_tag as tag where tag.id = merge_tags.tag_id;
  return moved + bundles;
end
$$;
comment on function public.merge_tags(uuid, uuid) is
  'Deletes the first tag; what carried it carries the second, once. Answers how many resources and '
  'bundles that were. Raises tag_merge_same and tag_not_found.';
grant execute on function public.merge_tags(uuid, uuid) to authenticated;

-- Definer: as tags_for_admin().
create function public.categories_for_admin() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with held as (
      select category_id, count(*) as resources from public.product group by category_id
    ), bundled as (
      select category_id, count(*) as bundles from public.product_bundle group by category_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', category.id, 'name', category.name, 'slug', category.slug, 'grade', category.grade,
      'parentId', category.parent_id, 'position', category.position,
      'updatedAt', category.updated_at,
      'resources', coalesce(held.resources, 0), 'bundles', coalesce(bundled.bundles, 0))
      order by category.position, lower(category.name), category.id), '[]')
    from public.product_category as category
    left join held on held.category_id = category.id
    left join bundled on bundled.category_id = category.id);
end
$$;
comment on function public.categories_for_admin() is
  'For administrators: every category with how many resources and bundles it holds itself: '
  '[{id, name, slug, grade, parentId, position, updatedAt, resources, bundles}].';
grant execute on function public.categories_for_admin() to authenticated;

create function private.lock_category_tree() returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- The lock of private.refuse_category_cycle().
  perform pg_advisory_xact_lock(hashtextextended('product_category_tree', 0));
end
$$;

create function private.require_category(category_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from public.product_category as category where category.id = category_id
  ) then
    raise exception 'category_not_found' using errcode = 'PT404';
  end if;
end
$$;

-- Definer: administrators may not write the column position.
create function public.move_category(category_id uuid, parent_id uuid default null, place integer default null)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.lock_category_tree();
  perform private.require_category(move_category.category_id);
  if move_category.parent_id is not null then
    perform private.require_category(move_category.parent_id);
  end if;
  -- The trigger refuses a circle.
  update public.product_category as moved set parent_id = move_category.parent_id
  where moved.id = move_category.category_id
    and moved.parent_id is distinct from move_category.parent_id;

  with others as (
    select sibling.id,
      row_number() over (order by sibling.position, array_position(private.grades(), sibling.grade),
        lower(sibling.name), sibling.id) as rank
    from public.product_category as sibling
    where sibling.parent_id is not distinct from move_category.parent_id
      and sibling.id <> move_category.category_id
  ), placed as (
    select others.id,
      others.rank + case when others.rank > move_category.place then 1 else 0 end as position
    from others
    union all
    select move_category.category_id,
      least(coalesce(move_category.place, 2147483646), (select count(*) from others)) + 1
  )
  update public.product_category as sibling set position = placed.position
  from placed
  where placed.id = sibling.id and placed.position <> sibling.position;
  return true;
end
$$;
comment on function public.move_category(uuid, uuid, integer) is
  'Puts a category under another one, or at the top for null, after so many of its new siblings (the '
  'last without a number). Raises category_not_found, category_cycle and the name that is taken there.';
grant execute on function public.move_category(uuid, uuid, integer) to authenticated;

-- Definer: as merge_tags().
create function public.delete_category(
  category_id uuid, contents_to uuid default null, children_to uuid default null
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved integer;
  bundles integer;
begin
  perform private.require_admin();
  perform private.lock_category_tree();
  perform private.require_category(delete_category.category_id);
  if contents_to = category_id or children_to = category_id then
    raise exception 'category_target_deleted' using errcode = 'PT422';
  end if;
  if contents_to is not null then
    perform private.require_category(contents_to);
  end if;
  if children_to is not null then
    perform private.require_category(children_to);
  end if;
  update public.product as held set category_id = contents_to
  where held.category_id = delete_category.category_id;
  get diagnostics moved = row_count;
  update public.product_bundle as held set category_id = contents_to
  where held.category_id = delete_category.category_id;
  get diagnostics bundles = row_count;
  -- Under one of its own descendants the trigger finds a circle.
  update public.product_category as child set parent_id = children_to
  where child.parent_id = delete_category.category_id;
  delete from public.product_category as gone where gone.id = delete_category.category_id;
  return moved + bundles;
end
$$;
comment on function public.delete_category(uuid, uuid, uuid) is
  'Deletes a category. Its resources and bundles go into contents_to, the categories under it under '
  'children_to; null is no category and the top. Answers how many resources and bundles were moved. '
  'Raises category_not_found, category_target_deleted, category_cycle and the name that is taken there.';
grant execute on function public.delete_category(uuid, uuid, uuid) to authenticated;
