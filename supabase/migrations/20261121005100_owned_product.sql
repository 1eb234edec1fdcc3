-- What a teacher owns: the one answer for every screen and for access to files.

create view private.owned_product with (security_invoker = true) as
select parent.teacher_profile_id, line.product_id, 'bought' as source,
       coalesce(parent.order_date_time, parent.created_at) as since
from public.teacher_products_order as parent
join public.order_line as line on line.order_id = parent.id
where parent.order_status = 'PAID' and line.product_id is not null
union all
-- What the bundle held when it was ordered, whatever became of the bundle since.
select parent.teacher_profile_id, member.product_id, 'bought',
       coalesce(parent.order_date_time, parent.created_at)
from public.teacher_products_order as parent
join public.order_line as line on line.order_id = parent.id
join public.order_line_member as member on member.order_line_id = line.id
where parent.order_status = 'PAID' and member.product_id is not null
union all
select addition.teacher_profile_id, addition.product_id, 'subscribed', addition.time_stamp
from public.product_subscription as addition;

comment on view private.owned_product is
  'Bought and paid, by itself or in a bundle, or added with a subscription. A cancelled or refunded order is not PAID, so its '
  'resources leave at once. A resource may be owned more than once.';

create function private.owns_product(profile_id uuid, product_id uuid) returns boolean
language sql stable set search_path = ''
return exists (
  select from private.owned_product as owned
  where owned.teacher_profile_id = owns_product.profile_id
    and owned.product_id = owns_product.product_id
);
comment on function private.owns_product(uuid, uuid) is
  'The question before every file. False for a profile that is not there.';

-- Definer: the caller has no right on the private view; it is asked about the caller only.
create function public._owned_as(product public.product) returns text
language sql stable security definer set search_path = ''
return (
  select owned.source
  from private.owned_product as owned
  where owned.teacher_profile_id = private.my_teacher_profile_id() and owned.product_id = product.id
  order by owned.source
  limit 1
);
comment on function public._owned_as(public.product) is
  '"bought" or "subscribed"; empty when the caller does not own the resource.';
grant execute on function public._owned_as(public.product) to authenticated;
-- Every column is granted already; a computed field takes the row and asks for the right on the table.
grant select on public.product to authenticated;

-- Definer: as above.
create function public._bought(bundle public.product_bundle) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.teacher_products_order as parent
  join public.order_line as line on line.order_id = parent.id
  where parent.teacher_profile_id = private.my_teacher_profile_id()
    and parent.order_status = 'PAID' and line.product_bundle_id = bundle.id
);
comment on function public._bought(public.product_bundle) is
  'Whether the caller has paid for the bundle; what is owned of it are its members then.';
grant execute on function public._bought(public.product_bundle) to authenticated;

-- Definer: what somebody owns stays readable for its owner after the shop stopped selling it. In
-- plpgsql, which keeps its plan: planning takes longer than finding the rows.
create function public.my_library(view text default 'purchased', words text default '')
returns setof public.product
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns text[] := array(select private.word_patterns(words));
  profile_id uuid := private.my_teacher_profile_id();
begin
  return query
    select product.*
    from public.product as product
    where product.id in (
      select owned.product_id
      from private.owned_product as owned
      where owned.teacher_profile_id = profile_id
        and (my_library.view = 'purchased' or owned.source = my_library.view)
    )
    and product.search_field like all (patterns);
end
$$;
comment on function public.my_library(text, text) is
  'The caller''s resources: "bought" with orders, "subscribed" with a subscription, or "purchased", '
  'both. Every word must match. Filter by tags and category, order and page the result like the '
  'collection itself.';
grant execute on function public.my_library(text, text) to authenticated;
