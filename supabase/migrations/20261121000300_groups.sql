-- Who belongs to which group. Outside the exposed schema: changed by SQL and by the user-management
-- functions only, and read by every policy at every request, so a right taken away is gone at once.

create table private.user_group (
  user_id uuid not null,
  group_name text not null,
  created_at timestamptz not null default now(),
  constraint user_group_pkey primary key (user_id, group_name),
  constraint user_group_user_id_fkey foreign key (user_id)
    references auth.users (id) on delete cascade,
  constraint user_group_group_name_known
    check (group_name in ('teacher', 'admin', 'superadmin', 'reporting'))
);

alter table private.user_group enable row level security;

comment on table private.user_group is
  'Memberships. A superadmin who also does an administrator''s work is a member of both groups.';

-- Definer: the caller has no right on the membership table, and must not get one to be asked.
create function private.in_group(group_name text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.user_group as membership
  where membership.user_id = auth.uid() and membership.group_name = in_group.group_name
);
comment on function private.in_group(text) is
  'The one permission question of the policies. Always asked as (select private.in_group(...)), '
  'so that it is answered once per statement and not once per row.';
grant execute on function private.in_group(text) to authenticated;

create function private.add_to_group(user_id uuid, group_name text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if (group_name in ('teacher', 'admin', 'superadmin', 'reporting')) is not true then
    raise exception 'unknown_group' using errcode = 'PT422';
  end if;
  insert into private.user_group (user_id, group_name)
  values (add_to_group.user_id, add_to_group.group_name)
  on conflict on constraint user_group_pkey do nothing;
  return found;
exception when foreign_key_violation then
  raise exception 'user_not_found' using errcode = 'PT404';
end
$$;

-- Definer: the service role has no right on the private schema; this is its only way in.
create function public.add_user_to_group(user_id uuid, group_name text) returns boolean
language sql volatile security definer set search_path = ''
return private.add_to_group(user_id, group_name);
comment on function public.add_user_to_group(uuid, text) is
  'For the user-management functions. True when the membership is new.';
grant execute on function public.add_user_to_group(uuid, text) to service_role;

-- Definer: as above.
create function public.remove_user_from_group(user_id uuid, group_name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.user_group as membership
  where membership.user_id = remove_user_from_group.user_id
    and membership.group_name = remove_user_from_group.group_name;
  return found;
end
$$;
comment on function public.remove_user_from_group(uuid, text) is
  'For the user-management functions. True when there was such a membership.';
grant execute on function public.remove_user_from_group(uuid, text) to service_role;

-- Definer: people may know their own groups without a right on the table that holds everybody's.
create function public.my_groups() returns text[]
language sql stable security definer set search_path = ''
return coalesce(
  (select array_agg(membership.group_name order by membership.group_name)
   from private.user_group as membership
   where membership.user_id = auth.uid()),
  '{}');
comment on function public.my_groups() is
  'The caller''s groups. For the screens only: every right is checked again by the policies.';
grant execute on function public.my_groups() to authenticated;
