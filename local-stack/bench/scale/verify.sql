-- Recomputes what the triggers derived. Each row names a broken rule.

select 'the amounts of orders follow from their lines' as rule
where exists (
  select from public.teacher_products_order as parent
  left join (
    select line.order_id, bool_or(line.physical) as physical,
      sum(line.line_price - line.coupon_share) as goods
    from public.order_line as line group by line.order_id
  ) as lines on lines.order_id = parent.id
  where parent.order_total <> coalesce(lines.goods, 0)
    + private.shipping_fee(coalesce(lines.physical, false))
)
union all
select 'resources have a search text'
where exists (
  select from public.product as product
  where product.search_field not like '%' || lower(product.title) || '%'
)
union all
select 'the shelf is sorted by what things cost'
where exists (
  select from public.shop_item as item
  where item.cost is distinct from coalesce(private.price_now(item.id, item.price, item.usual_discount), 0)
)
union all
select 'bundles know their members'
where exists (
  select from public.product_bundle as bundle
  where bundle.member_count <> (
    select count(*) from public.product_bundle_product as member
    where member.product_bundle_id = bundle.id)
)
union all
select 'owners follow from users'
where exists (
  select from public.teacher_profile as profile
  where profile.owner is distinct from private.owner_of(profile.user_id)
)
union all
select 'nobody has two carts'
where exists (
  select from public.teacher_products_order as parent where parent.order_status = 'PENDING'
  group by parent.teacher_profile_id having count(*) > 1
)
union all
select 'papers add up their marks'
where exists (
  select from public.teacher_assessment_template as paper where paper.total_marks <> 50
)
union all
select 'customers are copied from their sources'
where exists (
  select from private.reporting_teacher_source as source
  left join public.reporting_teacher as customer on customer.id = source.id
  where (customer.owner, customer.product_count, customer.school_name, customer.roles)
    is distinct from (source.owner, source.product_count, source.school_name, source.roles)
);
