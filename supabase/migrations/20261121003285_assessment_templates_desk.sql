-- How administrators look after the papers for everybody: search, and the taxonomies of a paper.

-- Definer: the functions of the search are private; whoever is no administrator gets nothing.
create function public.search_assessment_templates(words text default null)
returns setof public.assessment_template
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select template.* from public.assessment_template as template
    where template.search_field like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_assessment_templates(text) is
  'For administrators: the shared papers that contain every word: title, complexity, grade, subject in both languages, '
  'school, total marks and minutes. Filter, order and page the result like the collection itself. The first 200 characters '
  'and ten words count.';
grant execute on function public.search_assessment_templates(text) to authenticated;

-- Invoker: the policies allow it to administrators.
create function public.set_assessment_template_taxonomies(
  assessment_template_id uuid,
  taxonomy_ids uuid[],
  version timestamptz default null
) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  -- The lock needs the right to update: for others there is no row.
  perform from public.assessment_template as template
  where template.id = set_assessment_template_taxonomies.assessment_template_id
    and (version is null or template.updated_at = version)
  for update;
  if not found then
    return false;
  end if;

  delete from public.assessment_template_taxonomy as chosen
  where chosen.assessment_template_id = set_assessment_template_taxonomies.assessment_template_id
    and not exists (
      select from unnest(taxonomy_ids) with ordinality as wanted (id, place)
      where wanted.id = chosen.taxonomy_id and wanted.place = chosen.position + 1);
  insert into public.assessment_template_taxonomy (assessment_template_id, taxonomy_id, position)
  select set_assessment_template_taxonomies.assessment_template_id, wanted.id, wanted.place - 1
  from unnest(taxonomy_ids) with ordinality as wanted (id, place)
  on conflict on constraint assessment_template_taxonomy_once_key do nothing;
  return true;
end
$$;
comment on function public.set_assessment_template_taxonomies(uuid, uuid[], timestamptz) is
  'Replaces the taxonomies of a shared paper at once, in this order. False, and nothing happens, when the paper is not '
  'there, is not the caller''s to change, or is no longer in the named version: so one mutation saves a paper with its '
  'taxonomies, or neither.';
grant execute on function public.set_assessment_template_taxonomies(uuid, uuid[], timestamptz) to authenticated;
