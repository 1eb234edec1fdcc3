-- One to five lines for each order. The shop's own triggers compute the amounts from them.

alter table public.order_line disable trigger report_order_line_added;

-- In batches: the prices of all orders of a statement are computed together, and a hundred thousand at once take longer
-- than twenty times five thousand. The triggers' plans depend on statistics about the lines, which are updated after
-- each batch.
do $$
declare
  orders integer := pg_temp.scaled(100000);
  portion constant integer := 5000;
begin
  for last_one in 0 .. orders - 1 by portion loop
    insert into public.order_line (
      id, order_id, created_at, product_id, title, price, discount_percentage, physical, questions
    )
    select md5(concat('line ', n, ' ', line))::uuid, md5('order ' || n)::uuid, parent.created_at, product.id,
      product.title, product.price, product.discount_percentage, product.physical, product.questions
    from generate_series(last_one + 1, least(last_one + portion, orders)) as n
    cross join lateral generate_series(0, n % 4) as line
    join public.teacher_products_order as parent on parent.id = md5('order ' || n)::uuid
    join public.product as product
      on product.id = md5('product ' || 1 + (n::bigint * 37 + line * 7) % pg_temp.scaled(24000))::uuid;
    analyze public.order_line;
  end loop;
end
$$;

-- One order in twenty has a bundle too.
insert into public.order_line (
  id, order_id, created_at, product_bundle_id, title, price, discount_percentage, physical
)
select md5('bundle line ' || n)::uuid, md5('order ' || n)::uuid, parent.created_at, bundle.id,
  bundle.title, bundle.price, bundle.discount_percentage, bundle.physical
from generate_series(20, pg_temp.scaled(100000), 20) as n
join public.teacher_products_order as parent on parent.id = md5('order ' || n)::uuid
join public.product_bundle as bundle
  on bundle.id = md5('bundle ' || 1 + n % pg_temp.scaled(1200))::uuid;

alter table public.order_line enable trigger report_order_line_added;

do $$
begin
  execute (select statement from built_later);
end
$$;
