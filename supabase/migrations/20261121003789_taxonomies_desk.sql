-- How administrators find taxonomies, see what uses them, and put their levels in order.

create function private.taxonomy_text(taxonomy public.taxonomy) returns text
language sql stable set search_path = ''
begin atomic
  select private.searchable_text(taxonomy.name || ' ' || taxonomy.source || ' ' || coalesce((
    select string_agg(level.label || ' ' || level.percentage || '%', ' ')
    from public.cognitive_level as level where level.taxonomy_id = taxonomy.id), ''));
end;
comment on function private.taxonomy_text(public.taxonomy) is 'What the search for a taxonomy looks at.';

-- Definer: the helpers are private; whoever is no administrator gets nothing.
create function public.search_taxonomies(words text default null) returns setof public.taxonomy
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select taxonomy.* from public.taxonomy as taxonomy
    where private.taxonomy_text(taxonomy) like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_taxonomies(text) is
  'For administrators: the taxonomies that contain every word in the name, the source or a level with its percentage. '
  'Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_taxonomies(text) to authenticated;

-- Definer: the papers of all teachers are counted, and none is shown.
create function public._chosen_by(taxonomy public.taxonomy) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return null;
  end if;
  return jsonb_build_object(
    'papers', (
      select count(*) from public.teacher_assessment_template as paper where paper.taxonomy_id = taxonomy.id),
    'templates', (
      select count(*) from public.assessment_template_taxonomy as chosen where chosen.taxonomy_id = taxonomy.id));
end
$$;
comment on function public._chosen_by(public.taxonomy) is
  'For administrators: how many papers of teachers and how many shared templates have the taxonomy, {papers, templates}. '
  'Null for everybody else.';
grant execute on function public._chosen_by(public.taxonomy) to authenticated;

-- Invoker: whoever may not change the levels moves none.
create function public.move_cognitive_level(level_id uuid, up boolean) returns boolean
language sql volatile set search_path = ''
begin atomic
  with level as (
    select moved.taxonomy_id from public.cognitive_level as moved where moved.id = move_cognitive_level.level_id
  ), in_order as (
    select sibling.id, row_number() over (order by sibling.position, sibling.id) as place
    from public.cognitive_level as sibling join level using (taxonomy_id)
  ), moved as (
    select place from in_order where in_order.id = move_cognitive_level.level_id
  ), placed as (
    select in_order.id, case
        when in_order.place = moved.place
          then in_order.place + case when move_cognitive_level.up then -1 else 1 end
        when in_order.place = moved.place + case when move_cognitive_level.up then -1 else 1 end
          then moved.place
        else in_order.place end as place
    from in_order cross join moved
    where case when move_cognitive_level.up then moved.place > 1
      else moved.place < (select count(*) from in_order) end
  ), changed as (
    update public.cognitive_level as level set position = placed.place
    from placed where level.id = placed.id and level.position <> placed.place
    returning level.id
  )
  select exists (select from changed where changed.id = move_cognitive_level.level_id);
end;
comment on function public.move_cognitive_level(uuid, boolean) is
  'Changes places with the level above (up) or below in its taxonomy. False when there is none, or it is not for the caller '
  'to change.';
grant execute on function public.move_cognitive_level(uuid, boolean) to authenticated;

create function private.missing_taxonomies()
returns table (
  name text, language text, certainty text, year smallint, source text, grades text[], subjects text[], labels text[], percentages integer[]
)
language sql stable set search_path = ''
begin atomic
  select prescribed.*
  from private.prescribed_taxonomies() as prescribed
  where not exists (
    select from public.taxonomy as taxonomy
    where private.same_text(taxonomy.name) = private.same_text(prescribed.name));
end;
comment on function private.missing_taxonomies() is 'The taxonomies of the curriculum whose name is not in the list.';

-- Definer: the curriculum is private.
create function public.taxonomy_preview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'name', missing.name, 'language', missing.language, 'certainty', missing.certainty,
        'source', missing.source, 'labels', missing.labels, 'percentages', missing.percentages)
      order by missing.language desc, missing.name), '[]')
    from private.missing_taxonomies() as missing);
end
$$;
comment on function public.taxonomy_preview() is
  'For administrators: the taxonomies of the curriculum that are not in the list, those in English first: '
  '[{name, language, certainty, source, labels, percentages}].';
grant execute on function public.taxonomy_preview() to authenticated;

-- Definer: as taxonomy_preview().
create function public.add_prescribed_taxonomies(certainties text[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  added integer;
begin
  perform private.require_admin();
  with missing as materialized (
    select * from private.missing_taxonomies() as found
    where found.certainty = any (add_prescribed_taxonomies.certainties)
  ), created as (
    insert into public.taxonomy (name, source, year, certainty, language, grades, subjects)
    select missing.name, missing.source, missing.year, missing.certainty, missing.language, missing.grades, missing.subjects
    from missing
    on conflict do nothing
    returning id, name
  ), levels as (
    insert into public.cognitive_level (taxonomy_id, label, percentage, position)
    select created.id, level.label, level.percentage, level.position
    from created join missing using (name)
    cross join unnest(missing.labels, missing.percentages) with ordinality as level (label, percentage, position)
  )
  select count(*) into added from created;
  return added;
end
$$;
comment on function public.add_prescribed_taxonomies(text[]) is
  'For administrators: adds the missing taxonomies of the curriculum that are so sure (OFFICIAL, ONE_SOURCE, GENERAL), with '
  'their levels. Answers how many.';
grant execute on function public.add_prescribed_taxonomies(text[]) to authenticated;
