-- Runs after the tables of Storage exist: owner, wide grants narrowed by policies, and the guard against SQL deletes.

alter schema storage owner to supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres;

do $$
declare
  item record;
begin
  for item in select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'storage'::regnamespace and c.relkind = 'r'
  loop
    execute format('alter table %s owner to supabase_storage_admin', item.name);
  end loop;
  for item in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'storage'::regnamespace
  loop
    execute format('alter function %s owner to supabase_storage_admin', item.name);
    execute format('grant execute on function %s to public', item.name);
  end loop;
end
$$;

grant all on all tables in schema storage to anon, authenticated, service_role, postgres;
