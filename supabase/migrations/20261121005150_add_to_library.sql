-- Taking a resource into the library with a subscription.

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
  'Why the resource may not be added to the library now, or nothing. A resource without a grade is '
  'covered by every valid subscription and counted with the others without one.';

-- Definer: no client may write additions. The caller's own profile is the only one it touches.
create function public.add_to_library(product_id uuid) returns public.product_subscription
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid;
  added public.product;
  addition public.product_subscription;
begin
  -- One addition at a time per teacher, so that the limit is counted once for each.
  select profile.id into profile_id
  from public.teacher_profile as profile where profile.user_id = caller
  for no key update;
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
  'Adds a published subscription resource to the caller''s library. Adding what is already there '
  'changes nothing and needs no subscription any more.';
grant execute on function public.add_to_library(uuid) to authenticated;

-- Definer: asks about the caller what the caller may not read rule by rule.
create function public._library_access(product public.product) returns text
language sql stable security definer set search_path = ''
return case
  when not product.subscription_product or not private.is_published(product) then null
  when private.owns_product(private.my_teacher_profile_id(), product.id) then 'owned'
  else coalesce(private.library_refusal(private.my_teacher_profile_id(), product), 'allowed')
end;
comment on function public._library_access(public.product) is
  'What add_to_library would say: "allowed", "owned", or the word of the refusal. Empty for a '
  'resource that no subscription gives.';
grant execute on function public._library_access(public.product) to authenticated;
