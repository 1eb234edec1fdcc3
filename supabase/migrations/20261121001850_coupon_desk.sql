-- What administrators do with coupons besides writing single ones: batches of codes, a look at what a
-- discount does to a cart, and the orders that used a code.

create function private.random_coupon_code(prefix text) returns text
language sql volatile set search_path = ''
return prefix || (
  select string_agg(
    substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(drawn.bytes, place) % 32, 1), '')
  from (select extensions.gen_random_bytes(8) as bytes) as drawn, generate_series(0, 7) as place);
comment on function private.random_coupon_code(text) is
  'The prefix and eight characters that nobody guesses: 32 to the power of eight. Without I, O, 0 and '
  '1, which people confuse.';

-- Definer: administrators may not write the column batch.
create function public.create_coupon_batch(
  batch text,
  how_many integer,
  start_date date,
  end_date date,
  discount_type text,
  discount_value numeric,
  prefix text default '',
  restrict_to text default 'ALL',
  max_uses integer default 1
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  batch_name text := btrim(batch);
  code_prefix text := private.normal_coupon_code(prefix);
  made integer := 0;
  added integer;
begin
  perform private.require_admin();
  if coalesce(batch_name, '') = '' then
    raise exception 'coupon_batch_name_required' using errcode = 'PT422';
  end if;
  if how_many is null or how_many not between 1 and 1000 then
    raise exception 'coupon_batch_size' using errcode = 'PT422';
  end if;
  if length(code_prefix) > 12 then
    raise exception 'coupon_prefix_too_long' using errcode = 'PT422';
  end if;
  -- Two people who press the button at once: the second waits, and then finds the name taken.
  perform pg_advisory_xact_lock(hashtextextended('coupon_batch ' || batch_name, 0));
  if exists (select from public.coupon as earlier where earlier.batch = batch_name) then
    raise exception 'coupon_batch_exists' using errcode = 'PT409';
  end if;

  while made < how_many loop
    insert into public.coupon (
      coupon_code, batch, start_date, end_date, discount_type, discount_value, restrict_to, max_uses)
    select private.random_coupon_code(code_prefix), batch_name, create_coupon_batch.start_date,
      create_coupon_batch.end_date, create_coupon_batch.discount_type,
      create_coupon_batch.discount_value, create_coupon_batch.restrict_to,
      create_coupon_batch.max_uses
    from generate_series(1, how_many - made)
    on conflict on constraint coupon_coupon_code_key do nothing;
    get diagnostics added = row_count;
    made := made + added;
  end loop;
  return made;
end
$$;
comment on function public.create_coupon_batch(
  text, integer, date, date, text, numeric, text, text, integer) is
  'Makes up to 1,000 different codes that share everything else, and answers how many. The name of a '
  'batch is used once, so that a repeated call makes nothing twice. Raises coupon_batch_name_required, '
  'coupon_batch_size, coupon_prefix_too_long, coupon_batch_exists and the constraints of the table.';
grant execute on function public.create_coupon_batch(
  text, integer, date, date, text, numeric, text, text, integer) to authenticated;

create function private.sample_cart() returns setof public.product
language sql stable set search_path = '' as $$
  (select product.* from public.product
   where private.is_orderable(product) and private.discounted_price(product.price, product.discount_percentage) > 0 and not product.physical
   order by product.publish_date desc, product.id limit 2)
  union all
  (select product.* from public.product
   where private.is_orderable(product) and private.discounted_price(product.price, product.discount_percentage) > 0 and product.physical
   order by product.publish_date desc, product.id limit 1)
$$;
comment on function private.sample_cart() is
  'The two newest downloads that cost something, and the newest posted resource.';

-- Definer: administrators read resources through policies that no function has to repeat here.
create function public.coupon_preview(discount_type text, discount_value numeric) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sample public.product[];
  shares numeric[];
  goods numeric;
  off numeric;
  fee numeric;
begin
  perform private.require_admin();
  sample := array(select private.sample_cart());
  shares := private.spread_coupon(coupon_preview.discount_type, coupon_preview.discount_value, array(
    select private.price_now(line.id, line.price, line.discount_percentage) from unnest(sample) with ordinality as line
    where not line.physical order by line.ordinality));
  select coalesce(sum(private.price_now(line.id, line.price, line.discount_percentage)), 0), private.shipping_fee(coalesce(bool_or(line.physical), false))
  into goods, fee from unnest(sample) as line;
  off := coalesce((select sum(share) from unnest(shares) as share), 0);
  return jsonb_build_object(
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'title', line.title, 'price', private.price_now(line.id, line.price, line.discount_percentage)::text,
        'physical', line.physical,
        'couponShare', case when line.physical then '0.00'
          else shares[line.ordinality]::text end) order by line.ordinality)
      -- The downloads come first, so that a line and its share have the same place.
      from unnest(sample) with ordinality as line), '[]'),
    'shippingFee', fee::text,
    'couponAmount', round(off, 2)::text,
    'orderTotal', round(fee + goods - off, 2)::text,
    'orderVat', private.vat_charged(fee + goods - off)::text);
end
$$;
comment on function public.coupon_preview(text, numeric) is
  'For administrators: what a discount does to a sample cart of two downloads and a posted resource: '
  '{lines: [{title, price, physical, couponShare}], shippingFee, couponAmount, orderTotal, orderVat}, '
  'amounts in rand. The rule is that of every order.';
grant execute on function public.coupon_preview(text, numeric) to authenticated;

-- Definer: the policy of orders hides what is older than a month.
create function public.coupon_orders(coupon_id uuid) returns setof public.teacher_products_order
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select used_by.*
    from public.coupon_redemption as redemption
    join public.teacher_products_order as used_by on used_by.id = redemption.order_id
    where redemption.coupon_id = coupon_orders.coupon_id;
end
$$;
comment on function public.coupon_orders(uuid) is
  'For administrators: the orders that use a coupon now, of any age. Order and page the result like the '
  'collection of orders.';
grant execute on function public.coupon_orders(uuid) to authenticated;

-- Definer: a search text is matched before the policy, which an administrator passes anyway.
create function public.search_coupons(words text default null) returns setof public.coupon
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select coupon.*
    from public.coupon
    where private.searchable_text(concat_ws(' ', coupon.coupon_code, coupon.batch,
        private.day_words(coupon.start_date), private.day_words(coupon.end_date),
        coupon.discount_value))
      like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_coupons(text) is
  'For administrators: the coupons that contain every word in code, batch, days or discount. Filter, '
  'order and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_coupons(text) to authenticated;
