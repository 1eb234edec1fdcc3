-- What things cost: one price rule for the shop, the cart, quotes and orders. Amounts are rand, VAT
-- included. VAT is inside a price only while the seller is registered for it. The VAT of an open order
-- follows the present day, that of a placed order the day of placing, that of a paid one the day of
-- payment.

-- In plpgsql, as everything that is asked several times for each order: each connection keeps its plan,
-- where an SQL function is planned anew by every statement that calls it.
create function private.discounted_price(price numeric, discount_percentage numeric) returns numeric
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return round(price * (100 - coalesce(discount_percentage, 0)) / 100, 2);
end
$$;
comment on function private.discounted_price(numeric, numeric) is
  'Price minus discount, rounded half up to the cent. Null for a resource without a price.';

create function private.vat_included(amount numeric) returns numeric
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return round(amount - amount / 1.15, 2);
end
$$;
comment on function private.vat_included(numeric) is
  'The 15% VAT inside an amount: the amount minus the amount divided by 1.15.';

create function private.shipping_fee(has_physical boolean) returns numeric
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case when has_physical then 160.00 else 0.00 end;
end
$$;
comment on function private.shipping_fee(boolean) is 'A flat R160 when anything has to be posted.';

create function private.portion(amount numeric, part numeric, whole numeric) returns numeric
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case when whole > 0 then round(least(amount, whole) * part / whole, 2) else 0 end;
end
$$;
comment on function private.portion(numeric, numeric, numeric) is
  'The share of a part when an amount (at most the whole) is spread over the whole, to the cent.';

create function private.is_vat_number(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value ~ '^4[0-9]{9}$';
comment on function private.is_vat_number(text) is
  'Ten digits, the first of them a 4, which is how South African VAT numbers look.';

create function private.spread_coupon(
  discount_type text, discount_value numeric, line_prices numeric[]
) returns numeric[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(
      case discount_type
        when 'PERCENTAGE' then line.price - private.discounted_price(line.price, discount_value)
        when 'AMOUNT' then
          private.portion(discount_value, line.up_to, line.total)
          - private.portion(discount_value, line.up_to - line.price, line.total)
        else 0
      end order by line.place), '{}')
    from (
      select listed.price, listed.place,
        sum(listed.price) over (order by listed.place) as up_to,
        sum(listed.price) over () as total
      from unnest(line_prices) with ordinality as listed (price, place)
    ) as line
  );
end
$$;
comment on function private.spread_coupon(text, numeric, numeric[]) is
  'What a coupon takes off each of these downloadable lines, in their order. A percentage is a discount '
  'on every line. An amount, at most what the lines cost, is spread in proportion: each line gets the '
  'rounded portion up to and including it minus the portion before it, so that the shares add up '
  'exactly and none is more than its line.';

create table private.seller (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  valid_from date not null,
  trading_name text not null,
  address text not null,
  vat_number text,
  registered_name text,
  registration_number text,
  constraint seller_pkey primary key (id),
  constraint seller_valid_from_key unique (valid_from),
  constraint seller_trading_name_present check (not private.is_blank(trading_name)),
  constraint seller_address_present check (not private.is_blank(address)),
  constraint seller_vat_number_shape check (private.is_vat_number(vat_number)),
  constraint seller_valid_from_in_time check (private.in_time(valid_from)),
  constraint seller_trading_name_length check (length(trading_name) <= 200),
  constraint seller_address_length check (length(address) <= 500),
  constraint seller_registered_name_present
    check (registered_name is null or not private.is_blank(registered_name)),
  constraint seller_registered_name_length check (length(registered_name) <= 200),
  constraint seller_registration_number_present
    check (registration_number is null or not private.is_blank(registration_number)),
  constraint seller_registration_number_length check (length(registration_number) <= 50)
);

alter table private.seller enable row level security;

comment on table private.seller is
  'Who sells, from which day on. Registering for VAT and giving it up each take a new row. '
  'Written by SQL only, see docs/deploy.md.';
comment on column private.seller.vat_number is
  'Empty: not registered for VAT, so invoices show none.';

comment on column private.seller.registered_name is
  'Of the company, with its registration_number: the Companies Act (section 32) wants both on its papers. Empty for '
  'a seller that is no company.';

create trigger set_updated_at before update on private.seller
  for each row execute function private.set_updated_at();

create function private.seller_today() returns private.seller
language plpgsql stable set search_path = '' as $$
declare
  today date := private.today();
  seller private.seller;
begin
  select * into seller from private.seller as entered
  where entered.valid_from <= today
  order by entered.valid_from desc
  limit 1;
  return seller;
end
$$;

-- Definer: the table is private, but what invoices print of the seller is not. The build of the website asks whether its
-- own pages name the same (docs/deploy.md).
create function private.seller_on_paper(sold_by private.seller) returns jsonb
language sql immutable set search_path = ''
return case when sold_by.id is not null then jsonb_build_object(
  'tradingName', sold_by.trading_name, 'address', sold_by.address, 'vatNumber', sold_by.vat_number)
  || jsonb_strip_nulls(jsonb_build_object(
    'registeredName', sold_by.registered_name, 'registrationNumber', sold_by.registration_number))
end;

create function public.current_seller() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today private.seller := private.seller_today();
begin
  return private.seller_on_paper(today);
end
$$;
comment on function public.current_seller() is
  'Who sells today, as invoices name them (private.seller_on_paper()); null when nobody is entered.';
grant execute on function public.current_seller() to anon, authenticated;

create function private.charges_vat() returns boolean
language plpgsql stable set search_path = '' as $$
declare
  today date := private.today();
begin
  return coalesce((
    select seller.vat_number is not null from private.seller as seller
    where seller.valid_from <= today
    order by seller.valid_from desc
    limit 1
  ), true);
end
$$;
comment on function private.charges_vat() is
  'False when todays seller is not registered for VAT. True when no seller is entered yet.';

create function private.vat_charged(amount numeric) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  return case when private.charges_vat() then private.vat_included(amount) else 0 end;
end
$$;
comment on function private.vat_charged(numeric) is
  'The VAT inside an amount that is charged today; 0 when the seller is not registered.';

-- Definer: the seller is private, but every page says whether prices include VAT.
create function public.charges_vat() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.charges_vat();
end
$$;
comment on function public.charges_vat() is
  'Whether todays prices include VAT. Pages mention VAT only then.';
grant execute on function public.charges_vat() to anon, authenticated;
