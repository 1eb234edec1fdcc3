-- The dialog of a resource: its row and its videos are written in one go, and only as the administrator saw them.

create function private.refuse_unknown_videos(videos text[], stored text[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  -- Links of earlier years stay; new ones are ids.
  if exists (
    select from unnest(videos) as video
    where video !~ '^([A-Za-z0-9_-]{11}|[0-9]+)$' and not video = any (stored)
  ) then
    raise exception 'video_id_invalid' using errcode = 'PT422';
  end if;
end
$$;

-- Definer: two tables are written in one go; the first line is the policy of both.
create function public.save_product(
  saved_row jsonb,
  videos text[],
  product_id uuid default null,
  seen_at timestamptz default null
) returns public.product
language plpgsql volatile security definer set search_path = '' as $$
declare
  priced constant boolean := save_product.saved_row ->> 'price' is not null;
  saved_id uuid := coalesce(save_product.product_id, gen_random_uuid());
  changed_at timestamptz;
  stored_videos text[] := '{}';
begin
  perform private.require_admin();
  if save_product.product_id is not null then
    select product.updated_at into changed_at
    from public.product as product where product.id = saved_id for update;
    if not found then
      raise exception 'product_not_found' using errcode = 'PT422';
    end if;
    -- Without a version nothing was read that could have changed.
    if changed_at <> seen_at then
      raise exception 'row_changed' using errcode = 'PT409';
    end if;
    select content.urls into stored_videos
    from public.product_content as content where content.product_id = saved_id for update;
  end if;
  -- Without a price there is nothing to take off.
  perform private.write_product_rows(jsonb_build_object(saved_id, (
    select jsonb_object_agg(known.name, save_product.saved_row -> known.api_name)
    from private.product_columns() as known
    where known.name <> 'description' or save_product.saved_row ? 'description'
  ) || case when priced then '{}' else '{"discount_percentage": null}' end::jsonb));
  perform private.put_sale(saved_id, false,
    case when priced then (save_product.saved_row ->> 'salePercentage')::numeric end,
    case when priced then (save_product.saved_row ->> 'saleStartsAt')::timestamptz end,
    case when priced then (save_product.saved_row ->> 'saleEndsAt')::timestamptz end);
  if save_product.videos is not null and save_product.videos <> coalesce(stored_videos, '{}') then
    perform private.refuse_unknown_videos(save_product.videos, coalesce(stored_videos, '{}'));
    insert into public.product_content (product_id, urls) values (saved_id, save_product.videos)
    on conflict on constraint product_content_product_id_key do update set urls = excluded.urls;
  end if;
  return (select saved from public.product as saved where saved.id = saved_id);
end
$$;
comment on function public.save_product(jsonb, text[], uuid, timestamptz) is
  'For administrators: writes a resource and its videos in one go; a new one without product_id. saved_row is the row '
  'by the names of the API, whole except for the description, which stays as it is where it is left out; null '
  'for videos leaves them too, and the files are never touched. Raises product_not_found, row_changed when '
  'it is not as it was at seen_at, video_id_invalid, tag_not_found and the constraints of the table.';
grant execute on function public.save_product(jsonb, text[], uuid, timestamptz) to authenticated;
