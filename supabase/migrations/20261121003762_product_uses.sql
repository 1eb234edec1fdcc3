-- Where a product is used, and when it may be deleted.

-- Definer: an administrator's policies show a month of orders only.
create function public.product_uses(product_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'bundles', (
      select count(*) from public.product_bundle_product as member
      where member.product_id = product_uses.product_id),
    'orders', private.orders_with_product(product_uses.product_id),
    'carts', (
      select count(*) from public.order_line as line
      join public.teacher_products_order as parent on parent.id = line.order_id
      where line.product_id = product_uses.product_id and parent.order_status = 'PENDING'),
    'libraries', (
      select count(*) from public.product_subscription as added
      where added.product_id = product_uses.product_id));
end
$$;
comment on function public.product_uses(uuid) is
  'For administrators: {bundles, orders, carts, libraries}, how many of each hold the product. Quotes count as orders, '
  'and so do those that sold it within a bundle.';
grant execute on function public.product_uses(uuid) to authenticated;

create function private.orders_with_product(product_id uuid) returns bigint
language sql stable set search_path = ''
return (
  select count(distinct parent.id)
  from public.order_line as line
  join public.teacher_products_order as parent on parent.id = line.order_id
  where parent.order_status <> 'PENDING' and (
    line.product_id = orders_with_product.product_id
    or line.id in (
      select member.order_line_id from public.order_line_member as member
      where member.product_id = orders_with_product.product_id))
);

-- Definer: who bought it does not depend on what the caller may read. What people own stays theirs; it is taken off the
-- shelf instead. Whoever works on the database itself is not held back.
create function private.refuse_deletion_of_owned() returns trigger
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.acting_user() is not null and (
    private.orders_with_product(old.id) > 0
    or exists (select from public.product_subscription as added where added.product_id = old.id))
  then
    raise exception 'product_in_use' using errcode = 'PT409';
  end if;
  return old;
end
$$;

create trigger refuse_deletion_of_owned before delete on public.product
  for each row execute function private.refuse_deletion_of_owned();
