-- How administrators look after the templates for everybody.

create function public.schools_of_lesson_templates() returns setof public.school
language sql stable set search_path = '' as $$
  select school.* from public.school as school
  where school.id in (select template.school_id from public.subject_template as template)
$$;
comment on function public.schools_of_lesson_templates() is
  'The schools of the lesson templates that the caller sees: those that the list can be narrowed to.';
grant execute on function public.schools_of_lesson_templates() to authenticated;

create function public.schools_of_assessment_templates() returns setof public.school
language sql stable set search_path = '' as $$
  select school.* from public.school as school
  where school.id in (select template.school_id from public.assessment_template as template)
$$;
comment on function public.schools_of_assessment_templates() is
  'The schools of the assessment templates that the caller sees: those that the list can be narrowed to.';
grant execute on function public.schools_of_assessment_templates() to authenticated;

-- Definer: the functions of the search are private; whoever is no administrator gets nothing.
create function public.search_lesson_templates(words text default null) returns setof public.subject_template
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select template.* from public.subject_template as template
    where template.search_field like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_lesson_templates(text) is
  'For administrators: the lesson templates that contain every word: name, complexity, grade, subject in both languages, '
  'school. Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_lesson_templates(text) to authenticated;

-- Definer: the lessons of all teachers are counted, and none is shown.
create function public._started(template public.subject_template) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return null;
  end if;
  return (
    select jsonb_build_object('lessons', count(*), 'teachers', count(distinct lesson.teacher_profile_id))
    from public.teacher_subject_template as lesson
    where lesson.subject_template_id = template.id);
end
$$;
comment on function public._started(public.subject_template) is
  'For administrators: how many lessons of how many teachers were started from the template and are still there, '
  '{lessons, teachers}. Null for everybody else.';
grant execute on function public._started(public.subject_template) to authenticated;
