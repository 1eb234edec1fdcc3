-- One profile per user: the teacher's details, and what orders, classes and templates belong to.

create function private.is_shipping_details(details jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return jsonb_typeof(details) = 'object'
  and not private.is_blank(details ->> 'address1')
  and not private.is_blank(details ->> 'city')
  and coalesce(details ->> 'postalCode', '') ~ '^[0-9]{4}$'
  and coalesce(details ->> 'province', '') = any (private.provinces())
  and coalesce(details ->> 'country', '') = 'South Africa'
  and coalesce(details ->> 'phoneNumber', '') ~ '^(\+27|0) ?[0-9]{2} ?[0-9]{3} ?[0-9]{4}$'
  and length(details::text) <= 4000;
comment on function private.is_shipping_details(jsonb) is
  'address1, address2 (optional), city, province, a postalCode of four digits, country and a South '
  'African phoneNumber.';
-- For constraints, which run with the rights of whoever writes the row.
grant execute on function private.is_shipping_details(jsonb) to authenticated, service_role;

-- A profile belongs to one user for good. One that came from the old shop waits for its user to sign in;
-- one whose user was deleted is closed, whoever confirms the same e-mail address later.
create table public.teacher_profile (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid default private.my_user_id(),
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
  translate_i18n text,
  products_order_shipping_details jsonb,
  products jsonb,
  teacher_profile_school_id uuid,
  closed_at timestamptz,
  rotation_anchor date,
  constraint teacher_profile_pkey primary key (id),
  constraint teacher_profile_user_id_key unique (user_id),
  -- When a user is deleted the orders stay, for the tax office, and so does the profile that they belong to.
  constraint teacher_profile_user_id_fkey foreign key (user_id)
    references auth.users (id) on delete set null,
  constraint teacher_profile_closed_without_user check (closed_at is null or user_id is null),
  constraint teacher_profile_teacher_profile_school_id_fkey
    foreign key (teacher_profile_school_id) references public.school (id) on delete set null,
  constraint teacher_profile_owner_shape check (owner ~ '^[0-9a-f-]{36}::\S+$'),
  -- The first sign-in creates an empty profile; saving the form fills all of these at once.
  constraint teacher_profile_details_complete
    check (num_nulls(title, name, surname, language, province, days_per_week) in (0, 6)),
  constraint teacher_profile_title_present check (title is null or not private.is_blank(title)),
  constraint teacher_profile_title_length check (length(title) <= 20),
  constraint teacher_profile_name_present check (name is null or not private.is_blank(name)),
  constraint teacher_profile_name_length check (length(name) <= 100),
  constraint teacher_profile_surname_present check (surname is null or not private.is_blank(surname)),
  constraint teacher_profile_surname_length check (length(surname) <= 100),
  constraint teacher_profile_language_known
    check (language in ('Afrikaans', 'English', 'Xhosa', 'Zulu', 'Sotho')),
  constraint teacher_profile_province_known check (province = any (private.provinces())),
  constraint teacher_profile_days_per_week_range check (days_per_week between 1 and 5),
  constraint teacher_profile_status_fixed check (status = 'Active'),
  constraint teacher_profile_type_fixed check (type = 'TeacherProfile'),
  constraint teacher_profile_session_token_length check (private.has_text(session_token, 200)),
  constraint teacher_profile_translate_i18n_known check (translate_i18n in ('en', 'af')),
  constraint teacher_profile_shipping_details_shape
    check (products_order_shipping_details is null
      or private.is_shipping_details(products_order_shipping_details)),
  constraint teacher_profile_rotation_anchor_monday
    check (extract(isodow from rotation_anchor) = 1 and private.in_time(rotation_anchor))
);

create index teacher_profile_teacher_profile_school_id_idx
  on public.teacher_profile (teacher_profile_school_id);
-- Customers, newest first.
create index teacher_profile_created_at_idx on public.teacher_profile
  (created_at desc nulls last, id);
create index teacher_profile_waiting_email_idx on public.teacher_profile
  (lower(split_part(owner, '::', 2))) where user_id is null and closed_at is null;

alter table public.teacher_profile enable row level security;

create policy "owners read their profile, superadmins all" on public.teacher_profile
  for select to authenticated
  using (user_id = (select private.my_user_id()) or (select private.in_group('superadmin')));
create policy "people create their own profile, administrators any" on public.teacher_profile
  for insert to authenticated
  with check (user_id = (select private.my_user_id()) or (select private.in_group('admin')));
create policy "owners change their profile, superadmins any" on public.teacher_profile
  for update to authenticated
  using (user_id = (select private.my_user_id()) or (select private.in_group('superadmin')))
  with check (user_id = (select private.my_user_id()) or (select private.in_group('superadmin')));

grant select (
  id, created_at, updated_at, user_id, owner, title, name, surname, language, province,
  days_per_week, status, type, session_token, translate_i18n, products_order_shipping_details,
  products, teacher_profile_school_id, closed_at, rotation_anchor
) on public.teacher_profile to authenticated;
grant insert (
  user_id, title, name, surname, language, province, days_per_week, translate_i18n,
  teacher_profile_school_id
), update (
  title, name, surname, language, province, days_per_week, translate_i18n,
  products_order_shipping_details, teacher_profile_school_id, rotation_anchor
) on public.teacher_profile to authenticated;
-- Not granted: owner, user_id, status and type are fixed; the session token is made by use_here();
-- closed_at follows from the deletion of the user; nobody deletes a profile.
grant select, insert, update on public.teacher_profile to service_role;

comment on table public.teacher_profile is
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_profile.user_id is
  'Empty for customers of the old shop who have not signed in yet, and after the user was '
  'deleted.';
comment on column public.teacher_profile.owner is
  '{sub}::{username}, set when the profile gets its user; the username is the e-mail address at '
  'that time.';
comment on column public.teacher_profile.session_token is
  'Names the one browser that may use the account; each window compares it with its own token.';
comment on column public.teacher_profile.translate_i18n is
  'Language of the interface. Null until the person chooses one, in a browser or at sign-up.';
comment on column public.teacher_profile.products is 'A list from the old shop; nothing writes it.';
comment on constraint teacher_profile_teacher_profile_school_id_fkey on public.teacher_profile is
  '@graphql({"foreign_name": "school", "local_name": "teacherProfiles"})';
comment on column public.teacher_profile.closed_at is
  'When the user was deleted. The profile keeps its orders for the tax office and never gets a '
  'user again.';
comment on column public.teacher_profile.rotation_anchor is
  'The Monday of a week A, chosen by the teacher; weeks alternate from there. Null: weeks do not '
  'rotate.';

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
      -- What only served the person is removed. Orders and invoices keep their own addresses.
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
  'Keeps three rules, whatever is sent: the owner is derived from the user once, the user never '
  'changes, and a profile that loses its user is closed. Only an imported profile without a user '
  'brings its own owner.';

create trigger fix_profile_owner before insert or update on public.teacher_profile
  for each row execute function private.fix_profile_owner();
create trigger trim_texts before insert or update on public.teacher_profile
  for each row execute function private.trim_texts('title', 'name', 'surname');
create trigger set_updated_at before update on public.teacher_profile
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.teacher_profile
  for each row execute function private.record_admin_write('session_token');

-- Definer: whoever saves a profile need not be able to read schools.
create function private.check_school_province() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Only a change is checked: a school that has moved since must not block changes of other fields.
  if new.province is null or new.teacher_profile_school_id is null
    or (tg_op = 'UPDATE' and (new.province, new.teacher_profile_school_id)
      is not distinct from (old.province, old.teacher_profile_school_id))
  then
    return new;
  end if;
  if exists (
    select from public.school as school
    where school.id = new.teacher_profile_school_id
      and not new.province = any (school.provinces)
  ) then
    raise exception 'school_not_in_province' using errcode = 'PT422';
  end if;
  return new;
end
$$;

create trigger check_school_province before insert or update on public.teacher_profile
  for each row execute function private.check_school_province();

-- Definer, like the next two: policies ask it on behalf of people who may not read all profiles.
create function private.my_teacher_profile_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.my_user_id();
begin
  return (select profile.id from public.teacher_profile as profile where profile.user_id = caller);
end
$$;
grant execute on function private.my_teacher_profile_id() to authenticated, service_role;

create function private.my_province() returns text
language sql stable security definer set search_path = ''
return (
  select profile.province from public.teacher_profile as profile
  where profile.user_id = (select private.my_user_id()));
comment on function private.my_province() is 'The callers province, from the profile.';
grant execute on function private.my_province() to authenticated;

create function private.my_school_ids() returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select school.id
  from public.teacher_profile as profile
  join public.school as school
    on school.id = profile.teacher_profile_school_id
    or (school.is_generic and school.provinces @> array[profile.province])
  where profile.user_id = (select private.my_user_id());
end;
comment on function private.my_school_ids() is
  'The caller''s own school, and the generic ones of the caller''s province.';
grant execute on function private.my_school_ids() to authenticated;

create function private.lock_my_profile() returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid;
begin
  select profile.id into profile_id
  from public.teacher_profile as profile where profile.user_id = caller
  for no key update;
  return profile_id;
end
$$;
comment on function private.lock_my_profile() is
  'The caller''s profile, locked, so that a teacher''s operations on cart and library run one '
  'after the other: the second of two devices waits here for the first. Null for a user without a '
  'profile.';

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
  'The profile named, or the caller''s own when none is named. Only administrators may name '
  'somebody else''s.';
