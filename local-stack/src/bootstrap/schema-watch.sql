-- Notifies services that cache the schema of every change to it, as on Supabase (pgrst_ddl_watch).

create function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql set search_path = '' as $$
begin
  notify pgrst, 'reload schema';
end
$$;

create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_ddl_watch();
