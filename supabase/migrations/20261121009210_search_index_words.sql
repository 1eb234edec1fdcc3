-- The back-office's searches asked the index of three letters for every three letters of every word. Each of those is a
-- list to walk: an address alone has twenty, most of them in every row. A few letters find nearly the same rows for a
-- third of the work; what was typed as a whole is tried on those alone.

-- plpgsql, for its plan is kept (see 009200).
create function private.search_conditions(field text, words text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    with typed as (
      select distinct word
      from regexp_split_to_table(lower(left(words, 200)), '\s+') as word
      where word <> ''
      limit 10
    ),
    -- Longer words are rarer. An address differs from the others before its "@", and there at the end.
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
      -- An expression has no index: tried on the rows that were found.
      select format('(%s || '''')', field), word from typed where word not in (select letters from asked)
    )
    select coalesce(string_agg(
      format(' and %s like %L', searched, '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%'), ''
    ), '')
    from conditions
  );
end
$$;
comment on function private.search_conditions(text, text) is
  'Conditions, each with "and" before it, that the field contains every word. The first 200 characters and ten words '
  'count. The field is named as in a query and has an index of three letters (gin_trgm_ops).';

create or replace function public.search_products(words text) returns setof public.product
language plpgsql stable security definer set search_path = '' set work_mem = '32MB' as $$
begin
  return query execute
    'select product.* from public.product as product '
    'where (private.is_published(product) or (select private.in_group(''admin'')))'
    || private.search_conditions('product.search_field', words);
end
$$;

create or replace function public.search_reporting_teachers(words text default null)
returns setof public.reporting_teacher
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.in_group('admin') or private.in_group('superadmin')) then
    return;
  end if;
  return query execute
    'select teacher.* from public.reporting_teacher as teacher '
    'where teacher.roles && array[''teacher'', ''admin'']'
    || private.search_conditions('teacher.search_field', private.search_text(left(words, 200)));
end
$$;
