-- A user name is an e-mail address or an id; the user-management functions look the user up by it.

-- Definer: only Auth reads its users, and the service role has no right on them by SQL.
-- An index answers each side of the or.
create function public.find_user_id(user_name text) returns uuid
language sql stable security definer set search_path = ''
return (
  select account.id from auth.users as account
  where account.deleted_at is null and (
    account.id = case when pg_input_is_valid(user_name, 'uuid') then user_name::uuid end
    or (account.email = lower(btrim(user_name)) and account.is_sso_user = false)
  )
);
comment on function public.find_user_id(text) is
  'For the user-management functions: the id of the user with this e-mail address or id, or null.';
grant execute on function public.find_user_id(text) to service_role;
