-- A coupon on a cart or an order. It promises nothing until the checkout redeems it.

create function private.normal_coupon_code(typed text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(upper(coalesce(typed, '')), '[^A-Z0-9]', '', 'g');
comment on function private.normal_coupon_code(text) is 'Upper case, letters A to Z and digits only.';

create function private.lock_order_for_coupon(order_id uuid) returns public.teacher_products_order
language plpgsql volatile set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  locked public.teacher_products_order;
begin
  select * into locked
  from public.teacher_products_order as parent
  where parent.id = coalesce(lock_order_for_coupon.order_id, private.find_cart(profile_id))
  for update;
  if locked.id is null and lock_order_for_coupon.order_id is null then
    raise exception 'cart_empty' using errcode = 'PT409';
  end if;
  if locked.id is null
    or not (locked.teacher_profile_id is not distinct from profile_id or private.in_group('admin'))
  then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  if not (locked.order_status in ('PENDING', 'QUOTING')
    or locked.order_status = 'PROCESSING' and private.in_group('admin'))
  then
    raise exception 'order_not_open' using errcode = 'PT409';
  end if;
  return locked;
end
$$;
comment on function private.lock_order_for_coupon(uuid) is
  'The caller''s cart, or the order named: the caller''s own open one, or any that an administrator '
  'may still edit. Locked.';

-- Definer: no client may write orders or read coupons; see private.lock_order_for_coupon().
create function public.apply_coupon(coupon_code text, order_id uuid default null)
returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  code text := private.normal_coupon_code(coupon_code);
  target public.teacher_products_order := private.lock_order_for_coupon(order_id);
  applied public.coupon;
begin
  if code = '' then
    raise exception 'coupon_code_required' using errcode = 'PT422';
  end if;
  -- A placed order gives its use back first: it may apply the last use of its own coupon again.
  perform private.release_coupon(target.id);
  select * into applied from public.coupon where coupon.coupon_code = code;
  perform private.raise_coupon_problem(
    private.coupon_problem(applied, target.teacher_profile_id));

  update public.teacher_products_order as parent
  set coupon_code = applied.coupon_code,
      coupon_discount_type = applied.discount_type,
      coupon_discount_value = applied.discount_value
  where parent.id = target.id;
  perform private.price_orders(array[target.id]);
  if target.order_status = 'PROCESSING' then
    perform private.redeem_coupon(target.id);
  end if;
  select * into strict target from public.teacher_products_order as parent
  where parent.id = target.id;
  return target;
end
$$;
comment on function public.apply_coupon(text, uuid) is
  'Puts a coupon on the caller''s cart, or on the order named, and returns the order. The code is '
  'taken as people type it. The coupon is checked again, and counted, at the checkout.';
grant execute on function public.apply_coupon(text, uuid) to authenticated;

-- Definer: as above.
create function public.remove_coupon(order_id uuid default null)
returns public.teacher_products_order
language plpgsql volatile security definer set search_path = '' as $$
declare
  target public.teacher_products_order := private.lock_order_for_coupon(order_id);
begin
  perform private.release_coupon(target.id);
  update public.teacher_products_order as parent
  set coupon_code = null, coupon_discount_type = null, coupon_discount_value = null
  where parent.id = target.id;
  perform private.price_orders(array[target.id]);
  select * into strict target from public.teacher_products_order as parent
  where parent.id = target.id;
  return target;
end
$$;
comment on function public.remove_coupon(uuid) is
  'Takes the coupon off the caller''s cart, or off the order named, and returns the order.';
grant execute on function public.remove_coupon(uuid) to authenticated;

-- The whole table, not column by column: the computed field below takes a row.
grant select on public.teacher_products_order to authenticated;

-- Definer: buyers do not read coupons.
create function public._coupon_problem(parent public.teacher_products_order) returns text
language sql stable security definer set search_path = ''
return (
  select private.coupon_problem(coupon, parent.teacher_profile_id)
  from (select) as nothing
  left join public.coupon on coupon.coupon_code = parent.coupon_code
  where parent.coupon_code is not null and parent.order_status in ('PENDING', 'QUOTING')
);
comment on function public._coupon_problem(public.teacher_products_order) is
  'Why the checkout would refuse the coupon of this open order, as a word; empty when it would not.';
grant execute on function public._coupon_problem(public.teacher_products_order) to authenticated;
