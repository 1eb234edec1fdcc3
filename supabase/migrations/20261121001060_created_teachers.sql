-- Teachers whose account an administrator creates (A4.8, A7.1).

-- What an administrator handed over is no secret of the teacher's. The digest that Auth stored at that moment says
-- which password it was: once another is stored, the row means nothing, whoever changed it and by which way.
create table private.temporary_password (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null,
  password_digest text not null,
  constraint temporary_password_pkey primary key (id),
  constraint temporary_password_user_id_key unique (user_id),
  constraint temporary_password_user_id_fkey foreign key (user_id)
    references auth.users (id) on delete cascade
);

alter table private.temporary_password enable row level security;

comment on table private.temporary_password is
  'The digest of the password with which an administrator created an account.';

create trigger set_updated_at before update on private.temporary_password
  for each row execute function private.set_updated_at();

-- Definer: nobody may read the passwords of Auth, not even as digests.
create function public.my_password_is_temporary() returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.temporary_password as handed
  join auth.users as account on account.id = handed.user_id
  where handed.user_id = (select private.my_user_id())
    and account.encrypted_password = handed.password_digest);
comment on function public.my_password_is_temporary() is
  'Whether the caller still has the password with which an administrator created the account.';
grant execute on function public.my_password_is_temporary() to authenticated;

create function private.require_back_office() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.signed_in_user();
  if not (private.in_group('admin') or private.in_group('superadmin')) then
    raise exception 'admin_required' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_back_office() is
  'Raises an error unless the caller is an administrator or a superadmin.';

-- Definer: nobody may read the memberships of others.
create function public.groups_of_user(user_name text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  user_id uuid;
begin
  perform private.require_back_office();
  user_id := public.find_user_id(user_name);
  if user_id is null then
    return null;
  end if;
  return private.groups_of(user_id);
end
$$;
comment on function public.groups_of_user(text) is
  'For administrators: the groups of the user with this e-mail address or id; null when there is none.';
grant execute on function public.groups_of_user(text) to authenticated;

-- Definer: only Auth may read its users.
create function public.find_teacher_account(email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := private.same_text(email);
  account auth.users;
  profile public.teacher_profile;
  groups text[];
begin
  perform private.require_back_office();
  select * into account from auth.users as candidate
  where candidate.email = address and candidate.is_sso_user = false and candidate.deleted_at is null;
  select * into profile from public.teacher_profile as candidate
  where candidate.user_id = account.id
    or (candidate.user_id is null and candidate.closed_at is null
      and lower(split_part(candidate.owner, '::', 2)) = address)
  order by candidate.user_id nulls last, candidate.created_at limit 1;
  if account.id is null and profile.id is null then
    return null;
  end if;
  groups := private.groups_of(account.id);
  return jsonb_build_object(
    'standing', case
      when 'teacher' = any (groups) then 'teacher'
      when account.id is null then 'imported'
      -- An administrator's user is confirmed from the start; who is not has signed up and waits for the confirmation, and
      -- is given nobody's password.
      when groups = '{}' and account.last_sign_in_at is null and account.email_confirmed_at is not null
        then 'unfinished'
      else 'other_group'
    end,
    'owner', coalesce(private.owner_of(account.id), profile.owner),
    'groups', groups,
    'profile', case when profile.id is not null then jsonb_build_object(
      'id', profile.id, 'title', profile.title, 'name', profile.name, 'surname', profile.surname,
      'language', profile.language, 'province', profile.province, 'translateI18n', profile.translate_i18n) end);
end
$$;
comment on function public.find_teacher_account(text) is
  'For administrators, before they create a teacher: {standing, owner, groups, profile}, or null when nobody has this '
  'e-mail address. The standing is teacher, other_group, imported (a customer of the old shop who has no user yet) or '
  'unfinished (a user without group who has never signed in, and whom an administrator has confirmed).';
grant execute on function public.find_teacher_account(text) to authenticated;

-- Definer: the service role writes no memberships by itself. What a new user needs is written together, so that a
-- fault leaves nothing half-made.
create function public.settle_created_teacher(user_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  digest text;
  profile public.teacher_profile;
begin
  select account.encrypted_password into digest from auth.users as account
  where account.id = settle_created_teacher.user_id and account.deleted_at is null for update;
  if digest is null then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  profile := private.give_profile(settle_created_teacher.user_id);
  insert into private.temporary_password (user_id, password_digest)
  values (settle_created_teacher.user_id, digest)
  on conflict on constraint temporary_password_user_id_key
    do update set password_digest = excluded.password_digest;
  return profile.id;
end
$$;
comment on function public.settle_created_teacher(uuid) is
  'For create-users: gives a user whom an administrator created the teacher group and the profile of the old shop or an '
  'empty one, and remembers that the password is temporary. Returns the id of the profile.';
grant execute on function public.settle_created_teacher(uuid) to service_role;
