-- One price rule for the shop, the cart, quotes and orders. Amounts are rand, VAT included.

create function private.discounted_price(price numeric, discount_percentage numeric) returns numeric
language sql immutable parallel safe set search_path = ''
return round(price * (100 - coalesce(discount_percentage, 0)) / 100, 2);
comment on function private.discounted_price(numeric, numeric) is
  'Price minus discount, rounded half up to the cent. Null for a resource without a price.';

create function private.vat_included(amount numeric) returns numeric
language sql immutable parallel safe set search_path = ''
return round(amount - amount / 1.15, 2);
comment on function private.vat_included(numeric) is
  'The 15% VAT inside an amount: the amount minus the amount divided by 1.15.';

create function private.shipping_fee(has_physical boolean) returns numeric
language sql immutable parallel safe set search_path = ''
return case when has_physical then 160.00 else 0.00 end;
comment on function private.shipping_fee(boolean) is
  'Flat R160 as soon as one thing has to be posted.';

create function private.portion(amount numeric, part numeric, whole numeric) returns numeric
language sql immutable parallel safe set search_path = ''
return case when whole > 0 then round(least(amount, whole) * part / whole, 2) else 0 end;
comment on function private.portion(numeric, numeric, numeric) is
  'What falls on a part when an amount, at most the whole, is spread over the whole; to the cent.';
