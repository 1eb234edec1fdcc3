-- Small helpers that several tables share.

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create function private.signed_in_user() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  user_id uuid := auth.uid();
begin
  if user_id is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  return user_id;
end
$$;
comment on function private.signed_in_user() is
  'The caller''s user id, or the error not_signed_in.';

create function private.is_blank(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value is null or btrim(value) = '';

create function private.html_to_text(html text) returns text
language sql immutable parallel safe set search_path = ''
return btrim(regexp_replace(
  replace(replace(replace(replace(replace(
    regexp_replace(coalesce(html, ''), '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
  '\s+', ' ', 'g'));
comment on function private.html_to_text(text) is
  'Rich text without its markup, for searching. Never for showing: it does not sanitise.';

create function private.slug(name text) returns text
language sql immutable parallel safe set search_path = ''
return btrim(regexp_replace(
  translate(lower(name), 'áàâäãåéèêëíìîïóòôöõúùûüýÿñç', 'aaaaaaeeeeiiiiooooouuuuyync'),
  '[^a-z0-9]+', '-', 'g'), '-');
comment on function private.slug(text) is
  'Lower case, everything but letters and digits to single hyphens; Afrikaans accents lose the accent.';

create function private.is_shipping_details(details jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return jsonb_typeof(details) = 'object'
  and not private.is_blank(details ->> 'address1')
  and not private.is_blank(details ->> 'city')
  and coalesce(details ->> 'postalCode', '') ~ '^[0-9]{4}$'
  and coalesce(details ->> 'province', '') in (
    'Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga',
    'Northern Cape', 'North West', 'Western Cape')
  and coalesce(details ->> 'country', '') = 'South Africa'
  and coalesce(details ->> 'phoneNumber', '') ~ '^(\+27|0) ?[0-9]{2} ?[0-9]{3} ?[0-9]{4}$'
  and length(details::text) <= 4000;
comment on function private.is_shipping_details(jsonb) is
  'address1, address2 (optional), city, province, a postalCode of four digits, country and a South '
  'African phoneNumber.';

-- Constraints and generated columns run with the writer's rights, so writers may execute what these
-- call. Pure functions: they tell nobody anything.
grant execute on function
  private.is_blank(text), private.slug(text), private.is_shipping_details(jsonb)
  to authenticated, service_role;
