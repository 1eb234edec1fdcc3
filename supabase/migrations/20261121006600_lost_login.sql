-- Customers of the old shop have a profile and no user yet; the lookup of a lost login brings both together.

create index teacher_profile_waiting_email_idx on public.teacher_profile
  (lower(split_part(owner, '::', 2))) where user_id is null;

-- Definer: only Auth reads its users, and the service role has no right on them by SQL.
create function public.find_lost_login(email text) returns text
language sql stable security definer set search_path = ''
return case
  when exists (
    select from auth.users as account
    where account.email = lower(btrim(find_lost_login.email)) and account.is_sso_user = false
      and account.deleted_at is null and account.last_sign_in_at is not null) then 'existing'
  when exists (
    select from auth.users as account
    where account.email = lower(btrim(find_lost_login.email)) and account.is_sso_user = false
      and account.deleted_at is null) then 'never_signed_in'
  when exists (
    select from public.teacher_profile as profile
    where profile.user_id is null
      and lower(split_part(profile.owner, '::', 2)) = lower(btrim(find_lost_login.email)))
    then 'profile_only'
end;
comment on function public.find_lost_login(text) is
  'For lookup-user: existing, never_signed_in, profile_only, or null when nobody has this e-mail address.';
grant execute on function public.find_lost_login(text) to service_role;

-- Definer: joins the teacher group, which no client may write, and adopts a profile that is nobody's.
create or replace function public.ensure_teacher_profile() returns public.teacher_profile
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  profile public.teacher_profile;
begin
  if not exists (select from public.teacher_profile where user_id = caller) then
    -- Whoever has confirmed the address of an old customer is that customer.
    update public.teacher_profile as waiting set user_id = caller
    where waiting.id = (
      select candidate.id from public.teacher_profile as candidate
      where candidate.user_id is null
        and lower(split_part(candidate.owner, '::', 2)) = (
          select account.email from auth.users as account
          where account.id = caller and account.email_confirmed_at is not null)
      order by candidate.created_at limit 1 for update skip locked);
  end if;
  insert into public.teacher_profile (user_id) values (caller)
  on conflict on constraint teacher_profile_user_id_key do nothing;
  perform private.add_to_group(caller, 'teacher');

  select * into strict profile from public.teacher_profile where user_id = caller;
  return profile;
end
$$;
comment on function public.ensure_teacher_profile() is
  'Called after every sign-in: the profile of the old shop or an empty one, and the teacher group.';
