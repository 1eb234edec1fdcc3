-- Nothing in this database is reachable through the API unless a migration grants it by name. Older
-- Supabase projects grant new objects to the API roles automatically, newer ones do not; from here on
-- both behave alike. The helpers that many tables share follow.

alter default privileges in schema public
  revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from public, anon, authenticated, service_role;

-- Postgres lets everybody execute every new function, in every schema. Only a revoke without "in
-- schema" takes that away.
alter default privileges revoke execute on functions from public;

revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- pg_graphql reads its settings for the whole schema from this one comment; a second comment would
-- replace it. Page sizes above max_rows are capped silently, so tables that a screen loads whole
-- carry a larger limit of their own.
comment on schema public is
  '@graphql({"inflect_names": true, "max_rows": 100, "introspection": false})';

-- How long a statement of a visitor and of somebody who is signed in may take: what takes longer holds a connection that
-- others wait for. The longest work of a person comes in batches of about a second (docs/decisions/150). The service
-- role keeps the platform's limit.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '5s';

create schema private;
comment on schema private is
  'Rules and helpers. No API exposes it and the API roles have no usage on it; policies, '
  'defaults, checks and bound function bodies reach the functions that are granted by name.';

create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create function private.trim_texts() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Not a pattern: one with "\s+$" tries every space of a megabyte of spaces anew.
  blanks constant text := E' \t\n\r\f\x0B\u0085\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    || E'\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff';
  field text;
  was text;
  trimmed text;
begin
  foreach field in array tg_argv loop
    was := to_jsonb(new) ->> field;
    trimmed := btrim(was, blanks);
    if trimmed <> was then
      new := jsonb_populate_record(new, jsonb_build_object(field, trimmed));
    end if;
  end loop;
  return new;
end
$$;
comment on function private.trim_texts() is
  'Trims the columns that its arguments name, so that " Name" and "Name" are one name to a unique '
  'index.';

-- In plpgsql, as private.grades(). Definer: it only computes, and whoever writes a row that it checks has no usage of this schema.
create function private.has_text(value text, longest integer) returns boolean
language plpgsql immutable strict parallel safe security definer set search_path = '' as $$
begin
  return length(value) <= longest and not private.is_blank(value);
end
$$;
comment on function private.has_text(text, integer) is
  'Whether a text has something to read and at most so many characters; null for null.';

-- In plpgsql, as private.grades(). The pattern is that of zod's z.email(), which the forms and the functions ask.
create function private.is_email(address text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return length(address) <= 254 and address ~
    '^(?:[A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$';
end
$$;
comment on function private.is_email(text) is 'Whether a text may be the address of a mail; null for null.';

-- In plpgsql, as private.grades(). One function for days and moments: a day is compared as the moment at which it begins.
create function private.in_time(moment timestamptz) returns boolean
language plpgsql stable parallel safe set search_path = '' as $$
begin
  return moment >= '2000-01-01 00:00Z' and moment < '2101-01-01 00:00Z';
end
$$;
comment on function private.in_time(timestamptz) is
  'Whether a day or moment is between 2000 and 2100. Infinity and the year 290000 are none that a calendar can draw.';

create function private.are_short(list text[], most integer, longest integer) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return cardinality(list) <= most
    and coalesce((select max(length(item)) from unnest(list) as item) <= longest, true);
end
$$;
comment on function private.are_short(text[], integer, integer) is
  'Whether a list has at most so many texts, each of at most so many characters.';

create function private.are_keys(keys text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return not exists (
    select from unnest(keys) as key
    where (key !~ '^[/\\]' and key !~ '^[A-Za-z][A-Za-z0-9+.-]*:' and key !~ '(^|/)\.{0,2}(/|$)') is not true);
end
$$;
comment on function private.are_keys(text[]) is
  'Keys of files in a bucket: no addresses of elsewhere, no path from the root, no empty, "." or ".." part.';

-- In plpgsql, as private.grades().
create function private.id_in(reference text) returns uuid
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if pg_input_is_valid(reference, 'uuid') and reference::uuid::text = reference then
    return reference::uuid;
  end if;
  return null;
end
$$;
comment on function private.id_in(text) is
  'The id that a text from outside is, or null. To compare a column of ids as text would read the whole table.';

create function private.html_to_text(html text) returns text
language sql immutable parallel safe set search_path = ''
return btrim(regexp_replace(
  replace(replace(replace(replace(replace(
    regexp_replace(coalesce(html, ''), '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
  '\s+', ' ', 'g'));
comment on function private.html_to_text(text) is
  'Rich text without its markup, for searching. Never for showing: it does not sanitise.';

create function private.grades() returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array['R', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
end
$$;
comment on function private.grades() is 'The grades of South African schools, in order.';

-- In plpgsql, as private.grades().
create function private.grade_order(grade text) returns smallint
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case when grade = 'R' then 0 when grade ~ '^[0-9]{1,2}$' then grade::smallint end;
end
$$;
comment on function private.grade_order(text) is
  'A number to sort by: R before 1, and 10 after 9. Null for what is no grade.';

create function private.today() returns date
language plpgsql stable parallel safe set search_path = '' as $$
begin
  return (now() at time zone 'Africa/Johannesburg')::date;
end
$$;
comment on function private.today() is 'The day that it is in South Africa.';

-- Checks run with the rights of whoever writes the row, so writers may execute the functions that these call.
-- They only compute, so they reveal nothing.
grant execute on function
  private.grades(), private.grade_order(text), private.has_text(text, integer), private.is_email(text), private.in_time(timestamptz),
  private.are_short(text[], integer, integer), private.are_keys(text[])
  to authenticated, service_role;

create function private.contains_pattern(word text) returns text
language sql immutable parallel safe set search_path = ''
return '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%';
comment on function private.contains_pattern(text) is 'The pattern for "like" that finds a text anywhere.';

-- A search with every three letters of every word makes the trigram index walk one list for each of
-- them; an address alone has twenty, most of them in every row. A few letters find nearly the same rows
-- for a third of the work, and the whole words are then tried on those rows only. In plpgsql, because
-- each connection keeps its plan.
create function private.search_conditions(field text, words text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    with typed as (
      select word from private.typed_words(words) as word
    ),
    -- Longer words are rarer. E-mail addresses differ most in the letters just before the "@".
    asked as (
      select case when position('@' in word) > 1
        then right(split_part(word, '@', 1), 8) || '@'
        else left(word, 6)
      end as letters
      from typed
      where length(word) >= 3
      order by length(word) desc, word
      limit 2
    ),
    conditions as (
      select field as searched, letters as part from asked
      union all
      -- An expression has no index, so this is tried on the rows that the index has found.
      select format('(%s || '''')', field), word from typed where word not in (select letters from asked)
    )
    select coalesce(string_agg(
      format(' and %s like %L', searched, private.contains_pattern(part)), ''), '')
    from conditions
  );
end
$$;
comment on function private.search_conditions(text, text) is
  'Conditions for the end of a query, each with "and" before it: the field contains every word. '
  'The first 200 characters and ten words count. The field is named as in the query and has a '
  'trigram index (gin_trgm_ops).';
