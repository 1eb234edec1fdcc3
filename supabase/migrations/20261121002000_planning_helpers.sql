-- Small helpers that the planning tables share.

create function private.search_text(value text) returns text
language sql immutable parallel safe set search_path = ''
return translate(lower(coalesce(value, '')),
  'áàâäãåéèêëíìîïóòôöõúùûüýÿñç', 'aaaaaaeeeeiiiiooooouuuuyync');
comment on function private.search_text(text) is
  'Lower case without accents: who types "hoerskool" finds "Hoërskool".';

-- A generated column runs with the writer's rights.
grant execute on function private.search_text(text) to authenticated, service_role;

create function private.trim_texts() returns trigger
language plpgsql set search_path = '' as $$
declare
  field text;
  was text;
begin
  foreach field in array tg_argv loop
    was := to_jsonb(new) ->> field;
    if was ~ '^\s|\s$' then
      new := jsonb_populate_record(
        new, jsonb_build_object(field, regexp_replace(was, '^\s+|\s+$', '', 'g')));
    end if;
  end loop;
  return new;
end
$$;
comment on function private.trim_texts() is
  'Trims the columns named as arguments, so that a name is unique however it was typed.';
