-- A sale begins and ends by itself: the price that buyers see, filter by and pay is a column, so at both moments it is
-- derived anew.

create function private.sale_turns(
  usual numeric, sale numeric, starts_at timestamptz, ends_at timestamptz, discount_now numeric
) returns boolean
language sql stable set search_path = ''
return ends_at <= now()
  or discount_now is distinct from private.discount_in_force(usual, sale, starts_at, ends_at);
comment on function private.sale_turns(numeric, numeric, timestamptz, timestamptz, numeric) is
  'Whether a sale has begun or ended since the price was last derived.';

create function private.turn_sales() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  products integer;
  bundles integer;
begin
  -- A row that somebody is just writing has its turn a minute later. Any update derives the price
  -- (private.fill_product).
  update public.product as product set search_field = ''
  where product.id in (
    select due.id from public.product as due
    where due.sale_percentage is not null and private.sale_turns(
      due.discount_percentage, due.sale_percentage, due.sale_starts_at, due.sale_ends_at, due.discount_now)
    order by due.id limit 5000 for no key update skip locked);
  get diagnostics products = row_count;
  update public.product_bundle as bundle set search_field = ''
  where bundle.id in (
    select due.id from public.product_bundle as due
    where due.sale_percentage is not null and private.sale_turns(
      due.discount_percentage, due.sale_percentage, due.sale_starts_at, due.sale_ends_at, due.discount_now)
    order by due.id limit 5000 for no key update skip locked);
  get diagnostics bundles = row_count;
  return products + bundles;
end
$$;
comment on function private.turn_sales() is
  'Begins the sales of resources and bundles whose moment has come and takes off those that are over, at most 5,000 of '
  'each; answers how many. Run every minute (private.scheduled_statement).';
