-- The first line of what only administrators may do.

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.signed_in_user();
  if not private.in_group('admin') then
    raise exception 'admin_required' using errcode = 'PT403';
  end if;
end
$$;
