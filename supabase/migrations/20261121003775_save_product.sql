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
  given record;
  saved_id uuid := save_product.product_id;
  changed_at timestamptz;
  stored_videos text[] := '{}';
begin
  perform private.require_admin();
  if saved_id is null then
    insert into public.product (title) values (btrim(save_product.saved_row ->> 'title'))
    returning id into saved_id;
  else
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
  select * into given from jsonb_to_record(save_product.saved_row) as said(
    title text, description text, price numeric, "discountPercentage" numeric, "salePercentage" numeric,
    "saleStartsAt" timestamptz, "saleEndsAt" timestamptz, "eCommerceProduct" boolean,
    "subscriptionProduct" boolean, physical boolean, featured boolean, "publishDate" timestamptz,
    thumbnails text[], tags uuid[], "categoryId" uuid, questions jsonb, sku integer, pages integer,
    marks integer, language text, term integer, topic text);
  update public.product as saved set
    title = btrim(given.title),
    description = case when save_product.saved_row ? 'description'
      then coalesce(given.description, '') else saved.description end,
    price = given.price,
    discount_percentage = case when given.price is not null then nullif(given."discountPercentage", 0) end,
    e_commerce_product = coalesce(given."eCommerceProduct", false),
    subscription_product = coalesce(given."subscriptionProduct", false),
    physical = coalesce(given.physical, false),
    featured = coalesce(given.featured, false),
    publish_date = given."publishDate",
    thumbnails = coalesce(given.thumbnails, '{}'),
    tags = coalesce(given.tags, '{}'),
    category_id = given."categoryId",
    questions = coalesce(given.questions, '[]'),
    sku = given.sku,
    pages = given.pages,
    marks = given.marks,
    language = given.language,
    term = given.term,
    topic = given.topic
  where saved.id = saved_id;
  -- Without a price there is nothing to take off.
  perform private.put_sale(saved_id, false,
    case when given.price is not null then given."salePercentage" end,
    case when given.price is not null then given."saleStartsAt" end,
    case when given.price is not null then given."saleEndsAt" end);
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
