-- What administrators choose from and see while they put an order or a quote together. Nothing here writes.

create function private.goods_document(
  product public.product, bundle public.product_bundle
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case when product.id is not null then jsonb_build_object(
    'productId', product.id, 'productBundleId', null, 'title', product.title,
    'price', coalesce(private.product_price_now(product), 0.00)::text, 'sku', product.sku,
    'physical', product.physical, 'language', product.language, 'questions', product.questions,
    'forSale', coalesce(private.is_orderable(product), false))
  else jsonb_build_object(
    'productId', null, 'productBundleId', bundle.id, 'title', bundle.title,
    'price', coalesce(private.price_now(bundle.id, bundle.price, bundle.discount_percentage), 0.00)::text, 'sku', null,
    'physical', bundle.physical, 'language', bundle.language,
    'questions', private.bundle_questions(bundle.id),
    'forSale', coalesce(private.is_for_sale(bundle), false))
  end;
end
$$;

-- Definer: behind row-level security "like" uses no index (see CONVENTIONS.md). The group is asked first.
create function public.search_goods(words text default '', at_most integer default 30) returns jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '32MB' as $$
declare
  wanted integer := greatest(least(coalesce(at_most, 30), 100), 1);
  typed text := coalesce(private.same_text(left(words, 200)), '');
  number integer := case when typed ~ '^[0-9]{1,9}$' then typed::integer end;
  found_goods jsonb;
begin
  perform private.require_admin();
  if typed = '' then
    return coalesce((
      select jsonb_agg(private.goods_document(newest, null) order by newest.publish_date desc, newest.id)
      from (
        select product.* from public.product as product
        where product.publish_date is not null
        order by product.publish_date desc nulls last, product.id limit wanted) as newest), '[]');
  end if;
  execute
    'with named as (
       select product.id as product_id, null::uuid as bundle_id, product.title, product.sku = $2 as exact
       from public.product as product
       where product.sku = $2 or (true' || private.search_conditions('product.search_field', words) || ')
       union all
       select null, bundle.id, bundle.title, false from public.product_bundle as bundle
       where true' || private.search_conditions('bundle.search_field', words) || '
     ), chosen as (
       select * from named
       order by exact is true desc, position($3 in private.same_text(title)) = 0, title, product_id, bundle_id
       limit $1
     )
     select jsonb_agg(private.goods_document(product, bundle)
       order by chosen.exact is true desc, position($3 in private.same_text(chosen.title)) = 0, chosen.title,
         chosen.product_id, chosen.bundle_id)
     from chosen
     left join public.product as product on product.id = chosen.product_id
     left join public.product_bundle as bundle on bundle.id = chosen.bundle_id'
    into found_goods using wanted, number, typed;
  return coalesce(found_goods, '[]');
end
$$;
comment on function public.search_goods(text, integer) is
  'For administrators: the resources and bundles that contain every word, those with the words in '
  'their title first, the one with that number before all; without words the newest resources. '
  '[{productId or productBundleId, title, price, sku, physical, language, questions, '
  'forSale}], at most 100. To know whether there are more, ask for one more than is shown.';
grant execute on function public.search_goods(text, integer) to authenticated;

create function private.priced_items(items jsonb, order_id uuid, profile_id uuid)
returns table (
  place bigint, product_id uuid, product_bundle_id uuid, title text, price numeric,
  discount_percentage numeric, quantity integer, unit_price numeric, line_price numeric,
  physical boolean, questions jsonb, members jsonb, language text, cover text
)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select sent.place, product.id, bundle.id, coalesce(line.title, product.title, bundle.title),
      goods.price, goods.discount_percentage, many.quantity, goods.unit_price,
      goods.unit_price * many.quantity, goods.physical,
      case when line.id is not null then line.questions
        when product.id is not null then product.questions
        else private.bundle_questions(bundle.id) end,
      case when line.id is not null then private.ordered_members(line.id) else coalesce((
        select jsonb_agg(jsonb_build_object('title', held.title, 'physical', held.physical,
          'language', held.language) order by member.position, member.id)
        from public.product_bundle_product as member
        join public.product as held on held.id = member.product_id
        where member.product_bundle_id = bundle.id), '[]') end,
      coalesce(product.language, bundle.language),
      coalesce(product.thumbnails[1], bundle.thumbnails[1])
    from (
      -- Named twice, a thing is on the order once, as it was named last (private.put_order_item).
      select distinct on (asked.product_id, asked.bundle_id) asked.*
      from (
        select private.id_in(item.value ->> 'productId') as product_id,
          private.id_in(item.value ->> 'productBundleId') as bundle_id,
          item.value ->> 'quantity' as quantity, item.ordinality as place
        from jsonb_array_elements(
          case when jsonb_typeof(items) = 'array' then items else '[]' end) with ordinality as item
      ) as asked
      order by asked.product_id, asked.bundle_id, asked.place desc
    ) as sent
    left join public.product as product on product.id = sent.product_id
    left join public.product_bundle as bundle on bundle.id = sent.bundle_id
    left join public.order_line as line on line.order_id = priced_items.order_id
      and (line.product_id = product.id or line.product_bundle_id = bundle.id)
    cross join lateral private.bundle_price_for(priced_items.profile_id, bundle) as mine (price)
    cross join lateral (
      select coalesce(line.physical, product.physical, bundle.physical) as physical,
        case when line.id is not null then line.price else coalesce(product.price, mine.price) end
          as price,
        case when line.id is not null then line.discount_percentage
          else private.discount_now(
            coalesce(product.id, bundle.id), coalesce(product.discount_percentage, bundle.discount_percentage)) end
          as discount_percentage,
        coalesce(line.unit_price, private.discounted_price(
          coalesce(product.price, mine.price, 0),
          private.discount_now(
            coalesce(product.id, bundle.id), coalesce(product.discount_percentage, bundle.discount_percentage)))) as unit_price
    ) as goods
    cross join lateral (
      select case
        when bundle.id is not null then 1
        when sent.quantity ~ '^\d{1,2}$' then greatest(sent.quantity::integer, 1)
        else coalesce(line.quantity, 1) end as quantity
    ) as many
    where num_nonnulls(product.id, bundle.id) = 1
    order by sent.place;
end
$$;
comment on function private.priced_items(jsonb, uuid, uuid) is
  'What the items of create_order() would be on an order as its lines: what is on the order already '
  'keeps its price, everything else has that of today. What does not exist is left out.';

create function private.coupon_for(
  target public.teacher_products_order, profile_id uuid, coupon_code text
) returns table (code text, discount_type text, discount_value numeric, problem text)
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.normal_coupon_code(coupon_code);
  asked public.coupon;
begin
  if wanted = '' then
    return query select null::text, null::text, null::numeric, null::text;
  elsif target.coupon_code = wanted then
    -- As it was agreed, even if the coupon has changed since.
    return query
      select wanted, target.coupon_discount_type, target.coupon_discount_value, null::text;
  else
    select * into asked from public.coupon where coupon.coupon_code = wanted;
    problem := private.coupon_problem(asked, profile_id, target.id);
    return query
      select wanted, case when problem is null then asked.discount_type end,
        case when problem is null then asked.discount_value end, problem;
  end if;
end
$$;

-- Definer: what is not for sale yet, coupons and the orders of others are hidden from the policies' readers.
create function public.order_preview(
  teacher_profile_id uuid, items jsonb, coupon_code text default '', order_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  target public.teacher_products_order;
  coupon record;
  lines jsonb;
  goods numeric;
  posted boolean;
  off numeric;
  fee numeric;
begin
  perform private.require_admin();
  select * into target from public.teacher_products_order as parent
  where parent.id = order_preview.order_id
    and parent.teacher_profile_id = order_preview.teacher_profile_id;
  select * into coupon
  from private.coupon_for(target, order_preview.teacher_profile_id, order_preview.coupon_code);

  select coalesce(jsonb_agg(jsonb_build_object(
      'productId', line.product_id, 'productBundleId', line.product_bundle_id, 'title', line.title,
      'price', line.price::text, 'discountPercentage', line.discount_percentage::text,
      'quantity', line.quantity, 'unitPrice', line.unit_price::text,
      'linePrice', line.line_price::text, 'physical', line.physical, 'questions', line.questions,
      'members', line.members, 'language', line.language, 'cover', line.cover,
      'owned', private.owns_goods(
        order_preview.teacher_profile_id, line.product_id, line.product_bundle_id)
    ) order by line.place), '[]'),
    coalesce(sum(line.line_price), 0), coalesce(bool_or(line.physical), false),
    coalesce((
      select sum(share) from unnest(private.spread_coupon(
        coupon.discount_type, coupon.discount_value,
        array_agg(line.line_price order by line.place) filter (where not line.physical))) as share), 0)
  into lines, goods, posted, off
  from private.priced_items(
    order_preview.items, target.id, order_preview.teacher_profile_id) as line;

  fee := private.shipping_fee(posted);
  return jsonb_build_object('lines', lines, 'couponCode', coupon.code,
    'couponProblem', coupon.problem, 'couponAmount', round(off, 2)::text, 'shippingFee', fee::text,
    'orderVat', private.vat_charged(fee + goods - off)::text,
    'orderTotal', round(fee + goods - off, 2)::text);
end
$$;
comment on function public.order_preview(uuid, jsonb, text, uuid) is
  'For administrators: what an order or a quote with these items (as for create_order()) would come '
  'to for this customer, or an existing order if it had them, without keeping anything: {lines with '
  'their questions and whether the customer owns them already, couponCode, couponProblem (why it may '
  'not be used: then nothing is taken off), couponAmount, shippingFee, orderVat, orderTotal}. The '
  'rules are those of every order.';
grant execute on function public.order_preview(uuid, jsonb, text, uuid) to authenticated;

-- Definer: administrators make orders for customers whose profiles they may not read.
create function public.customer_for_order(teacher_profile_id uuid, owner text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select private.buyer_document(profile.id, profile.owner) || jsonb_build_object(
      'teacherProfileId', profile.id,
      'quote', (
        select jsonb_build_object('id', quote.id, 'orderNumber', quote.order_number)
        from public.teacher_products_order as quote
        where quote.teacher_profile_id = profile.id and quote.order_status = 'QUOTING'
        order by quote.created_at, quote.id limit 1))
    from public.teacher_profile as profile
    where profile.id = customer_for_order.teacher_profile_id
      and profile.owner = customer_for_order.owner);
end
$$;
comment on function public.customer_for_order(uuid, text) is
  'For administrators: who a new order or quote is for, and the quote that the customer has already; '
  'null when the profile does not exist or belongs to another owner.';
grant execute on function public.customer_for_order(uuid, text) to authenticated;
