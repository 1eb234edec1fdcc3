-- How a profile is made, saved, taken over by another window and found again, and the address that it keeps.

create function private.sign_up_language(user_id uuid) returns text
language sql stable set search_path = ''
return (
  select account.raw_user_meta_data ->> 'language' from auth.users as account
  where account.id = sign_up_language.user_id
    and account.raw_user_meta_data ->> 'language' in ('en', 'af')
);
comment on function private.sign_up_language(uuid) is
  'The language in which the person signed up: the mails of Auth look for it at the same place.';

create function private.give_profile(user_id uuid) returns public.teacher_profile
language plpgsql volatile set search_path = '' as $$
declare
  profile public.teacher_profile;
begin
  if not exists (select from public.teacher_profile as own where own.user_id = give_profile.user_id) then
    -- Whoever has confirmed the e-mail address of a customer of the old shop is that customer.
    update public.teacher_profile as waiting
    set user_id = give_profile.user_id,
      translate_i18n = coalesce(waiting.translate_i18n, private.sign_up_language(give_profile.user_id))
    where waiting.id = (
      select candidate.id from public.teacher_profile as candidate
      where candidate.user_id is null and candidate.closed_at is null
        and lower(split_part(candidate.owner, '::', 2)) = (
          select account.email from auth.users as account
          where account.id = give_profile.user_id and account.email_confirmed_at is not null)
      order by candidate.created_at limit 1 for update skip locked);
  end if;
  insert into public.teacher_profile (user_id, translate_i18n)
  values (give_profile.user_id, private.sign_up_language(give_profile.user_id))
  on conflict on constraint teacher_profile_user_id_key do nothing;
  perform private.add_to_group(give_profile.user_id, 'teacher');

  select * into strict profile from public.teacher_profile as own
  where own.user_id = give_profile.user_id;
  return profile;
end
$$;
comment on function private.give_profile(uuid) is
  'Gives a user the profile of the old shop or an empty one, and the teacher group.';

-- Definer: it adds the caller to the teacher group and adopts a profile that waits for its user, which no
-- client may do.
create function public.ensure_teacher_profile() returns public.teacher_profile
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.give_profile(private.signed_in_user());
end
$$;
comment on function public.ensure_teacher_profile() is
  'Called after every sign-in. Gives the caller the profile of the old shop or an empty one, and '
  'the teacher group.';
grant execute on function public.ensure_teacher_profile() to authenticated;

create function private.fill_in_profile(
  profile_id uuid,
  title text,
  name text,
  surname text,
  language text,
  province text,
  days_per_week integer,
  school_id uuid
) returns public.teacher_profile
language plpgsql volatile set search_path = '' as $$
declare
  saved public.teacher_profile;
begin
  if num_nulls(title, name, surname, language, province, days_per_week) > 0 then
    raise exception 'profile_details_required' using errcode = 'PT422';
  end if;
  update public.teacher_profile as profile
  set title = fill_in_profile.title,
    name = fill_in_profile.name,
    surname = fill_in_profile.surname,
    language = fill_in_profile.language,
    province = fill_in_profile.province,
    days_per_week = fill_in_profile.days_per_week,
    teacher_profile_school_id = fill_in_profile.school_id
  where profile.id = fill_in_profile.profile_id
  returning profile.* into saved;
  return saved;
end
$$;

-- Definer: as ensure_teacher_profile(), which it calls for those who have no profile yet.
create function public.save_teacher_profile(
  title text,
  name text,
  surname text,
  language text,
  province text,
  days_per_week integer,
  school_id uuid default null
) returns public.teacher_profile
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile public.teacher_profile := public.ensure_teacher_profile();
  kept_school_id uuid := school_id;
begin
  perform from public.teacher_profile as saved where saved.id = profile.id for no key update;
  if school_id is not null and not private.may_choose_school(profile.id, school_id) then
    -- A school that is still to be confirmed: the one before stays, where it is in the province.
    kept_school_id := (
      select school.id from public.school as school
      where school.id = profile.teacher_profile_school_id
        and save_teacher_profile.province = any (school.provinces));
  end if;
  profile := private.fill_in_profile(
    profile.id, title, name, surname, language, province, days_per_week, kept_school_id);
  perform private.ask_for_school(profile, school_id);
  return profile;
end
$$;
comment on function public.save_teacher_profile(text, text, text, text, text, integer, uuid) is
  'Saves the whole profile form, and creates the caller''s profile when there is none. Saving the '
  'same twice changes nothing. A school that is neither generic nor confirmed becomes a request.';
grant execute on function public.save_teacher_profile(text, text, text, text, text, integer, uuid)
  to authenticated;

-- Definer: an administrator may create and change a profile but not read one. An update of the table would
-- need the right to read, so this function does it and returns the id alone.
create function public.save_teacher_profile_of(
  user_id uuid,
  title text,
  name text,
  surname text,
  language text,
  province text,
  days_per_week integer,
  school_id uuid default null
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept_id uuid;
begin
  perform private.signed_in_user();
  if not (private.in_group('admin') or private.in_group('superadmin')) then
    raise exception 'not_an_administrator' using errcode = 'PT403';
  end if;
  if private.in_group('admin') then
    insert into public.teacher_profile (user_id) values (save_teacher_profile_of.user_id)
    on conflict on constraint teacher_profile_user_id_key do nothing;
  end if;
  select profile.id into kept_id
  from public.teacher_profile as profile where profile.user_id = save_teacher_profile_of.user_id;
  perform private.fill_in_profile(
    kept_id, title, name, surname, language, province, days_per_week, school_id);
  if kept_id is null then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  return kept_id;
end
$$;
comment on function public.save_teacher_profile_of(
  uuid, text, text, text, text, text, integer, uuid
) is
  'For administrators: creates or changes the profile of a user, the fields of the form and nothing '
  'else, and returns its id. Superadmins change what is there.';
grant execute on function public.save_teacher_profile_of(
  uuid, text, text, text, text, text, integer, uuid
) to authenticated;

-- Definer: the token is made here and never accepted from a client.
create function public.use_here() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  token text;
begin
  update public.teacher_profile as profile
  set session_token = gen_random_uuid()::text
  where profile.user_id = caller
  returning profile.session_token into token;
  if token is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  return token;
end
$$;
comment on function public.use_here() is
  'Takes the account over for the calling window: sets a new token, and the other windows, which '
  'see it on the profile, stop.';
grant execute on function public.use_here() to authenticated;

-- The address that a teacher keeps for the next order.

create function private.tidy_shipping_details(details jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  tidied jsonb;
begin
  -- The old calls send the address as JSON in a text.
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
    'postalCode', replace(private.same_text(details ->> 'postalCode'), ' ', ''),
    'country', details ->> 'country',
    'phoneNumber', private.typed_phone(details ->> 'phoneNumber'));
  if not private.is_shipping_details(tidied) then
    raise exception 'shipping_details_invalid' using errcode = 'PT422';
  end if;
  return tidied;
end
$$;
comment on function private.tidy_shipping_details(jsonb) is
  'The fields of an address, trimmed, the phone number in its usual form, without anything else that was sent; null for null.';

-- Definer: administrators make orders for customers whose profiles they may not read.
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
  'The saved address of the caller, or of any profile for administrators; null when none is '
  'saved.';
grant execute on function public.get_shipping_details(uuid) to authenticated;

-- Definer: as get_shipping_details().
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
  'Saves an address for the next order and returns it as it was saved. Placed orders keep the '
  'address that they have.';
grant execute on function public.save_shipping_details(jsonb, uuid) to authenticated;

-- Customers of the old shop may have a profile and no user yet, so a lost login is looked up in both.
-- Definer: only Auth may read its users; the service role has no right on them by SQL.
create function public.find_lost_login(email text) returns text
language sql stable security definer set search_path = ''
return case
  when exists (
    select from auth.users as account
    where account.email = private.same_text(find_lost_login.email) and account.is_sso_user = false
      and account.deleted_at is null and account.last_sign_in_at is not null) then 'existing'
  when exists (
    select from auth.users as account
    where account.email = private.same_text(find_lost_login.email) and account.is_sso_user = false
      and account.deleted_at is null) then 'never_signed_in'
  when exists (
    select from public.teacher_profile as profile
    where profile.user_id is null and profile.closed_at is null
      and lower(split_part(profile.owner, '::', 2)) = private.same_text(find_lost_login.email))
    then 'profile_only'
end;
comment on function public.find_lost_login(text) is
  'For lookup-user: existing, never_signed_in, profile_only, or null when nobody has this e-mail address.';
grant execute on function public.find_lost_login(text) to service_role;

-- Auth answers a sign-up with a known address as it would a new one, and sends nothing. The owner of the address learns
-- of it by our own mail.
-- Definer: only Auth may read its users; the service role has no right on them by SQL.
create function public.find_confirmed_account(email text) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object('name', coalesce(profile.name, ''), 'language', profile.translate_i18n)
  from auth.users as account
  left join public.teacher_profile as profile on profile.user_id = account.id
  where account.email = private.same_text(find_confirmed_account.email) and account.is_sso_user = false
    and account.deleted_at is null and account.email_confirmed_at is not null);
comment on function public.find_confirmed_account(text) is
  'For sign-up-notice: {name, language} of whoever has confirmed this e-mail address, else null. '
  'The name is empty and the language null where the profile has none.';
grant execute on function public.find_confirmed_account(text) to service_role;
