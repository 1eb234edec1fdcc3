-- Customers with what they bought, copied once instead of after each profile and each line; then rows that belong to
-- orders without changing them: members of bundles, events, and the library of subscribers.

select private.rebuild_reporting_teachers();

insert into public.order_line_member (order_line_id, product_id, position, title)
select line.id, member.product_id, member.position, member.title
from public.order_line as line
join public.product_bundle_product as member on member.product_bundle_id = line.product_bundle_id;

insert into public.order_event (order_id, created_at, actor_id, from_status, to_status, reason)
select parent.id, parent.created_at - interval '1 hour', profile.user_id, null, 'PENDING', 'first_product_added'
from public.teacher_products_order as parent
join public.teacher_profile as profile on profile.id = parent.teacher_profile_id;

insert into public.order_event (order_id, created_at, actor_id, from_status, to_status, reason)
select parent.id, parent.created_at, profile.user_id, 'PENDING', parent.order_status, 'imported'
from public.teacher_products_order as parent
join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
where parent.order_status <> 'PENDING';

-- Ten additions for each subscriber, of resources that came with the subscription.
insert into public.product_subscription (teacher_profile_id, product_id, time_stamp, grade)
select subscription.teacher_profile_id, product.id, now() - addition * interval '5 days', '4'
from public.teacher_subscription as subscription
cross join generate_series(0, 9) as addition
join public.product as product on product.id = md5('product ' || 5 * (1 + (
    hashtext(subscription.id::text)::bigint + 2147483648 + addition) % (pg_temp.scaled(24000) / 5)))::uuid
on conflict do nothing;
