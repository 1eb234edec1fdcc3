-- The address that a teacher keeps for the next order.

create function private.tidy_shipping_details(details jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  tidied jsonb;
begin
  -- An address may come as JSON text, which is how spec/platform.md 7 sends it.
  if jsonb_typeof(details) = 'string' and pg_input_is_valid(details #>> '{}', 'jsonb') then
    details := (details #>> '{}')::jsonb;
  end if;
  if details is null or jsonb_typeof(details) = 'null' then
    return null;
  end if;
  tidied := jsonb_build_object(
    'address1', btrim(details ->> 'address1'),
    'address2', coalesce(btrim(details ->> 'address2'), ''),
    'city', btrim(details ->> 'city'),
    'province', details ->> 'province',
    'postalCode', btrim(details ->> 'postalCode'),
    'country', details ->> 'country',
    'phoneNumber', btrim(details ->> 'phoneNumber'));
  if not private.is_shipping_details(tidied) then
    raise exception 'shipping_details_invalid' using errcode = 'PT422';
  end if;
  return tidied;
end
$$;
comment on function private.tidy_shipping_details(jsonb) is
  'The fields of an address, trimmed, and nothing else that was sent; nothing for nothing.';

create function private.reachable_profile(teacher_profile_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid;
begin
  select profile.id into profile_id
  from public.teacher_profile as profile
  where profile.id = coalesce(reachable_profile.teacher_profile_id, private.my_teacher_profile_id())
    and (profile.user_id = caller or private.in_group('admin'));
  if profile_id is null then
    raise exception 'profile_not_found' using errcode = 'PT404';
  end if;
  return profile_id;
end
$$;
comment on function private.reachable_profile(uuid) is
  'The profile named, or the caller''s own when none is: anybody''s for administrators.';

-- Definer: administrators open orders for customers without a right on their profiles.
create function public.get_shipping_details(teacher_profile_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
begin
  return (
    select profile.products_order_shipping_details
    from public.teacher_profile as profile where profile.id = profile_id);
end
$$;
comment on function public.get_shipping_details(uuid) is
  'The saved address of the caller, or for administrators of any profile; nothing when none is saved.';
grant execute on function public.get_shipping_details(uuid) to authenticated;

-- Definer: as above.
create function public.save_shipping_details(
  shipping_details jsonb, teacher_profile_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
  tidied jsonb := private.tidy_shipping_details(shipping_details);
begin
  if tidied is null then
    raise exception 'shipping_details_invalid' using errcode = 'PT422';
  end if;
  update public.teacher_profile as profile
  set products_order_shipping_details = tidied
  where profile.id = profile_id;
  return tidied;
end
$$;
comment on function public.save_shipping_details(jsonb, uuid) is
  'Keeps an address for the next order and returns it as it was kept. Placed orders keep theirs.';
grant execute on function public.save_shipping_details(jsonb, uuid) to authenticated;
