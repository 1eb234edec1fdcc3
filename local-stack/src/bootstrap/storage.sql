-- Runs when the tables of Storage exist: sets the owner, wide grants that policies narrow, and a guard against deletion
-- by SQL.

alter schema storage owner to supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres;

create function storage.update_updated_at_column() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();
create trigger update_buckets_updated_at before update on storage.buckets
  for each row execute function storage.update_updated_at_column();

-- Deleting a row by SQL would leave its file behind, so only Storage may delete, or a session with the setting that
-- allows it.
create function storage.protect_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using hint = 'This prevents accidental data loss from orphaned objects.', errcode = '42501';
  end if;
  return null;
end
$$;

create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

-- The sweep asks which of the files on disk have a row.
create index objects_version_idx on storage.objects (version);

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
