-- The search of orders knows the words that the screens show, in both languages, beside the codes of the
-- database: "betaal" finds what is PAID, "14 januarie" a day, "1,234.50" and "234,50" a total.

create function private.order_words(status text, payment_method text) returns text
language sql immutable parallel safe set search_path = ''
return concat_ws(' ',
  status,
  case status
    when 'PENDING' then 'in the cart in die mandjie'
    when 'QUOTING' then 'quote kwotasie'
    when 'PROCESSING' then 'word verwerk'
    when 'PAID' then 'betaal'
    when 'CANCELLED' then 'gekanselleer'
  end,
  payment_method,
  case payment_method when 'PayFast' then 'card payment kaartbetaling' when 'Free' then 'gratis' end);
comment on function private.order_words(text, text) is
  'Status and payment method as codes and as the screens write them in English and Afrikaans.';

create function private.day_words(day date) returns text
language sql immutable parallel safe set search_path = ''
return concat_ws(' ',
  day::text,
  extract(day from day), (array['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August',
    'September', 'October', 'November', 'December'])[extract(month from day)::integer],
  extract(year from day), (array['Januarie', 'Februarie', 'Maart', 'April', 'Mei', 'Junie', 'Julie', 'Augustus',
    'September', 'Oktober', 'November', 'Desember'])[extract(month from day)::integer]);
comment on function private.day_words(date) is
  'A day as 2026-01-14 and with its month''s name in English and Afrikaans.';

-- Definer: the name comes from the profile, which the writer of an order need not be able to read.
create or replace function private.fill_order_search_field() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select lower(concat_ws(' ',
    new.order_number,
    private.day_words((new.order_date_time at time zone 'Africa/Johannesburg')::date),
    profile.title, profile.name, profile.surname, profile.owner,
    private.order_words(new.order_status, new.order_payment_method),
    new.order_total, to_char(new.order_total, 'FMR999,999,999,990.00'),
    translate(to_char(new.order_total, 'FMR999,999,999,990.00'), ',.', ' ,'),
    new.product_count))
  into new.search_field
  from public.teacher_profile as profile where profile.id = new.teacher_profile_id;
  return new;
end
$$;

update public.teacher_products_order set search_field = '';

comment on function public.search_orders(text) is
  'The orders and quotes that the caller may see and whose row contains every word: number, date, name, '
  'e-mail address, status and payment method in both languages, total, number of products. Filter, order and '
  'page the result like the collection itself. The first 200 characters and ten words count.';
