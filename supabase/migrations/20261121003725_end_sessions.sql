-- Signing somebody out everywhere: a lost phone, a colleague who knows the password.

create function private.sessions_of(user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', open.id, 'createdAt', open.created_at, 'browser', open.user_agent,
      -- Auth writes this one without a time zone, in UTC.
      'usedAt', coalesce(open.refreshed_at at time zone 'UTC', open.created_at))
      order by coalesce(open.refreshed_at at time zone 'UTC', open.created_at) desc, open.id)
    from (
      select session.* from auth.sessions as session
      where session.user_id = sessions_of.user_id and coalesce(session.not_after > now(), true)
      order by coalesce(session.refreshed_at at time zone 'UTC', session.created_at) desc limit 50
    ) as open
  ), '[]');
end
$$;
comment on function private.sessions_of(uuid) is
  'The sessions of a user, the one that was used last first, at most fifty. The network address is left out: whoever '
  'ends a session need not know where somebody is.';

-- Definer: only Auth may end sessions; no role of the API has a right on them.
create function public.end_sessions(user_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended integer;
begin
  perform private.require_back_office();
  if not private.in_group('superadmin') and private.groups_of(user_id) && array['admin', 'superadmin', 'reporting'] then
    raise exception 'superadmin_required' using errcode = 'PT403';
  end if;
  if not exists (
    select from auth.users as account
    where account.id = end_sessions.user_id and account.deleted_at is null)
  then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  -- The page of the workspace that is open follows the profile and stops at once.
  update public.teacher_profile as profile
  set session_token = gen_random_uuid()::text
  where profile.user_id = end_sessions.user_id and profile.session_token is not null;
  delete from auth.sessions as session where session.user_id = end_sessions.user_id;
  get diagnostics ended = row_count;
  insert into private.session_end (user_id, ended_at) values (end_sessions.user_id, clock_timestamp())
  on conflict on constraint session_end_user_id_key do update set ended_at = excluded.ended_at;
  if ended > 0 then
    perform private.record_act('session', end_sessions.user_id, 'delete', jsonb_build_object('sessions', ended));
  end if;
  return ended;
end
$$;
comment on function public.end_sessions(uuid) is
  'For administrators: signs a user out everywhere and returns how many sessions that ended. Tokens that were handed out '
  'before are refused from the next request on. People of the office are signed out by superadmins only.';
grant execute on function public.end_sessions(uuid) to authenticated;
