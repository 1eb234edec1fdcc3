-- Who asks is asked with every statement, what is owned with every row. A function in SQL that another function calls
-- is planned anew each time, and planning took longer than finding the row: ten resources of a library cost 20 ms. In
-- plpgsql each connection plans it once. What they answer is unchanged.

-- Definer: nobody may read the authenticators of others.
create or replace function private.my_user_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null or auth.jwt() ->> 'aal' = 'aal2' then
    return caller;
  end if;
  if exists (
    select from auth.mfa_factors as factor
    where factor.user_id = caller and factor.status = 'verified')
  then
    return null;
  end if;
  return caller;
end
$$;

-- Definer: the caller has no right on the membership table, and must not get one to be asked.
create or replace function private.in_group(group_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.my_user_id();
begin
  return exists (
    select from private.user_group as membership
    where membership.user_id = caller and membership.group_name = in_group.group_name);
end
$$;

-- Definer: asked by policies of tables whose readers may not search all profiles.
create or replace function private.my_teacher_profile_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.my_user_id();
begin
  return (select profile.id from public.teacher_profile as profile where profile.user_id = caller);
end
$$;

-- Definer: the caller has no right on the private view; it is asked about the caller only.
create or replace function public._owned_as(product public.product) returns text
language plpgsql stable security definer set search_path = '' as $$
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

-- Definer: as above.
create or replace function public._bought(bundle public.product_bundle) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return exists (
    select from public.teacher_products_order as parent
    join public.order_line as line on line.order_id = parent.id
    where parent.teacher_profile_id = profile_id
      and parent.order_status = 'PAID' and line.product_bundle_id = bundle.id
  );
end
$$;
