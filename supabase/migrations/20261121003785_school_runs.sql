-- The Department's list of schools as a kind of run: what its rows say, and how schools are locked, written and removed. A
-- school is known by its number. The browser has tidied the names and written each province as it is stored.

create function private.key_of_school_row(raw jsonb) returns text
language sql immutable parallel safe set search_path = ''
return nullif(regexp_replace(raw ->> 'emis', '\s', '', 'g'), '');

create function private.is_emis_number(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(value ~ '^[0-9]{6,12}$', false);
comment on function private.is_emis_number(text) is 'As school_emis_number_shape says.';

create function private.is_listed_as_open(status text) returns boolean
language sql immutable parallel safe set search_path = ''
return private.same_text(coalesce(status, '')) in ('', 'open', 'oop');
comment on function private.is_listed_as_open(text) is 'Whether the Department lists a school as one that is open; a list may not say.';

create function private.school_claim(name text, town text, provinces text[]) returns text
language sql immutable parallel safe set search_path = ''
return concat_ws('|', private.same_text(name), private.same_text(coalesce(town, '')), array_to_string(provinces, ','));
comment on function private.school_claim(text, text, text[]) is 'What school_name_town_provinces_key keeps unique.';

create function private.school_texts(school public.school) returns jsonb
language sql immutable parallel safe set search_path = ''
return jsonb_build_object(
  'emis', coalesce(school.emis_number, ''), 'name', school.name, 'town', coalesce(school.town, ''),
  'province', array_to_string(school.provinces, ' | '), 'logo', coalesce(school.school_img_key, ''));
comment on function private.school_texts(public.school) is 'A school by the keys of its columns in a file; all that it is made of.';

create function private.school_with_texts(school public.school, texts jsonb) returns public.school
language sql stable set search_path = ''
return jsonb_populate_record(school, jsonb_strip_nulls(jsonb_build_object(
  'emis_number', texts ->> 'emis', 'name', texts ->> 'name',
  'provinces', to_jsonb(string_to_array(texts ->> 'province', ' | '))))
  || case when texts ? 'town' then jsonb_build_object('town', nullif(texts ->> 'town', '')) else '{}' end
  || case when texts ? 'logo' then jsonb_build_object('school_img_key', nullif(texts ->> 'logo', '')) else '{}' end);
comment on function private.school_with_texts(public.school, jsonb) is 'The school with some of its columns as school_texts() writes them.';

create function private.school_column(constraint_name text) returns text
language sql stable set search_path = ''
return case
  when constraint_name like '%emis%' then 'emis'
  when constraint_name like '%town_length%' then 'town'
  when constraint_name = 'school_provinces_known' then 'province'
  else 'name' end;

create function private.school_refusal(constraint_name text, message text) returns jsonb
language sql stable set search_path = ''
return case
  when constraint_name like '%school_id_fkey' then '{"column": "id", "word": "in_use"}'
  else jsonb_build_object('column', private.school_column(constraint_name), 'word', case
    when constraint_name = 'school_emis_number_key' then 'import_row_repeated'
    when constraint_name = 'school_name_town_provinces_key' then 'import_school_taken'
    when constraint_name like '%length%' then 'import_text_too_long'
    when coalesce(constraint_name, '') = '' and message ~ '^[a-z]+(_[a-z]+)+$' then message
    else 'import_value_refused' end) end;
comment on function private.school_refusal(text, text) is 'As refusal_of_target().';

create function private.read_school_rows(batch uuid[]) returns table (
  row_id uuid, target_id uuid, was jsonb, after jsonb, claim text, warning text, errors jsonb)
language plpgsql volatile set search_path = '' as $$
begin
  return query with asked as materialized (
    select staged.id, coalesce(private.key_of_school_row(staged.raw), '') as emis,
      btrim(coalesce(staged.raw ->> 'name', '')) as name, btrim(coalesce(staged.raw ->> 'town', '')) as town,
      btrim(coalesce(staged.raw ->> 'province', '')) as province, staged.raw ->> 'status' as status
    from private.run_row as staged where staged.id = any (batch)
  ), met as materialized (
    select asked.*, school.id as found, case when school.id is not null then private.school_texts(school) else '{}' end as texts,
      -- What the Department does not know is no change.
      coalesce(nullif(asked.name, ''), school.name) as new_name,
      coalesce(nullif(asked.town, ''), school.town) as new_town,
      -- A school may stand in more provinces than its one in the list.
      case when asked.province = '' or asked.province = any (school.provinces)
        then school.provinces else array[asked.province] end as new_provinces
    from asked
    left join public.school as school on school.emis_number = asked.emis and private.is_emis_number(asked.emis)
  ), said as materialized (
    select met.*, jsonb_strip_nulls(jsonb_build_object(
        'emis', case when met.found is null then met.emis end,
        'name', case when met.new_name is distinct from met.texts ->> 'name' then met.new_name end,
        'town', case when coalesce(met.new_town, '') is distinct from coalesce(met.texts ->> 'town', '') then met.new_town end,
        'province', case when array_to_string(met.new_provinces, ' | ') is distinct from met.texts ->> 'province'
          then array_to_string(met.new_provinces, ' | ') end)) as changes
    from met
  ), claimed as materialized (
    select said.*, case when said.changes - 'emis' <> '{}' and said.new_name is not null and said.new_provinces is not null
      then private.school_claim(said.new_name, said.new_town, said.new_provinces) end as wanted,
      case when said.changes - 'emis' <> '{}' then private.same_text(said.new_name) end as same_name,
      private.same_text(coalesce(said.new_town, '')) as same_town
    from said
  )
  select claimed.id, claimed.found, claimed.texts, claimed.changes, claimed.wanted, null::text, (
    select coalesce(jsonb_agg(jsonb_build_object('column', fault.place, 'word', fault.word)), '[]')
    from (values
      ('emis', case
        when private.is_error_of_a_spreadsheet(claimed.emis) then 'import_cell_error'
        when claimed.emis = '' then 'import_emis_missing'
        when not private.is_emis_number(claimed.emis) then 'import_emis_malformed' end),
      ('name', case
        when private.is_error_of_a_spreadsheet(claimed.name) then 'import_cell_error'
        -- Letters are what has a small and a capital form.
        when claimed.new_name is null or lower(claimed.new_name) = upper(claimed.new_name) then 'import_name_missing'
        when exists (
          select from public.school as other
          where private.same_text(other.name) = claimed.same_name
            and private.same_text(coalesce(other.town, '')) = claimed.same_town
            and other.provinces = claimed.new_provinces and other.id is distinct from claimed.found)
          then 'import_school_taken' end),
      ('town', case when private.is_error_of_a_spreadsheet(claimed.town) then 'import_cell_error' end),
      ('province', case
        when private.is_error_of_a_spreadsheet(claimed.province) then 'import_cell_error'
        when claimed.new_provinces is null then 'import_province_missing'
        when not claimed.new_provinces <@ private.provinces() then 'import_province_not_known' end),
      ('status', case when not private.is_listed_as_open(claimed.status) then 'import_school_not_open' end)
    ) as fault (place, word) where fault.word is not null)
  from claimed;
end
$$;
comment on function private.read_school_rows(uuid[]) is
  'As read_rows(). A row meets a school by its number. An empty cell, and a column that the file does not have, change nothing.';

create function private.school_rows_against_rules(batch uuid[]) returns table (row_id uuid, errors jsonb)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format($checks$
    select broken.id, broken.errors
    from (
      select tried.row_id as id, (
        select jsonb_agg(private.school_refusal(rule.name, null) order by rule.name)
        from unnest(%s) as rule (name)) as errors
      from (
        select checked.id as row_id, written.*
        from private.run_row as checked
        left join public.school as school on school.id = checked.target_id
        cross join lateral private.school_with_texts(school, checked.after) as written
        where checked.id = any ($1) and checked.outcome in ('create', 'update')
        offset 0) as tried) as broken
    where broken.errors is not null
  $checks$, private.names_of_broken_rules('public.school'))
  using batch;
end
$$;
comment on function private.school_rows_against_rules(uuid[]) is 'As rows_against_rules().';

create function private.lock_schools(ids uuid[], for_removal boolean)
returns table (id uuid, document jsonb, version timestamptz)
language plpgsql volatile set search_path = '' as $$
begin
  if for_removal then
    -- Whoever chooses the school at this moment waits, and finds it gone.
    perform from public.school as school where school.id = any (ids) order by school.id for update;
  else
    perform from public.school as school where school.id = any (ids) order by school.id for no key update;
  end if;
  return query select school.id, private.school_texts(school), school.updated_at
    from public.school as school where school.id = any (ids);
end
$$;
comment on function private.lock_schools(uuid[], boolean) is 'As lock_targets().';

create function private.write_schools(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  written jsonb;
  made jsonb;
begin
  with changed as (
    update public.school as school
    set (emis_number, name, town, provinces, school_img_key) = (
      select became.emis_number, became.name, became.town, became.provinces, became.school_img_key
      from private.school_with_texts(school, asked.value) as became)
    from jsonb_each(wanted) as asked
    where school.id = asked.key::uuid
    returning school.id, school.updated_at)
  select coalesce(jsonb_object_agg(changed.id, changed.updated_at), '{}') into written from changed;
  with added as (
    insert into public.school (id, emis_number, name, town, provinces, school_img_key)
    select asked.key::uuid, became.emis_number, became.name, became.town, became.provinces, became.school_img_key
    from jsonb_each(wanted) as asked
    cross join lateral private.school_with_texts(null, asked.value) as became
    where not written ? asked.key
    returning id, updated_at)
  select coalesce(jsonb_object_agg(added.id, added.updated_at), '{}') into made from added;
  return written || made;
end
$$;
comment on function private.write_schools(jsonb) is 'As write_targets(); schools that are not there are created.';

create function private.remove_unused_schools(ids uuid[]) returns uuid[]
language plpgsql volatile set search_path = '' as $$
declare
  used constant uuid[] := private.schools_in_use(ids);
  removed uuid[];
begin
  with gone as (
    delete from public.school as school where school.id = any (ids) and school.id <> all (used)
    returning school.id)
  select coalesce(array_agg(gone.id), '{}') into removed from gone;
  return removed;
end
$$;
comment on function private.remove_unused_schools(uuid[]) is 'As remove_targets().';

create function private.schools_gone(run_id uuid) returns table (id uuid, title text, document jsonb)
language plpgsql stable set search_path = '' as $$
declare
  -- A list of one province says nothing of the others.
  covered constant text[] := array(
    select distinct arrived.raw ->> 'province' from private.run_row as arrived
    where arrived.run_id = schools_gone.run_id and arrived.raw ->> 'province' = any (private.provinces()));
  -- A row whose number cannot be read may well be a school that no other row lists.
  unread constant text[] := array(
    select arrived.claim from private.run_row as arrived
    where arrived.run_id = schools_gone.run_id and arrived.claim is not null
      and not private.is_emis_number(arrived.match_key));
begin
  return query
  select school.id, school.name, private.school_texts(school)
  from public.school as school
  where school.emis_number is not null and not school.is_generic and school.provinces <@ covered
    and not exists (
      select from private.run_row as listed
      where listed.run_id = schools_gone.run_id and listed.match_key = school.emis_number
        and private.is_listed_as_open(listed.raw ->> 'status'))
    and case when unread = '{}' then true
      else private.school_claim(school.name, school.town, school.provinces) <> all (unread) end;
end
$$;
comment on function private.schools_gone(uuid) is
  'As targets_gone(): schools with a number, of the provinces that the list has, that no row lists as open. Generic schools and '
  'those without a number are never among them.';
