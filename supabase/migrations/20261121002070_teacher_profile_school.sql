-- The school of a teacher, and the ways in which a profile is saved.

alter table public.teacher_profile
  add column teacher_profile_school_id uuid,
  add constraint teacher_profile_teacher_profile_school_id_fkey
    foreign key (teacher_profile_school_id) references public.school (id) on delete set null;

create index teacher_profile_teacher_profile_school_id_idx
  on public.teacher_profile (teacher_profile_school_id);

grant select (teacher_profile_school_id), insert (teacher_profile_school_id),
  update (teacher_profile_school_id) on public.teacher_profile to authenticated;

comment on constraint teacher_profile_teacher_profile_school_id_fkey on public.teacher_profile is
  '@graphql({"foreign_name": "school", "local_name": "teacherProfiles"})';

create trigger trim_texts before insert or update on public.teacher_profile
  for each row execute function private.trim_texts('title', 'name', 'surname');

-- Definer: whoever saves a profile need not be able to read schools.
create function private.check_school_province() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What was right when it was saved stays: a school that moved must not block other changes.
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

-- Definer: as ensure_teacher_profile, which it calls for whoever saves before that was called.
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
  saved public.teacher_profile := public.ensure_teacher_profile();
begin
  if num_nulls(title, name, surname, language, province, days_per_week) > 0 then
    raise exception 'profile_details_required' using errcode = 'PT422';
  end if;
  update public.teacher_profile as profile
  set title = save_teacher_profile.title,
    name = save_teacher_profile.name,
    surname = save_teacher_profile.surname,
    language = save_teacher_profile.language,
    province = save_teacher_profile.province,
    days_per_week = save_teacher_profile.days_per_week,
    teacher_profile_school_id = save_teacher_profile.school_id
  where profile.id = saved.id
  returning profile.* into strict saved;
  return saved;
end
$$;
comment on function public.save_teacher_profile(text, text, text, text, text, integer, uuid) is
  'The profile form, saved whole: creates the caller''s profile when there is none. Saving the same '
  'twice is saving once.';
grant execute on function public.save_teacher_profile(text, text, text, text, text, integer, uuid)
  to authenticated;

-- Definer: an administrator may create and update a profile but not read one. An update by the table
-- needs the right to read, so it is this function, which answers with the key and nothing else.
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
  caller uuid := private.signed_in_user();
  profile_id uuid;
begin
  if not (private.in_group('admin') or private.in_group('superadmin')) then
    raise exception 'not_an_administrator' using errcode = 'PT403';
  end if;
  if num_nulls(title, name, surname, language, province, days_per_week) > 0 then
    raise exception 'profile_details_required' using errcode = 'PT422';
  end if;
  if private.in_group('admin') then
    insert into public.teacher_profile (user_id) values (save_teacher_profile_of.user_id)
    on conflict on constraint teacher_profile_user_id_key do nothing;
  end if;
  update public.teacher_profile as profile
  set title = save_teacher_profile_of.title,
    name = save_teacher_profile_of.name,
    surname = save_teacher_profile_of.surname,
    language = save_teacher_profile_of.language,
    province = save_teacher_profile_of.province,
    days_per_week = save_teacher_profile_of.days_per_week,
    teacher_profile_school_id = save_teacher_profile_of.school_id
  where profile.user_id = save_teacher_profile_of.user_id
  returning profile.id into profile_id;
  if profile_id is null then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  return profile_id;
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
  'Takes the account over for the calling window: a fresh token, which the others see on the profile '
  'and then step back.';
grant execute on function public.use_here() to authenticated;
