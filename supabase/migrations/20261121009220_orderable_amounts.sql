-- What a cart comes to without the lines that can not be ordered. The order itself keeps the amounts of all
-- its lines (20261121000930_order_amounts.sql): nothing is placed before those lines are taken out.

drop function private.coupon_shares(uuid);
create function private.coupon_shares(order_id uuid, leaving_out uuid[] default '{}')
returns table (line_id uuid, share numeric)
language sql stable set search_path = '' as $$
  with downloadable as (
    select line.id, line.line_price,
      sum(line.line_price) over (order by line.created_at, line.id) as up_to,
      sum(line.line_price) over () as total
    from public.order_line as line
    where line.order_id = coupon_shares.order_id and not line.physical
      and line.id <> all (leaving_out)
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
comment on function private.coupon_shares(uuid, uuid[]) is
  'What the coupon of an order takes off each downloadable line that is not left out. A percentage is a '
  'discount on every line. An amount, at most what the lines cost, is spread in proportion: each line '
  'gets the rounded portion up to and including it minus that up to it, so that the shares add up '
  'exactly and none is more than its line.';

drop function private.order_amounts(uuid);
create function private.order_amounts(order_id uuid, leaving_out uuid[] default '{}')
returns table (
  shipping_fee numeric, coupon_amount numeric, order_total numeric, order_vat numeric
)
language sql stable set search_path = '' as $$
  select posted.fee, posted.off, posted.fee + posted.goods - posted.off,
    private.vat_charged(posted.fee + posted.goods - posted.off)
  from (
    select private.shipping_fee(coalesce(bool_or(line.physical), false)) as fee,
           coalesce(sum(line.line_price), 0) as goods,
           coalesce(sum(coupon.share), 0) as off
    from public.order_line as line
    left join private.coupon_shares(order_amounts.order_id, leaving_out) as coupon
      on coupon.line_id = line.id
    where line.order_id = order_amounts.order_id and line.id <> all (leaving_out)
  ) as posted
$$;
comment on function private.order_amounts(uuid, uuid[]) is
  'The one place where the amounts of a cart, quote or order come from; also what they would be without '
  'some of its lines.';

-- Definer, and of the caller's own orders only: what is sold and what is owned is private.
create function private.orderable_amounts(order_id uuid)
returns table (
  shipping_fee numeric, coupon_amount numeric, order_total numeric, order_vat numeric
)
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.teacher_products_order;
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = orderable_amounts.order_id
    and parent.teacher_profile_id = private.my_teacher_profile_id();
  if asked.id is null then
    return;
  end if;
  return query select * from private.order_amounts(asked.id, array(
    select line.id from public.order_line as line
    where line.order_id = asked.id and (
      not public._available(line)
      or asked.order_status = 'PENDING' and public._already_owned(line))));
end
$$;
comment on function private.orderable_amounts(uuid) is
  'The amounts of a cart or quote of the caller without what private.refuse_unready_cart() would refuse '
  'as not sold any more or owned by now. No row for somebody else''s.';
grant execute on function private.orderable_amounts(uuid) to authenticated;

create function public._orderable_total(ordered public.teacher_products_order) returns numeric
language sql stable set search_path = ''
return (select amounts.order_total from private.orderable_amounts(ordered.id) as amounts);
comment on function public._orderable_total(public.teacher_products_order) is
  'orderTotal without the lines that can not be ordered. Null for who does not own the order.';

create function public._orderable_vat(ordered public.teacher_products_order) returns numeric
language sql stable set search_path = ''
return (select amounts.order_vat from private.orderable_amounts(ordered.id) as amounts);
comment on function public._orderable_vat(public.teacher_products_order) is
  'The VAT inside orderableTotal.';

create function public._orderable_shipping_fee(ordered public.teacher_products_order) returns numeric
language sql stable set search_path = ''
return (select amounts.shipping_fee from private.orderable_amounts(ordered.id) as amounts);
comment on function public._orderable_shipping_fee(public.teacher_products_order) is
  'shippingFee without the lines that can not be ordered.';

create function public._orderable_coupon_amount(ordered public.teacher_products_order) returns numeric
language sql stable set search_path = ''
return (select amounts.coupon_amount from private.orderable_amounts(ordered.id) as amounts);
comment on function public._orderable_coupon_amount(public.teacher_products_order) is
  'What the coupon takes off the lines that can be ordered.';

grant execute on function
  public._orderable_total(public.teacher_products_order),
  public._orderable_vat(public.teacher_products_order),
  public._orderable_shipping_fee(public.teacher_products_order),
  public._orderable_coupon_amount(public.teacher_products_order)
  to authenticated;
