-- A function that writes with the service key for a person names that person, and the audit names them too.

create function private.acting_user() returns uuid
language sql stable set search_path = ''
return coalesce(auth.uid(), (
  select case when auth.role() = 'service_role' and pg_input_is_valid(sent.name, 'uuid')
    then sent.name::uuid end
  from (
    select nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-acting-user' as name
  ) as sent
));
comment on function private.acting_user() is
  'Who writes: the caller, or whom the service key acts for. The header counts with that key alone.';

-- Definer: nobody has a right to write the audit.
create or replace function private.record_admin_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.acting_user();
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  old_values jsonb;
  new_values jsonb;
begin
  if caller is null or not exists (
    select from private.user_group as membership
    where membership.user_id = caller and membership.group_name in ('admin', 'superadmin'))
  then
    return null;
  end if;

  -- "tg_argv" names the secret columns. Moments and search texts follow from the rest.
  select jsonb_object_agg(was.key, private.audited_value(was.value, was.key = any (tg_argv)))
  into old_values
  from jsonb_each(before) as was
  where was.key not in ('created_at', 'updated_at', 'search_field')
    and was.value is distinct from after -> was.key;
  select jsonb_object_agg(became.key, private.audited_value(became.value, became.key = any (tg_argv)))
  into new_values
  from jsonb_each(after) as became
  where became.key not in ('created_at', 'updated_at', 'search_field')
    and became.value is distinct from before -> became.key;

  if old_values is not null or new_values is not null then
    insert into public.admin_audit
      (actor_id, actor, table_name, row_id, verb, old_values, new_values)
    values (
      caller, coalesce(private.owner_of(caller), caller::text), tg_table_name,
      -- A membership has no id; it is its user's.
      coalesce(after ->> 'id', before ->> 'id', after ->> 'user_id', before ->> 'user_id')::uuid,
      lower(tg_op), coalesce(old_values, '{}'), coalesce(new_values, '{}'));
  end if;
  return null;
end
$$;

create trigger record_admin_write after insert or update or delete on private.user_group
  for each row execute function private.record_admin_write();
