-- What the rows of a catalogue file say: the kind of run that reads resources from a file.

create function private.money_in_cell(cell text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  bare text := regexp_replace(cell, '[R\s' || chr(160) || chr(8239) || ']', '', 'g');
begin
  -- A lone comma before three digits may be either sign; of two signs the last is the decimal one.
  if bare ~ '^\d{1,3},\d{3}$' then
    return null;
  elsif bare ~ ',\d{1,2}$' then
    bare := replace(replace(bare, '.', ''), ',', '.');
  elsif bare ~ '^\d{1,3}(,\d{3})+(\.\d{1,2})?$' then
    bare := replace(bare, ',', '');
  end if;
  return case when bare ~ '^\d{1,10}(\.\d{1,2})?$' then bare::numeric(12, 2)::text end;
end
$$;
comment on function private.money_in_cell(text) is
  'Rand as people write it (R 1 234,50; 1,234.50) in the form 1234.50; null for what is none or could be two sums.';

create function private.flag_in_cell(cell text) returns text
language sql immutable parallel safe set search_path = ''
return case
  when private.same_text(cell) in ('yes', 'ja', 'true', 'waar', '1', 'x', 'y', 'j') then 'yes'
  when private.same_text(cell) in ('no', 'nee', 'false', 'onwaar', '0', 'n', '') then 'no'
end;

create function private.moment_in_cell(cell text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  turned constant text := regexp_replace(cell, '^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})', '\3-\2-\1');
begin
  if turned !~ '^\d{4}[-/]\d{1,2}[-/]\d{1,2}([ T]\d{1,2}:\d{2}(:\d{2})?)?$'
    or not pg_input_is_valid(turned, 'timestamp')
  then
    return null;
  end if;
  return to_char(replace(turned, '/', '-')::timestamp, 'YYYY-MM-DD HH24:MI');
end
$$;
comment on function private.moment_in_cell(text) is
  'A day, with or without a time, the year or the day first; in the form 2026-02-03 10:00.';

create function private.list_in_cell(cell text) returns text[]
language sql immutable parallel safe set search_path = ''
return array(
  select btrim(one.part) from unnest(string_to_array(cell, '|')) with ordinality as one (part, place)
  where btrim(one.part) <> '' order by one.place
);

create function private.category_key(cell text) returns text
language sql immutable parallel safe set search_path = ''
return (
  select coalesce(string_agg(private.slug(one.part), '/' order by one.place), '')
  from regexp_split_to_table(cell, case when cell ~ '[>›]' then '[>›]' else '/' end)
    with ordinality as one (part, place)
);

create function private.category_keys() returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_object_agg(named.key, named.path), '{}')
  from (
    -- The end of a path will do where no other category ends like it.
    select ended.key, case when count(distinct ended.path) = 1 then min(ended.path) else '' end as path
    from (
      select paths.path as key, paths.path from private.category_paths() as paths
      union all
      select regexp_replace(paths.path, '^.*/', ''), paths.path from private.category_paths() as paths
      where paths.path like '%/%' and not exists (
        select from private.category_paths() as top
        where top.path = regexp_replace(paths.path, '^.*/', ''))
    ) as ended
    group by ended.key) as named
);
comment on function private.category_keys() is
  'What a cell may say of a category, with its path; an empty path where several are meant.';

create function private.file_columns() returns table (key text, name text, kind text, place integer)
language sql stable set search_path = '' as $$
  select known.key, known.name, known.kind, known.place from private.product_columns() as known
  union all
  values ('recommended_price', null, 'price', 1000), ('video_ids', null, 'videos', 1001), ('files', null, 'files', 1002)
$$;
comment on function private.file_columns() is
  'The columns of a catalogue file: those of a resource, and what is no column of its table.';

-- One cell: {text}, or {word} when it cannot be taken. stored is what the resource has now.
create function private.read_import_cell(
  kind text, cell text, stored text, categories jsonb, create_tags boolean
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  said text;
  word text;
  parts constant text[] := private.list_in_cell(cell);
begin
  case
    when private.is_error_of_a_spreadsheet(cell) then
      return jsonb_build_object('word', 'import_cell_error');
    when kind = 'title' then
      said := cell;
      word := case when private.is_blank(cell) then 'import_title_missing' end;
    when kind = 'text' then
      said := cell;
    when kind = 'whole' then
      said := case when cell ~ '^([1-9]\d{0,4})?$' then cell end;
      word := 'import_number_malformed';
    when kind = 'term' then
      said := case when cell ~ '^[1-4]?$' then cell end;
      word := 'import_term_malformed';
    when kind = 'language' then
      said := case
        when cell = '' then ''
        when private.same_text(cell) in ('en', 'english', 'engels') then 'en'
        when private.same_text(cell) in ('af', 'afrikaans') then 'af' end;
      word := 'import_language_malformed';
    when kind = 'sku' then
      said := case when cell = '' then '' when cell ~ '^\d{1,9}$' then cell::integer::text end;
      word := 'import_sku_malformed';
    when kind = 'price' then
      said := case when cell = '' then '' else private.money_in_cell(cell) end;
      word := 'import_price_malformed';
    when kind = 'percentage' then
      said := replace(replace(replace(cell, ' ', ''), '%', ''), ',', '.');
      said := case
        when said = '' then ''
        when said ~ '^\d{1,3}(\.\d{1,2})?$' and said::numeric <= 100
          then coalesce(nullif(said::numeric(5, 2), 0)::text, '') end;
      word := 'import_discount_malformed';
    when kind = 'flag' then
      said := private.flag_in_cell(cell);
      word := 'import_flag_malformed';
    when kind = 'moment' then
      said := case when cell = '' then '' else private.moment_in_cell(cell) end;
      word := 'import_date_malformed';
    when kind = 'category' then
      said := case when cell = '' then '' else nullif(categories ->> private.category_key(cell), '') end;
      word := case when categories ->> private.category_key(cell) = ''
        then 'import_category_ambiguous' else 'import_category_not_known' end;
    when kind = 'tags' then
      select string_agg(coalesce(tag.name, part), ' | ' order by lower(part))
      into said
      from (select distinct on (private.same_text(one)) one as part from unnest(parts) as one order by private.same_text(one)) as wanted
      left join public.product_tag as tag on private.same_text(tag.name) = private.same_text(wanted.part)
      having create_tags or bool_and(tag.id is not null);
      said := case when parts = '{}' then '' else said end;
      word := 'import_tag_not_known';
    when kind = 'videos' then
      said := case when not exists (
        select from unnest(parts) as one
        -- Links of earlier years stay, as in save_product(); new ones are ids.
        where one !~ '^([A-Za-z0-9_-]{11}|\d+)$' and not one = any (private.list_in_cell(stored))
      ) then array_to_string(parts, ' | ') end;
      word := 'import_video_malformed';
    when kind in ('files', 'pictures') then
      -- What could not be brought in says why: "!word text".
      word := coalesce((
        select substring(one from '^!(file_[a-z_]+) ') from unnest(parts) with ordinality as said_part (one, place)
        where substring(one from '^!(file_[a-z_]+) ') = any (array['file_address_not_allowed', 'file_address_private',
          'file_too_many_redirects', 'file_too_large', 'file_type_not_allowed', 'file_not_reached',
          'file_name_not_found', 'file_name_ambiguous'])
        order by place limit 1), 'import_file_not_found');
      said := case when not exists (
        select from unnest(parts) as one where not exists (
          select from storage.objects as stored
          where stored.name = one
            and stored.bucket_id = case kind when 'files' then 'content' else 'images' end)
      ) then array_to_string(parts, ' | ') end;
    else -- questions
      said := case
        when cell in ('', '[]') then ''
        when pg_input_is_valid(cell, 'jsonb') and private.are_product_questions(cell::jsonb)
          then cell::jsonb::text end;
      word := 'import_questions_malformed';
  end case;
  return case
    when said is null or (kind = 'title' and word is not null) then jsonb_build_object('word', word)
    else jsonb_build_object('text', said)
  end;
end
$$;

create function private.read_import_row(
  raw jsonb, before jsonb, creating boolean, columns jsonb, categories jsonb, create_tags boolean, target_id uuid
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  key text;
  kind text;
  cell text;
  answer jsonb;
  texts jsonb := '{}';
  errors jsonb := '[]';
begin
  for key, kind in
    select one ->> 'key', one ->> 'kind' from jsonb_array_elements(columns) as one
  loop
    continue when not raw ? key and not (creating and key = 'title');
    cell := btrim(coalesce(raw ->> key, ''), E' \t\r\n');
    -- What it has already it may keep, such as a file that is missing.
    answer := case
      when not creating and cell = before ->> key then jsonb_build_object('text', cell)
      else private.read_import_cell(kind, cell, coalesce(before ->> key, ''), categories, create_tags) end;
    if answer ? 'word' then
      errors := errors || jsonb_build_object('column', key, 'word', answer ->> 'word');
    else
      texts := texts || jsonb_build_object(key, answer ->> 'text');
    end if;
  end loop;
  -- An empty price falls back to the recommended one, then to 0. A price that the file does not speak of stays.
  if texts ? 'price' or creating and not raw ? 'price' then
    texts := texts || jsonb_build_object('price',
      coalesce(nullif(texts ->> 'price', ''), nullif(texts ->> 'recommended_price', ''), '0.00'));
  end if;
  texts := texts - 'recommended_price';
  if (before || texts) ->> 'physical' = 'yes' and (before || texts) ->> 'subscription' = 'yes' then
    errors := errors || '{"column": "subscription", "word": "import_kind_conflict"}';
  end if;
  if texts ->> 'sku' <> '' and exists (
    select from public.product as other
    where other.sku = (texts ->> 'sku')::integer and other.id is distinct from read_import_row.target_id
  ) then
    errors := errors || '{"column": "sku", "word": "product_sku_taken"}';
  end if;
  return jsonb_build_object('errors', errors, 'after', (
    select coalesce(jsonb_object_agg(one.key, one.value), '{}') from jsonb_each(texts) as one
    where creating or one.value is distinct from before -> one.key));
end
$$;
comment on function private.read_import_row(jsonb, jsonb, boolean, jsonb, jsonb, boolean, uuid) is
  '{errors: [{column, word}], after: the columns that would change}. columns: those of file_columns() in their order.';

create function private.key_of_catalogue_row(raw jsonb) returns text
language sql immutable parallel safe set search_path = ''
return nullif(ltrim(btrim(raw ->> 'sku'), '0'), '');

create function private.read_catalogue_rows(options jsonb, batch uuid[]) returns table (
  row_id uuid, target_id uuid, was jsonb, after jsonb, claim text, warning text, errors jsonb)
language plpgsql volatile set search_path = '' as $$
declare
  categories constant jsonb := private.category_keys();
  create_tags constant boolean := coalesce((options ->> 'createTags')::boolean, false);
  columns constant jsonb := (
    select jsonb_agg(to_jsonb(known) order by known.place) from private.file_columns() as known);
begin
  return query with asked as (
    select staged.id, staged.raw, staged.match_key, nullif(lower(btrim(coalesce(staged.raw ->> 'id', ''))), '') as named
    from private.run_row as staged where staged.id = any (batch)
  ), aimed as (
    select asked.*, case
      when asked.named is not null then private.id_in(asked.named)
      when asked.match_key ~ '^\d{1,9}$' then (
        select product.id from public.product as product where product.sku = asked.match_key::integer)
    end as wanted
    from asked
  ), met as (
    select aimed.*, product.id as found, written.texts
    from aimed
    left join public.product as product on product.id = aimed.wanted
    join private.product_texts(array(
      select distinct stored.id from aimed as every left join public.product as stored on stored.id = every.wanted)) as written
      -- Not "is not distinct from", which would compare each with each.
      on coalesce(written.id, '00000000-0000-0000-0000-000000000000') = coalesce(product.id, '00000000-0000-0000-0000-000000000000')
    offset 0 -- or the texts would be worked out once more for every place that names them
  ), understood as materialized (
    select met.*, private.read_import_row(met.raw, met.texts, met.found is null, columns, categories, create_tags, met.found) as reading
    from met
  )
  select understood.id, understood.found, understood.texts, understood.reading -> 'after',
    nullif(understood.reading -> 'after' ->> 'sku', ''),
    case when understood.reading -> 'after' ->> 'price' = '0.00' or understood.reading -> 'after' ->> 'discount' = '100.00'
      then 'free' end,
    (understood.reading -> 'errors') || case when understood.named is not null and understood.found is null
      then '[{"column": "id", "word": "import_product_not_found"}]'::jsonb else '[]' end
  from understood;
end
$$;
comment on function private.read_catalogue_rows(jsonb, uuid[]) is
  'As read_rows(). A row meets a resource by id, else by SKU; options: {createTags}.';
