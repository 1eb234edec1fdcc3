-- What the buyers' past orders are of, and who sells.
insert into public.product
  (title, price, e_commerce_product, publish_date, thumbnails)
select 'Old ' || n, 45.50, true, now() - interval '1 day', '{cover.webp}'
  from generate_series(1, 1000) as n;
insert into private.seller (valid_from, trading_name, address, vat_number)
values ('2020-01-01', 'Kryt', '1 Bench Street, Pretoria', '4123456789');
