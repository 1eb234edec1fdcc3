-- What a form post says, read from its raw body.

create function private.url_decoded(encoded text) returns text
language sql immutable strict parallel safe set search_path = ''
return (
  select coalesce(pg_catalog.convert_from(string_agg(
    case
      when part.match[1] ~ '^%[0-9A-Fa-f]{2}$'
      then pg_catalog.decode(substr(part.match[1], 2), 'hex')
      else pg_catalog.convert_to(part.match[1], 'UTF8')
    end, '' order by part.place), 'UTF8'), '')
  from regexp_matches(replace(encoded, '+', ' '), '%[0-9A-Fa-f]{2}|[^%]+|%', 'g')
    with ordinality as part (match, place)
);

create function private.form_fields(body text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_object_agg(
      private.url_decoded(split_part(pair, '=', 1)),
      private.url_decoded(substr(pair, length(split_part(pair, '=', 1)) + 2)))
    from regexp_split_to_table(body, '&') as pair
    where pair <> ''
  ), '{}');
exception when character_not_in_repertoire or untranslatable_character then
  return '{}';
end
$$;
comment on function private.form_fields(text) is
  'Names and values of an application/x-www-form-urlencoded body; nothing when it is not text.';

create function private.cents(amount text) returns bigint
language sql immutable parallel safe set search_path = ''
return case
  when amount ~ '^-?[0-9]{1,10}(\.[0-9]{1,2})?$' then (amount::numeric * 100)::bigint
end;
comment on function private.cents(text) is 'Rand as text in whole cents; nothing for anything else.';
