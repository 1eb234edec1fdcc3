-- How administrators look after the schools of the country: search by what a row shows, and what uses a school.

create function private.provinces_called(pattern text) returns text[]
language sql immutable parallel safe set search_path = ''
return array(
  select province.name
  from unnest(private.provinces()) as province (name)
  where private.searchable_text(private.province_words(array[province.name])) like provinces_called.pattern
);
comment on function private.provinces_called(text) is
  'The provinces whose name, in English or Afrikaans, has what a pattern of word_patterns() looks for.';

-- Definer: as search_schools(). The picker of teachers knows the province already; this list is searched by it too.
create function public.search_school_list(words text default null) returns setof public.school
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text;
  called text[];
  conditions text := '';
begin
  if not private.in_group('admin') then
    return;
  end if;
  for pattern in select * from private.word_patterns(words) loop
    called := private.provinces_called(pattern);
    -- Most words are in no province: then the trigram index finds them.
    conditions := conditions || case when called = '{}'
      then format(' and school.search_field like %L', pattern)
      else format(' and (school.search_field like %L or school.provinces && %L::text[])', pattern, called) end;
  end loop;
  return query execute 'select school.* from public.school as school where true' || conditions;
end
$$;
comment on function public.search_school_list(text) is
  'For administrators: the schools that contain every word in name, town, number or the name of a province in either '
  'language. Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_school_list(text) to authenticated;

create function private.school_uses(school_id uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'teachers', (
      select count(*) from public.teacher_profile as profile
      where profile.teacher_profile_school_id = school_uses.school_id and profile.user_id is not null),
    'requests', (
      select count(*) from public.school_request as request
      where request.school_id = school_uses.school_id and request.request_status = 'REQUESTED'),
    'papers', (
      select count(*) from public.teacher_assessment_template as paper
      where paper.school_id = school_uses.school_id),
    'lessons', (
      select count(*) from public.teacher_subject_template as lesson
      where lesson.school_id = school_uses.school_id),
    'templates', (
      select count(*) from public.subject_template as template
      where template.school_id = school_uses.school_id)
      + (
      select count(*) from public.assessment_template as template
      where template.school_id = school_uses.school_id));
end;
comment on function private.school_uses(uuid) is
  'How many teachers have a school, how many ask for it, how many of their papers and lessons name it, and how many shared '
  'templates are for it.';

create function private.schools_in_use(ids uuid[]) returns uuid[]
language sql stable set search_path = ''
begin atomic
  select array(
    select profile.teacher_profile_school_id from public.teacher_profile as profile
    where profile.teacher_profile_school_id = any (schools_in_use.ids) and profile.user_id is not null
    union
    select request.school_id from public.school_request as request
    where request.school_id = any (schools_in_use.ids) and request.request_status = 'REQUESTED'
    union
    select paper.school_id from public.teacher_assessment_template as paper where paper.school_id = any (schools_in_use.ids)
    union
    select lesson.school_id from public.teacher_subject_template as lesson where lesson.school_id = any (schools_in_use.ids)
    union
    select template.school_id from public.subject_template as template where template.school_id = any (schools_in_use.ids)
    union
    select template.school_id from public.assessment_template as template where template.school_id = any (schools_in_use.ids));
end;
comment on function private.schools_in_use(uuid[]) is 'Those of the schools of which school_uses() counts anything.';

-- Definer: the profiles, papers and lessons of all teachers are counted, and none is shown.
create function public._school_uses(school public.school) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.in_group('admin') then private.school_uses(school.id) end;
end
$$;
comment on function public._school_uses(public.school) is
  'For administrators: how many have the school or name it, {teachers, requests, papers, lessons, templates}; requests are '
  'those to be confirmed. Null for everybody else.';
grant execute on function public._school_uses(public.school) to authenticated;
