-- Completing a bundle: who has bought some of it pays for the rest, where the bundle says so.

-- With a generic plan that reads by index, as private.owns_product().
create function private.has_paid_for(profile_id uuid, product_id uuid) returns boolean
language plpgsql stable set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return exists (
    select from private.owned_product as owned
    join public.product as product on product.id = owned.product_id and not product.physical
    where owned.teacher_profile_id = has_paid_for.profile_id
      and owned.product_id = has_paid_for.product_id and owned.source = 'bought');
end
$$;
comment on function private.has_paid_for(uuid, uuid) is
  'Whether the teacher has bought this download. A seat or a subscription may end, and of what is posted one may want '
  'two: neither counts.';

create function private.bundle_price_for(profile_id uuid, bundle public.product_bundle) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  apart numeric;
  bought numeric;
begin
  if bundle.price is null or not bundle.complete_price then
    return bundle.price;
  end if;
  select sum(coalesce(private.product_price_now(product), 0)),
    sum(coalesce(private.product_price_now(product), 0)) filter (
      where private.has_paid_for(bundle_price_for.profile_id, product.id))
  into apart, bought
  from public.product_bundle_product as member
  join public.product as product on product.id = member.product_id
  where member.product_bundle_id = bundle.id;
  return case when bought > 0 then private.portion(apart - bought, bundle.price, apart) else bundle.price end;
end
$$;
comment on function private.bundle_price_for(uuid, public.product_bundle) is
  'What the bundle costs this teacher before its discount: of its price the part that the members make up which the '
  'teacher has not bought, weighed by what each costs now.';

create function private.copy_bundle_members(line_id uuid, bundle_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from public.order_line_member as copied where copied.order_line_id = line_id;
  insert into public.order_line_member (order_line_id, product_id, position, title, paid_before)
  select copy_bundle_members.line_id, member.product_id,
    row_number() over (order by member.position, member.id) - 1, member.title,
    bundle.complete_price and private.has_paid_for(line.teacher_profile_id, member.product_id)
  from public.product_bundle_product as member
  join public.product_bundle as bundle on bundle.id = member.product_bundle_id
  join public.order_line as line on line.id = copy_bundle_members.line_id
  where member.product_bundle_id = copy_bundle_members.bundle_id
$$;

-- Definer: what a teacher owns is private, and the caller is told about themselves. The bundle is looked up again, as in
-- _questions().
create function public._my_price(bundle public.product_bundle) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.product_bundle;
  mine numeric;
begin
  select * into asked from public.product_bundle as found
  where found.id = bundle.id and (found.publish_date <= now() or private.in_group('admin'));
  mine := private.bundle_price_for(private.my_teacher_profile_id(), asked);
  return case when mine < asked.price then private.price_now(asked.id, mine, asked.discount_percentage) end;
end
$$;
comment on function public._my_price(public.product_bundle) is
  'What the caller pays for the bundle, when that is less because some of it was bought before; empty otherwise.';
grant execute on function public._my_price(public.product_bundle) to authenticated;
