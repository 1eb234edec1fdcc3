-- VAT is inside a price only while the seller is a vendor. What an order says follows the day: while it is
-- open today, once it is placed the day of placing, once it is paid the day of payment.

create function private.vat_charged(amount numeric) returns numeric
language sql stable set search_path = ''
return case when private.charges_vat() then private.vat_included(amount) else 0 end;
comment on function private.vat_charged(numeric) is
  'The VAT inside an amount that is charged today; 0 when the seller is no vendor.';

-- Definer: who sells is private; whether prices include VAT is on every page.
create function public.charges_vat() returns boolean
language sql stable security definer set search_path = ''
return private.charges_vat();
comment on function public.charges_vat() is
  'Whether the prices of today include VAT. Pages say so, or do not speak of it.';
grant execute on function public.charges_vat() to anon, authenticated;

comment on column public.teacher_products_order.order_vat is
  'The VAT inside order_total; 0 when the seller was no vendor on the day that counts: the day of '
  'payment, before that of placing, before that today.';

create or replace function private.order_amounts(order_id uuid)
returns table (
  shipping_fee numeric, coupon_amount numeric, order_total numeric, order_vat numeric
)
language sql stable set search_path = '' as $$
  select posted.fee, posted.off, posted.fee + posted.goods - posted.off,
    private.vat_charged(posted.fee + posted.goods - posted.off)
  from (
    select private.shipping_fee(coalesce(bool_or(line.physical), false)) as fee,
           coalesce(sum(line.line_price), 0) as goods,
           coalesce(sum(line.coupon_share), 0) as off
    from public.order_line as line
    where line.order_id = order_amounts.order_id
  ) as posted
$$;

create function private.settle_vat() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.order_vat := private.vat_charged(new.order_total);
  return new;
end
$$;
comment on function private.settle_vat() is
  'Placing and paying an order settles its VAT, so that its invoice, its mails and its view agree.';

create trigger settle_vat before update of order_status on public.teacher_products_order
  for each row when (
    new.order_status in ('PROCESSING', 'PAID')
    and new.order_status is distinct from old.order_status)
  execute function private.settle_vat();

-- Definer: no client may write orders. The caller's own cart is the only one it touches.
create or replace function public.refresh_cart() returns setof public.order_line
language plpgsql volatile security definer set search_path = '' as $$
declare
  my_profile_id uuid := private.lock_my_profile();
  chosen_id uuid;
begin
  -- Chosen without a lock, as my_cart() does; refresh_order() asks for the status again under one.
  select cart.id into chosen_id
  from public.teacher_products_order as cart
  where cart.teacher_profile_id = my_profile_id
    and cart.order_status in ('QUOTING', 'PENDING')
  order by cart.order_status desc, cart.created_at, cart.id
  limit 1;
  if chosen_id is null then
    return;
  end if;
  return query select * from private.refresh_order(chosen_id);
  -- A cart or quote can be older than the registration of its seller.
  update public.teacher_products_order as cart
  set order_vat = private.vat_charged(cart.order_total)
  where cart.id = chosen_id and cart.order_status in ('QUOTING', 'PENDING')
    and cart.order_vat <> private.vat_charged(cart.order_total);
end
$$;

create or replace function private.complete_invoices() returns trigger
language plpgsql set search_path = '' as $$
begin
  with completed as (
    update public.invoice as waiting
    set seller = private.seller_on_paper(new),
        form = case when new.vat_number is null then 'plain' else waiting.form end,
        vat = case when new.vat_number is null then 0 else waiting.vat end
    where waiting.seller is null
      and (waiting.issued_at at time zone 'Africa/Johannesburg')::date >= new.valid_from
    returning waiting.order_id, waiting.kind, waiting.vat
  )
  update public.teacher_products_order as parent
  set order_vat = completed.vat
  from completed
  where parent.id = completed.order_id and completed.kind = 'invoice'
    and parent.order_vat <> completed.vat;
  return null;
end
$$;

create or replace function private.order_mail_content(order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'to', account.email,
    'name', btrim(concat_ws(' ', profile.title, profile.surname)),
    'language', profile.translate_i18n,
    'orderNumber', parent.order_number,
    'orderDate', to_char(parent.order_date_time at time zone 'Africa/Johannesburg', 'YYYY-MM-DD'),
    'status', parent.order_status,
    'method', parent.order_payment_method,
    'lines', private.order_mail_lines(parent.id),
    'couponCode', parent.coupon_code,
    'couponValue', private.coupon_value_text(parent),
    'couponAmount', parent.coupon_amount::text,
    'subtotal', (parent.order_total - parent.shipping_fee + parent.coupon_amount)::text,
    'shippingFee', parent.shipping_fee::text,
    'total', parent.order_total::text,
    'totalWithoutVat', (parent.order_total - parent.order_vat)::text,
    'vat', parent.order_vat::text,
    'shipping', parent.order_shipping_details,
    'bank', private.bank_account())
  from public.teacher_products_order as parent
  join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
  join auth.users as account on account.id = profile.user_id
  where parent.id = order_mail_content.order_id
);
