-- Searching the lessons and papers that a teacher keeps.

-- Definer: the functions of the search are private. Only rows of the caller are read.
create function public.search_lessons(words text default null)
returns setof public.teacher_subject_template
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select lesson.*
    from public.teacher_subject_template as lesson
    where lesson.teacher_profile_id = private.my_teacher_profile_id()
      and lesson.search_field
        like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_lessons(text) is
  'The lessons of the caller that contain every word: name, complexity, grade, subject in both languages, '
  'school. Filter, order and page the result like the collection itself. The first 200 characters and '
  'ten words count.';
grant execute on function public.search_lessons(text) to authenticated;

-- Definer: as search_lessons().
create function public.search_papers(words text default null)
returns setof public.teacher_assessment_template
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select paper.*
    from public.teacher_assessment_template as paper
    where paper.teacher_profile_id = private.my_teacher_profile_id()
      and paper.search_field
        like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_papers(text) is
  'The papers of the caller that contain every word: title, complexity, grade, subject in both languages, '
  'school, total marks and minutes. Filter, order and page the result like the collection itself. The '
  'first 200 characters and ten words count.';
grant execute on function public.search_papers(text) to authenticated;

create function public.schools_of_my_lessons() returns setof public.school
language sql stable set search_path = '' as $$
  select school.* from public.school as school
  -- Row-level security leaves the caller's own lessons.
  where school.id in (select lesson.school_id from public.teacher_subject_template as lesson)
$$;
comment on function public.schools_of_my_lessons() is
  'The schools that the caller''s lessons name: those that the list of lessons can be narrowed to.';
grant execute on function public.schools_of_my_lessons() to authenticated;
