-- Whoever set up an authenticator app is nobody here until the session has shown a code of it (decision 028). Supabase
-- proposes a restrictive policy on every table; one function that says who the caller is reaches further: the groups,
-- the functions that act as the owner, Realtime and Storage ask it too, and a new table cannot be forgotten.

-- Definer: nobody may read the authenticators of others.
create function private.my_user_id() returns uuid
language sql stable security definer set search_path = ''
return (
  select auth.uid()
  where auth.jwt() ->> 'aal' = 'aal2'
    or not exists (
      select from auth.mfa_factors as factor
      where factor.user_id = auth.uid() and factor.status = 'verified')
);
comment on function private.my_user_id() is
  'Who the caller is; null for visitors, and for a session that lacks the code of its account''s authenticator app. '
  'Policies and functions ask this and never auth.uid().';
grant execute on function private.my_user_id() to authenticated, service_role;

create or replace function private.signed_in_user() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  user_id uuid := private.my_user_id();
begin
  if user_id is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  return user_id;
end
$$;

-- Definer: the caller has no right on the membership table, and must not get one to be asked.
create or replace function private.in_group(group_name text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.user_group as membership
  where membership.user_id = (select private.my_user_id())
    and membership.group_name = in_group.group_name
);

-- Definer: people may know their own groups without a right on the table that holds everybody's.
create or replace function public.my_groups() returns text[]
language sql stable security definer set search_path = ''
return coalesce(
  (select array_agg(membership.group_name order by membership.group_name)
   from private.user_group as membership
   where membership.user_id = (select private.my_user_id())),
  '{}');

-- Definer: asked by policies of tables whose readers may not search all profiles.
create or replace function private.my_teacher_profile_id() returns uuid
language sql stable security definer set search_path = ''
return (
  select profile.id from public.teacher_profile as profile
  where profile.user_id = (select private.my_user_id()));

-- Definer: as above.
create or replace function private.my_province() returns text
language sql stable security definer set search_path = ''
return (
  select profile.province from public.teacher_profile as profile
  where profile.user_id = (select private.my_user_id()));

-- Definer: as above.
create or replace function private.my_school_ids() returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select school.id
  from public.teacher_profile as profile
  join public.school as school
    on school.id = profile.teacher_profile_school_id
    or (school.is_generic and school.provinces @> array[profile.province])
  where profile.user_id = (select private.my_user_id());
end;

alter table public.teacher_profile alter column user_id set default private.my_user_id();
alter table public.subject alter column created_by set default private.my_user_id();

alter policy "owners read their profile, superadmins all" on public.teacher_profile
  using (user_id = (select private.my_user_id()) or (select private.in_group('superadmin')));
alter policy "people create their own profile, administrators any" on public.teacher_profile
  with check (user_id = (select private.my_user_id()) or (select private.in_group('admin')));
alter policy "owners change their profile, superadmins any" on public.teacher_profile
  using (user_id = (select private.my_user_id()) or (select private.in_group('superadmin')))
  with check (user_id = (select private.my_user_id()) or (select private.in_group('superadmin')));

alter policy "signed-in people create subjects" on public.subject
  with check (created_by = (select private.my_user_id()));
alter policy "people change subjects of theirs, administrators any" on public.subject
  using (created_by = (select private.my_user_id()) or (select private.in_group('admin')))
  with check (created_by = (select private.my_user_id()) or (select private.in_group('admin')));

alter policy "people read their downloads, administrators all" on public.product_download
  using (user_id = (select private.my_user_id()) or (select private.in_group('admin')));

alter policy "administrators read files, teachers their own pictures" on storage.objects
  using (
    (bucket_id in ('images', 'content') and (select private.in_group('admin')))
    or (bucket_id = 'images' and private.is_own_picture_path(name, (select private.my_user_id())))
  );
alter policy "administrators upload files, teachers their own pictures" on storage.objects
  with check (
    ((select private.in_group('admin')) and (
      (bucket_id = 'images' and private.is_picture_path(name))
      or (bucket_id = 'content' and private.is_content_path(name))))
    or ((select private.in_group('teacher')) and bucket_id = 'images'
      and private.is_own_picture_path(name, (select private.my_user_id())))
  );
alter policy "administrators delete files, teachers their own pictures" on storage.objects
  using (
    (bucket_id in ('images', 'content') and (select private.in_group('admin')))
    or (bucket_id = 'images' and private.is_own_picture_path(name, (select private.my_user_id())))
  );
