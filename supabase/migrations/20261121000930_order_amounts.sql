-- What a cart, quote or order costs.

create function private.coupon_shares(order_id uuid)
returns table (line_id uuid, share numeric)
language sql stable set search_path = '' as $$
  with downloadable as (
    select line.id, line.line_price,
      sum(line.line_price) over (order by line.created_at, line.id) as up_to,
      sum(line.line_price) over () as total
    from public.order_line as line
    where line.order_id = coupon_shares.order_id and not line.physical
  ),
  coupon as (
    select parent.coupon_discount_type as type, parent.coupon_discount_value as value
    from public.teacher_products_order as parent where parent.id = coupon_shares.order_id
  )
  select downloadable.id,
    case coupon.type
      when 'PERCENTAGE' then
        downloadable.line_price - private.discounted_price(downloadable.line_price, coupon.value)
      when 'AMOUNT' then
        private.portion(coupon.value, downloadable.up_to, downloadable.total)
        - private.portion(
            coupon.value, downloadable.up_to - downloadable.line_price, downloadable.total)
      else 0
    end
  from downloadable cross join coupon
$$;
comment on function private.coupon_shares(uuid) is
  'What the coupon of an order takes off each downloadable line. A percentage is a discount on every '
  'line. An amount, at most what the lines cost, is spread in proportion: each line gets the rounded '
  'portion up to and including it minus that up to it, so that the shares add up exactly and none is '
  'more than its line.';

create function private.order_amounts(order_id uuid)
returns table (
  shipping_fee numeric, coupon_amount numeric, order_total numeric, order_vat numeric
)
language sql stable set search_path = '' as $$
  select posted.fee, posted.off, posted.fee + posted.goods - posted.off,
    private.vat_included(posted.fee + posted.goods - posted.off)
  from (
    select private.shipping_fee(coalesce(bool_or(line.physical), false)) as fee,
           coalesce(sum(line.line_price), 0) as goods,
           coalesce(sum(line.coupon_share), 0) as off
    from public.order_line as line
    where line.order_id = order_amounts.order_id
  ) as posted
$$;
comment on function private.order_amounts(uuid) is
  'The one place where the amounts of a cart, quote or order come from.';

create function private.price_orders(order_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  with due as (
    select coupon.line_id, coupon.share
    from unnest(order_ids) as priced (id)
    cross join lateral private.coupon_shares(priced.id) as coupon
  )
  update public.order_line as line
  set coupon_share = coalesce(due.share, 0)
  from public.order_line as current_line
  left join due on due.line_id = current_line.id
  where current_line.id = line.id
    and line.order_id = any (order_ids)
    and line.coupon_share <> coalesce(due.share, 0);

  update public.teacher_products_order as parent
  set (shipping_fee, coupon_amount, order_total, order_vat) = (
    select amounts.shipping_fee, amounts.coupon_amount, amounts.order_total, amounts.order_vat
    from private.order_amounts(parent.id) as amounts
  )
  where parent.id = any (order_ids)
$$;
comment on function private.price_orders(uuid[]) is
  'Writes the coupon''s shares on the lines and the amounts on the orders. The triggers below call '
  'it when lines change; whoever changes the coupon of an order calls it too.';

-- Definer: amounts follow the lines whoever writes a line.
create function private.price_orders_of_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.price_orders((select array_agg(distinct changed.order_id) from changed));
  return null;
end
$$;

create trigger price_orders_after_insert after insert on public.order_line
  referencing new table as changed
  for each statement execute function private.price_orders_of_lines();
create trigger price_orders_after_delete after delete on public.order_line
  referencing old table as changed
  for each statement execute function private.price_orders_of_lines();

-- Definer: as above.
create function private.price_order_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.price_orders(array[old.order_id, new.order_id]);
  return null;
end
$$;

-- Row by row and only when money changed: an old order is not touched because a resource that it
-- sold was deleted.
create trigger price_order_after_update after update on public.order_line
  for each row
  when ((old.order_id, old.price, old.discount_percentage, old.physical)
    is distinct from (new.order_id, new.price, new.discount_percentage, new.physical))
  execute function private.price_order_of_line();
