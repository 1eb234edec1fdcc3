-- "This is my school": a teacher chooses a generic school of the province, or asks for a particular one. An
-- administrator confirms it, because a school brings its shared templates with it.

create table public.school_request (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  school_id uuid not null,
  request_status text not null default 'REQUESTED',
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  teacher_name text not null,
  email text,
  constraint school_request_pkey primary key (id),
  constraint school_request_teacher_profile_id_key unique (teacher_profile_id),
  constraint school_request_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint school_request_school_id_fkey foreign key (school_id)
    references public.school (id) on delete cascade,
  constraint school_request_status_known
    check (request_status in ('REQUESTED', 'CONFIRMED', 'DECLINED')),
  constraint school_request_decided check ((request_status = 'REQUESTED') = (decided_at is null))
);

create index school_request_school_id_idx on public.school_request (school_id);
create index school_request_requested_at_idx on public.school_request (requested_at, id);

alter table public.school_request enable row level security;

create policy "teachers read their request, administrators all" on public.school_request
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (select private.in_group('admin')));

grant select (
  id, created_at, updated_at, teacher_profile_id, school_id, request_status, requested_at, decided_at,
  teacher_name, email
) on public.school_request to authenticated;
-- Not granted: insert, update, delete. save_teacher_profile() and decide_school_request() write.
grant select on public.school_request to service_role;

comment on table public.school_request is
  'Which school teachers say is theirs, one request each. Searched with searchSchoolRequests. '
  '@graphql({"totalCount": {"enabled": true}})';
comment on column public.school_request.teacher_name is
  'Title, name and surname when the school was asked for: administrators may not read profiles.';
comment on constraint school_request_teacher_profile_id_fkey on public.school_request is
  '@graphql({"foreign_name": "teacherProfile", "local_name": "schoolRequest"})';
comment on constraint school_request_school_id_fkey on public.school_request is
  '@graphql({"foreign_name": "school", "local_name": "schoolRequests"})';

create trigger set_updated_at before update on public.school_request
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.school_request
  for each row execute function private.record_admin_write();

-- Definer: whoever saves a profile need not be able to read schools and requests.
create function private.may_choose_school(profile_id uuid, school_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.in_group('admin') or private.in_group('superadmin')
    or exists (
      select from public.school as school
      where school.id = may_choose_school.school_id and school.is_generic)
    or exists (
      select from public.teacher_profile as profile
      where profile.id = profile_id
        and profile.teacher_profile_school_id = may_choose_school.school_id)
    or exists (
      select from public.school_request as request
      where request.teacher_profile_id = profile_id
        and request.school_id = may_choose_school.school_id
        and request.request_status = 'CONFIRMED');
end
$$;
comment on function private.may_choose_school(uuid, uuid) is
  'Whether the caller may make the school that of the profile without asking: a generic school, the one '
  'that it has, one that was confirmed; any school for administrators.';

-- Definer, as the function that it asks.
create function private.check_own_school() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Without a user: the service and imports.
  if new.teacher_profile_school_id is not null and private.my_user_id() is not null
    and (tg_op = 'INSERT' or new.teacher_profile_school_id is distinct from old.teacher_profile_school_id)
    and not private.may_choose_school(new.id, new.teacher_profile_school_id)
  then
    raise exception 'school_not_confirmed' using errcode = 'PT422';
  end if;
  return new;
end
$$;

create trigger check_own_school before insert or update of teacher_profile_school_id
  on public.teacher_profile
  for each row execute function private.check_own_school();

-- A closed profile keeps no name and address here.
create function private.forget_school_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.school_request as request where request.teacher_profile_id = new.id;
  return null;
end
$$;

create trigger forget_school_request after update of user_id on public.teacher_profile
  for each row when (old.user_id is not null and new.user_id is null)
  execute function private.forget_school_request();

create function private.ask_for_school(profile public.teacher_profile, school_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if school_id is null or profile.teacher_profile_school_id = school_id then
    -- Another choice takes an open request back.
    delete from public.school_request as request
    where request.teacher_profile_id = profile.id and request.request_status <> 'CONFIRMED';
    return;
  end if;
  if exists (
    select from public.school as school
    where school.id = ask_for_school.school_id and not profile.province = any (school.provinces)
  ) then
    raise exception 'school_not_in_province' using errcode = 'PT422';
  end if;
  insert into public.school_request as request (teacher_profile_id, school_id, teacher_name, email)
  select profile.id, ask_for_school.school_id,
    concat_ws(' ', profile.title, profile.name, profile.surname), account.email
  from auth.users as account where account.id = profile.user_id
  on conflict on constraint school_request_teacher_profile_id_key do update
  set school_id = excluded.school_id, teacher_name = excluded.teacher_name, email = excluded.email,
    request_status = 'REQUESTED', requested_at = now(), decided_at = null
  -- An open request for the same school keeps its place in the queue.
  where request.school_id <> excluded.school_id or request.request_status <> 'REQUESTED';
end
$$;
comment on function private.ask_for_school(public.teacher_profile, uuid) is
  'Notes which school the teacher says is theirs, in place of the request before; a school that the '
  'profile has, or none, takes it back.';

-- Definer: administrators may not update profiles that they cannot read.
create function public.decide_school_request(request_id uuid, school_id uuid, confirmed boolean)
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.school_request;
begin
  perform private.signed_in_user();
  if not private.in_group('admin') then
    raise exception 'not_an_administrator' using errcode = 'PT403';
  end if;
  select asked.* into request
  from public.school_request as asked where asked.id = request_id for update;
  if request.id is null then
    raise exception 'school_request_not_found' using errcode = 'PT404';
  end if;
  if request.request_status <> 'REQUESTED' or request.school_id <> decide_school_request.school_id then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
  update public.school_request as asked
  set request_status = case when confirmed then 'CONFIRMED' else 'DECLINED' end, decided_at = now()
  where asked.id = request.id returning asked.* into request;
  if confirmed then
    update public.teacher_profile as profile
    set teacher_profile_school_id = request.school_id
    where profile.id = request.teacher_profile_id;
  end if;
  return request.request_status;
end
$$;
comment on function public.decide_school_request(uuid, uuid, boolean) is
  'For administrators: confirms an open request, which makes the school the teacher''s, or declines it, '
  'and returns its status. '
  'school_id is the school that the administrator saw: a teacher who has asked for another since gets '
  'row_changed.';
grant execute on function public.decide_school_request(uuid, uuid, boolean) to authenticated;

-- Definer: a search text is matched before the policy, which an administrator passes anyway.
create function public.search_school_requests(words text default null)
returns setof public.school_request
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select request.*
    from public.school_request as request
    join public.school as school on school.id = request.school_id
    where private.searchable_text(concat_ws(' ', request.teacher_name, request.email)) || ' '
      || school.search_field
      like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_school_requests(text) is
  'For administrators: the requests that contain every word in the teacher''s name or address or in the '
  'school''s name, town or number. The first 200 characters and ten words count.';
grant execute on function public.search_school_requests(text) to authenticated;
