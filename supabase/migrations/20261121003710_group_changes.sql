-- Who is in which group, as a superadmin changes it.

-- Definer: nobody may read or write memberships directly.
create function public.set_user_groups(user_id uuid, groups text[], known text[]) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  present text[];
  wanted text[] := array(select distinct unnest(groups) order by 1);
  changed text;
begin
  perform private.require_superadmin();
  -- One change at a time: whoever loses the right here while waiting is refused by the second question.
  perform from private.user_group as membership
  where membership.group_name = 'superadmin' order by membership.user_id for update;
  perform private.require_superadmin();
  if not exists (
    select from auth.users as account
    where account.id = set_user_groups.user_id and account.deleted_at is null)
  then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  -- Of null, unnest() makes no rows: every group would be taken.
  if groups is null or not wanted <@ private.groups() then
    raise exception 'unknown_group' using errcode = 'PT422';
  end if;
  present := private.groups_of(user_id);
  if array(select distinct unnest(known) order by 1) is distinct from present then
    raise exception 'groups_changed' using errcode = 'PT409';
  end if;
  if user_id = private.my_user_id() and 'superadmin' <> all (wanted) then
    raise exception 'own_superadmin_right' using errcode = 'PT409';
  end if;

  for changed in select unnest(present) except select unnest(wanted) loop
    perform private.take_from_group(user_id, changed);
  end loop;
  for changed in select unnest(wanted) except select unnest(present) loop
    perform private.add_to_group(user_id, changed);
  end loop;
  return private.groups_of(user_id);
end
$$;
comment on function public.set_user_groups(uuid, text[], text[]) is
  'For superadmins: puts a user into exactly these groups and returns them. known is what the caller has seen: when it '
  'has changed since, nothing is written. Nobody takes the right of superadmin from themselves, so one always remains. '
  'A right that is taken away is gone at the next request.';
grant execute on function public.set_user_groups(uuid, text[], text[]) to authenticated;
