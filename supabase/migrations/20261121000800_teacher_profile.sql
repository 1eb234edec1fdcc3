-- One profile per user: the teacher's details, and what orders belong to.

create function private.provinces() returns text[]
language sql immutable parallel safe set search_path = ''
return array[
  'Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga',
  'Northern Cape', 'North West', 'Western Cape'];
comment on function private.provinces() is
  'The nine provinces of the Constitution, section 103. Their Afrikaans names are the screens'' matter.';
-- Constraints run with the writer's rights.
grant execute on function private.provinces() to authenticated, service_role;

create table public.teacher_profile (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid default auth.uid(),
  owner text not null,
  title text,
  name text,
  surname text,
  language text,
  province text,
  days_per_week smallint,
  status text not null default 'Active',
  type text not null default 'TeacherProfile',
  session_token text,
  translate_i18n text not null default 'en',
  products_order_shipping_details jsonb,
  products jsonb,
  payfast_subscription_token text,
  payfast_subscription_response jsonb,
  payfast_subscription_package jsonb,
  constraint teacher_profile_pkey primary key (id),
  constraint teacher_profile_user_id_key unique (user_id),
  -- The orders of a deleted user stay, for the tax office; so does the profile they hang on.
  constraint teacher_profile_user_id_fkey foreign key (user_id)
    references auth.users (id) on delete set null,
  constraint teacher_profile_owner_shape check (owner ~ '^[0-9a-f-]{36}::\S+$'),
  -- Signing in for the first time creates an empty profile; saving the form fills all of it.
  constraint teacher_profile_details_complete
    check (num_nulls(title, name, surname, language, province, days_per_week) in (0, 6)),
  constraint teacher_profile_title_present check (btrim(title) <> ''),
  constraint teacher_profile_name_present check (btrim(name) <> ''),
  constraint teacher_profile_surname_present check (btrim(surname) <> ''),
  constraint teacher_profile_language_known
    check (language in ('Afrikaans', 'English', 'Xhosa', 'Zulu', 'Sotho')),
  constraint teacher_profile_province_known check (province = any (private.provinces())),
  constraint teacher_profile_days_per_week_range check (days_per_week between 1 and 5),
  constraint teacher_profile_status_fixed check (status = 'Active'),
  constraint teacher_profile_type_fixed check (type = 'TeacherProfile'),
  constraint teacher_profile_session_token_length check (length(session_token) between 1 and 200),
  constraint teacher_profile_translate_i18n_known check (translate_i18n in ('en', 'af')),
  constraint teacher_profile_shipping_details_shape
    check (products_order_shipping_details is null
      or private.is_shipping_details(products_order_shipping_details))
);

alter table public.teacher_profile enable row level security;

create policy "owners read their profile, superadmins all" on public.teacher_profile
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.in_group('superadmin')));
create policy "people create their own profile, administrators any" on public.teacher_profile
  for insert to authenticated
  with check (user_id = (select auth.uid()) or (select private.in_group('admin')));
create policy "owners change their profile, superadmins any" on public.teacher_profile
  for update to authenticated
  using (user_id = (select auth.uid()) or (select private.in_group('superadmin')))
  with check (user_id = (select auth.uid()) or (select private.in_group('superadmin')));

grant select (
  id, created_at, updated_at, user_id, owner, title, name, surname, language, province,
  days_per_week, status, type, session_token, translate_i18n, products_order_shipping_details,
  products, payfast_subscription_token, payfast_subscription_response, payfast_subscription_package
) on public.teacher_profile to authenticated;
grant insert (
  user_id, title, name, surname, language, province, days_per_week, translate_i18n
), update (
  title, name, surname, language, province, days_per_week, translate_i18n,
  products_order_shipping_details
) on public.teacher_profile to authenticated;
-- Not granted: owner, user_id, status and type are fixed; the session token is made by use_here();
-- the payfast fields come from the payment provider; nobody deletes a profile.
grant select, insert, update on public.teacher_profile to service_role;

comment on table public.teacher_profile is
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_profile.user_id is
  'Empty for customers of the old shop who have not signed in yet, and after a user was deleted.';
comment on column public.teacher_profile.owner is
  '{sub}::{username}, derived from the user at creation; the username is the e-mail address then.';
comment on column public.teacher_profile.session_token is
  'Names the one browser that may use the account; each window compares it with its own.';
comment on column public.teacher_profile.translate_i18n is 'Language of the interface.';
comment on column public.teacher_profile.products is 'Legacy list of the old shop; nothing writes it.';

create function private.owner_of(user_id uuid) returns text
language sql stable security definer set search_path = ''
return (
  select person.id::text || '::' || coalesce(nullif(person.email, ''), nullif(person.phone, ''), person.id::text)
  from auth.users as person
  where person.id = owner_of.user_id
);
comment on function private.owner_of(uuid) is
  '{sub}::{username}. Definer: nobody may read the user table.';

create function private.fix_profile_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (old.user_id is not null or new.user_id is null) then
    new.owner := old.owner;
  elsif new.user_id is not null then
    new.owner := private.owner_of(new.user_id);
    if new.owner is null then
      raise exception 'user_not_found' using errcode = 'PT404';
    end if;
  end if;
  return new;
end
$$;
comment on function private.fix_profile_owner() is
  'Whatever is sent, the owner is derived once. Only an imported profile without a user brings its own.';

create trigger fix_profile_owner before insert or update on public.teacher_profile
  for each row execute function private.fix_profile_owner();
create trigger set_updated_at before update on public.teacher_profile
  for each row execute function private.set_updated_at();

-- Definer: asked by policies of tables whose readers may not search all profiles.
create function private.my_teacher_profile_id() returns uuid
language sql stable security definer set search_path = ''
return (select profile.id from public.teacher_profile as profile where profile.user_id = auth.uid());
grant execute on function private.my_teacher_profile_id() to authenticated, service_role;

-- Definer: joins the teacher group, which no client may write.
create function public.ensure_teacher_profile() returns public.teacher_profile
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  profile public.teacher_profile;
begin
  insert into public.teacher_profile (user_id) values (caller)
  on conflict on constraint teacher_profile_user_id_key do nothing;
  perform private.add_to_group(caller, 'teacher');

  select * into strict profile from public.teacher_profile where user_id = caller;
  return profile;
end
$$;
comment on function public.ensure_teacher_profile() is
  'Called after every sign-in: an empty profile and the teacher group for whoever lacks them.';
grant execute on function public.ensure_teacher_profile() to authenticated;
