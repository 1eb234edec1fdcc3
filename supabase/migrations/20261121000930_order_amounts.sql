-- What a cart, quote or order costs.

create function private.order_amounts(order_id uuid)
returns table (shipping_fee numeric, order_total numeric, order_vat numeric)
language sql stable set search_path = '' as $$
  select posted.fee, posted.fee + posted.goods, private.vat_included(posted.fee + posted.goods)
  from (
    select private.shipping_fee(coalesce(bool_or(line.physical), false)) as fee,
           coalesce(sum(line.line_price), 0) as goods
    from public.order_line as line
    where line.order_id = order_amounts.order_id
  ) as posted
$$;
comment on function private.order_amounts(uuid) is
  'The one place where the amounts of a cart, quote or order come from.';

create function private.price_orders(order_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  update public.teacher_products_order as parent
  set (shipping_fee, order_total, order_vat) = (
    select amounts.shipping_fee, amounts.order_total, amounts.order_vat
    from private.order_amounts(parent.id) as amounts
  )
  where parent.id = any (order_ids)
$$;

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
