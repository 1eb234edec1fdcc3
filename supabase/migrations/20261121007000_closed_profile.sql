-- A profile belongs to one user for good. A customer of the old shop waits for theirs; the profile of a
-- deleted user waits for nobody, whoever confirms the same e-mail address later.

alter table public.teacher_profile add column closed_at timestamptz;
alter table public.teacher_profile add constraint teacher_profile_closed_without_user
  check (closed_at is null or user_id is null);

grant select (closed_at) on public.teacher_profile to authenticated;
-- Not granted: writing it. It follows from the deletion of the user.

comment on column public.teacher_profile.closed_at is
  'When the user was deleted. The profile keeps its orders for the tax office and is nobody''s from then on.';
comment on column public.teacher_profile.user_id is
  'Empty for customers of the old shop who have not signed in yet, and after the user was deleted.';

create or replace function private.fix_profile_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.user_id is not null then
      new.owner := private.owner_of(new.user_id);
    end if;
  elsif old.user_id is null then
    new.closed_at := old.closed_at;
    if new.user_id is null then
      new.owner := old.owner;
    elsif old.closed_at is not null then
      raise exception 'profile_closed' using errcode = 'PT409';
    else
      new.owner := private.owner_of(new.user_id);
    end if;
  else
    new.owner := old.owner;
    new.closed_at := null;
    if new.user_id is null then
      -- Orders and invoices keep their own addresses; the rest that only served the person goes.
      new.closed_at := now();
      new.session_token := null;
      new.products_order_shipping_details := null;
    elsif new.user_id <> old.user_id then
      raise exception 'profile_taken' using errcode = 'PT409';
    end if;
  end if;
  if new.user_id is not null and new.owner is null then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  return new;
end
$$;
comment on function private.fix_profile_owner() is
  'Whatever is sent, the owner is derived once, the user never changes, and without its user the profile '
  'is closed. Only an imported profile without a user brings its own owner.';

drop index public.teacher_profile_waiting_email_idx;
create index teacher_profile_waiting_email_idx on public.teacher_profile
  (lower(split_part(owner, '::', 2))) where user_id is null and closed_at is null;

-- Definer: only Auth reads its users, and the service role has no right on them by SQL.
create or replace function public.find_lost_login(email text) returns text
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
    where profile.user_id is null and profile.closed_at is null
      and lower(split_part(profile.owner, '::', 2)) = lower(btrim(find_lost_login.email)))
    then 'profile_only'
end;

-- Definer: joins the teacher group, which no client may write, and adopts a profile that waits for its user.
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
      where candidate.user_id is null and candidate.closed_at is null
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
