-- An archived order still says what its bundles held: buyers open it from their mails.

-- Definer: nobody may write either table; the first lines refuse everybody but superadmins.
create or replace function public.archive_orders(older_than date, at_most integer default 1000) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  old_orders uuid[];
begin
  perform private.signed_in_user();
  if not private.in_group('superadmin') then
    raise exception 'superadmin_required' using errcode = 'PT403';
  end if;
  if older_than is null or older_than > current_date - 31 then
    raise exception 'archive_too_recent' using errcode = 'PT422';
  end if;

  -- Who is at work on an order keeps it; it is old enough for the next time.
  select coalesce(array_agg(locked.id), '{}') into old_orders
  from (
    select parent.id
    from public.teacher_products_order as parent
    where parent.updated_at < older_than and (
      parent.order_status = 'CANCELLED'
      -- A cart that a card payment was prepared for may still be paid.
      or (parent.order_status = 'PENDING' and not exists (
        select from public.payment_attempt as attempt where attempt.order_id = parent.id)))
    order by parent.id
    limit least(greatest(coalesce(at_most, 0), 0), 10000)
    for update skip locked
  ) as locked;

  insert into public.archived_teacher_products_order (
    id, created_at, teacher_profile_id, owner, order_status, order_number, order_date_time,
    order_payment_method, order_payment, order_shipping_details, order_products, order_events,
    coupon_code, coupon_discount_type, coupon_discount_value, coupon_amount, shipping_fee,
    order_total, order_vat)
  select parent.id, parent.created_at, parent.teacher_profile_id, parent.owner, parent.order_status,
    parent.order_number, parent.order_date_time, parent.order_payment_method, parent.order_payment,
    parent.order_shipping_details,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', coalesce(line.product_id, line.product_bundle_id), 'title', line.title,
        'price', line.price::text, 'discountPercentage', line.discount_percentage::text,
        'linePrice', line.line_price::text, 'couponShare', line.coupon_share::text,
        'physical', line.physical, 'questions', line.questions,
        'members', (
          select coalesce(jsonb_agg(member.title order by member.position), '[]')
          from public.order_line_member as member where member.order_line_id = line.id)
      ) order by line.created_at, line.id), '[]')
     from public.order_line as line where line.order_id = parent.id),
    (select coalesce(jsonb_agg(to_jsonb(event) order by event.created_at, event.id), '[]')
     from public.order_event as event where event.order_id = parent.id),
    parent.coupon_code, parent.coupon_discount_type, parent.coupon_discount_value,
    parent.coupon_amount, parent.shipping_fee, parent.order_total, parent.order_vat
  from public.teacher_products_order as parent
  where parent.id = any (old_orders) and parent.order_status = 'CANCELLED';

  delete from public.teacher_products_order as parent where parent.id = any (old_orders);
  return cardinality(old_orders);
end
$$;
