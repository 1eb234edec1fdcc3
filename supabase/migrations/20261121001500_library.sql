-- The library: what a teacher owns and how it is added to. private.owned_product is the one
-- answer to "who owns what", for every screen and before every file.

create view private.owned_product with (security_invoker = true) as
select line.teacher_profile_id, line.product_id, 'bought' as source,
       coalesce(parent.order_date_time, parent.created_at) as since
from public.teacher_products_order as parent
join public.order_line as line on line.order_id = parent.id
where parent.order_status = 'PAID' and line.withdrawn_at is null and line.product_id is not null
union all
-- What the bundle held when it was ordered, even if the bundle has changed since.
select member.teacher_profile_id, member.product_id, 'bought',
       coalesce(parent.order_date_time, parent.created_at)
from public.teacher_products_order as parent
join public.order_line as line on line.order_id = parent.id
join public.order_line_member as member on member.order_line_id = line.id
where parent.order_status = 'PAID' and line.withdrawn_at is null and member.product_id is not null
  and not member.paid_before
union all
-- Seats, for as long as the one who gave them has the resource.
select given.teacher_profile_id, line.product_id, 'seat', given.taken_at
from public.seat as given
join public.order_line as line on line.id = given.order_line_id
join public.teacher_products_order as parent on parent.id = line.order_id
where parent.order_status = 'PAID' and line.withdrawn_at is null and line.product_id is not null
  and not line.physical
union all
select addition.teacher_profile_id, addition.product_id, 'subscribed', addition.time_stamp
from public.product_subscription as addition;

comment on view private.owned_product is
  'What a teacher bought and paid for, by itself or in a bundle, was given a seat of, or added with a subscription. A '
  'cancelled order is not PAID, so its resources leave the library at once; so does a line that a '
  'refund withdrew. A resource may appear more than once.';

-- In plpgsql with a generic plan, because it is asked for every line of a cart and every row of a list: while
-- the tables are small, Postgres thinks a plan for the row in question cheaper than the kept one and makes
-- it anew each time. By index, however small the tables are: a plan that was made while they were empty is kept until
-- they are counted, and would read all lines of a shop that has just opened, for each line of each cart.
create function private.owns_product(profile_id uuid, product_id uuid) returns boolean
language plpgsql stable set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return exists (
    select from private.owned_product as owned
    where owned.teacher_profile_id = owns_product.profile_id
      and owned.product_id = owns_product.product_id
  );
end
$$;
comment on function private.owns_product(uuid, uuid) is
  'Whether a teacher owns a resource: asked before every file. False when there is no profile.';

-- Definer: the caller has no right on the private view, and is told about themselves only. With a generic
-- plan, as owns_product().
create function public._owned_as(product public.product) returns text
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return (
    select owned.source
    from private.owned_product as owned
    where owned.teacher_profile_id = profile_id and owned.product_id = product.id
    order by owned.source
    limit 1
  );
end
$$;
comment on function public._owned_as(public.product) is
  '"bought", "seat" (somebody else has paid for it) or "subscribed"; empty when the caller does not own the resource.';
grant execute on function public._owned_as(public.product) to authenticated;

-- Definer, and with a generic plan: as _owned_as().
create function public._bought(bundle public.product_bundle) returns boolean
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return exists (
    select from public.teacher_products_order as parent
    join public.order_line as line on line.order_id = parent.id
    where line.teacher_profile_id = profile_id
      and parent.order_status = 'PAID' and line.withdrawn_at is null
      and line.product_bundle_id = bundle.id
  );
end
$$;
comment on function public._bought(public.product_bundle) is
  'Whether the caller has paid for the bundle. What the caller owns are then its members.';
grant execute on function public._bought(public.product_bundle) to authenticated;

-- Definer, and with a generic plan: as _owned_as().
create function public._owned_since(product public.product) returns timestamptz
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return (
    select max(owned.since)
    from private.owned_product as owned
    where owned.teacher_profile_id = profile_id and owned.product_id = product.id
  );
end
$$;
comment on function public._owned_since(public.product) is
  'When the caller bought the resource or added it to the library, the last time; empty when the '
  'caller does not own it.';
grant execute on function public._owned_since(public.product) to authenticated;

-- "materialized": what one teacher owns is found first. Otherwise the kept plan may look through all that is
-- owned once for each resource. Definer: owners may still read what the shop no longer sells.
create function public.my_library(
  view text default 'purchased',
  words text default '',
  category_ids uuid[] default null,
  tag_ids uuid[] default null,
  at_most integer default null,
  skipping integer default 0
) returns setof public.product
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns text[] := array(select private.word_patterns(words));
  profile_id uuid := private.my_teacher_profile_id();
begin
  return query
    with mine as materialized (
      select owned.product_id, max(owned.since) as since
      from private.owned_product as owned
      where owned.teacher_profile_id = profile_id
        and (my_library.view in ('purchased', 'corrected') or owned.source = my_library.view
          or (my_library.view = 'bought' and owned.source = 'seat'))
        and (my_library.view <> 'corrected' or private.has_correction(profile_id, owned.product_id))
      group by owned.product_id
    )
    select product.*
    from mine
    join public.product as product on product.id = mine.product_id
    where product.search_field like all (patterns)
      and (category_ids is null or product.category_id = any (category_ids))
      and (tag_ids is null or product.tags @> tag_ids)
    order by mine.since desc, product.title, product.id
    limit case when at_most is not null then greatest(at_most, 0) end
    offset greatest(skipping, 0);
end
$$;
comment on function public.my_library(text, text, uuid[], uuid[], integer, integer) is
  'The caller''s resources. view: "bought" with orders, seats among them, "subscribed" with a subscription, '
  '"purchased" for both, or "corrected" for those of both with a corrected file that the caller has not seen. Every '
  'word and every tag must match. at_most and skipping take a page of '
  'them, what was acquired last first; GraphQL then orders the rows of that page by its own '
  'orderBy, so a list sorts them by ownedSince.';
grant execute on function public.my_library(text, text, uuid[], uuid[], integer, integer)
  to authenticated;

-- Adding a resource to the library with a subscription: the grade of its category decides whether the
-- package covers it and which monthly limit counts.
create function private.category_grade(category_id uuid) returns text
language sql stable set search_path = '' as $$
  with recursive ancestor as (
    select category.id, category.parent_id, category.grade, 0 as distance
    from public.product_category as category where category.id = category_grade.category_id
    union all
    select parent.id, parent.parent_id, parent.grade, ancestor.distance + 1
    from public.product_category as parent
    join ancestor on parent.id = ancestor.parent_id
    where ancestor.grade is null
  )
  select ancestor.grade from ancestor where ancestor.grade is not null order by distance limit 1
$$;
comment on function private.category_grade(uuid) is
  'The grade of a category or of its nearest ancestor that has one.';

create function private.month_start(moment timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = ''
return date_trunc('month', moment, 'Africa/Johannesburg');
comment on function private.month_start(timestamptz) is
  'Midnight of the first of the month in South Africa.';

create function private.library_refusal(profile_id uuid, product public.product) returns text
language plpgsql stable set search_path = '' as $$
declare
  subscription public.teacher_subscription;
  product_grade text;
  taken bigint;
begin
  select * into subscription
  from public.teacher_subscription as candidate
  where candidate.teacher_profile_id = library_refusal.profile_id;
  if not found
    or not private.subscription_is_valid(subscription.status_text, subscription.run_date)
  then
    return 'subscription_required';
  end if;
  if subscription.grand_fathered then
    return null;
  end if;

  product_grade := private.category_grade(product.category_id);
  if product_grade is not null and product_grade <> all (subscription.grades) then
    return 'grade_not_covered';
  end if;
  if subscription.monthly_limit = -1 then
    return null;
  end if;

  select count(*) into taken
  from public.product_subscription as addition
  where addition.teacher_profile_id = library_refusal.profile_id
    and addition.time_stamp >= private.month_start(now())
    and addition.grade is not distinct from product_grade;
  return case when taken >= subscription.monthly_limit then 'monthly_limit_reached' end;
end
$$;
comment on function private.library_refusal(uuid, public.product) is
  'Why the resource may not be added to the library now; null when it may. Every valid '
  'subscription covers resources without a grade, and they have a monthly count of their own.';

-- Definer: no client may write additions. It touches the caller's own profile only.
create function public.add_to_library(product_id uuid) returns public.product_subscription
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- The lock: one addition at a time per teacher, so that each is counted before the next.
  profile_id uuid := private.lock_my_profile();
  added public.product;
  addition public.product_subscription;
begin
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;

  select * into addition
  from public.product_subscription as earlier
  where earlier.teacher_profile_id = profile_id and earlier.product_id = add_to_library.product_id;
  if found then
    return addition;
  end if;

  perform from public.teacher_subscription as subscription
  where subscription.teacher_profile_id = profile_id
  for share;
  select * into added
  from public.product as product
  where product.id = add_to_library.product_id
    and product.subscription_product and private.is_published(product)
  for share;
  if added.id is null then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;
  if private.owns_product(profile_id, added.id) then
    raise exception 'already_owned' using errcode = 'PT409';
  end if;

  case private.library_refusal(profile_id, added)
    when 'subscription_required' then
      raise exception 'subscription_required' using errcode = 'PT409';
    when 'grade_not_covered' then
      raise exception 'grade_not_covered' using errcode = 'PT409';
    when 'monthly_limit_reached' then
      raise exception 'monthly_limit_reached' using errcode = 'PT409';
    else null;
  end case;

  insert into public.product_subscription (teacher_profile_id, product_id, grade)
  values (profile_id, added.id, private.category_grade(added.category_id))
  returning * into addition;
  return addition;
end
$$;
comment on function public.add_to_library(uuid) is
  'Adds a published subscription resource to the caller''s library. When it is there already '
  'nothing changes and no subscription is needed.';
grant execute on function public.add_to_library(uuid) to authenticated;

-- Definer: the caller may not read what the rules look at, but may know their outcome. The resource is looked
-- up again: over REST a caller may invent the row that a computed field is asked about.
create function public._library_access(product public.product) returns text
language sql stable security definer set search_path = ''
return (
  select case
    when private.owns_product(private.my_teacher_profile_id(), asked.id) then 'owned'
    else coalesce(private.library_refusal(private.my_teacher_profile_id(), asked), 'allowed')
  end
  from public.product as asked
  where asked.id = product.id and asked.subscription_product and private.is_published(asked)
);
comment on function public._library_access(public.product) is
  'What add_to_library() would answer: "allowed", "owned", or the error word. Empty for a '
  'resource that no subscription includes.';
grant execute on function public._library_access(public.product) to authenticated;
