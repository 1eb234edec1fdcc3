-- How administrators put the list of subjects in order: search, what uses a subject, one subject made of two, and the
-- subjects of the national curriculum that are missing.

create function public.search_subjects(words text default null) returns setof public.subject
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select subject.* from public.subject as subject
    where subject.search_field like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_subjects(text) is
  'For administrators: the subjects that contain every word in the grade or either name. Filter, order and page the '
  'result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_subjects(text) to authenticated;

create function private.subject_uses(subject_id uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'classes', (
      select count(*) from public.teacher_class_subject as class
      where class.subject_id = subject_uses.subject_id),
    'lessons', (
      select count(*) from public.teacher_subject_template as lesson
      where lesson.subject_id = subject_uses.subject_id),
    'papers', (
      select count(*) from public.teacher_assessment_template as paper
      where paper.subject_id = subject_uses.subject_id),
    'templates', (
      select count(*) from public.subject_template as template
      where template.subject_id = subject_uses.subject_id)
      + (
      select count(*) from public.assessment_template as template
      where template.subject_id = subject_uses.subject_id));
end;
comment on function private.subject_uses(uuid) is
  'How many classes, lessons and papers of teachers, and how many shared templates, have a subject.';

-- Definer: the classes, lessons and papers of all teachers are counted, and none is shown.
create function public._used_by(subject public.subject) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.in_group('admin') then private.subject_uses(subject.id) end;
end
$$;
comment on function public._used_by(public.subject) is
  'For administrators: how many classes, lessons, papers and templates have the subject, '
  '{classes, lessons, papers, templates}. Null for everybody else.';
grant execute on function public._used_by(public.subject) to authenticated;

-- A teacher may have a class of the same name for both subjects: that name is used once per subject and year.
create function private.class_names_after_merge(merged uuid, into_subject uuid)
returns table (class_id uuid, new_name text)
language sql stable set search_path = ''
begin atomic
  select class.id, (
      select left(class.name, 90) || ' (' || number || ')'
      from generate_series(2, 1000) as number
      where not exists (
        select from public.teacher_class_subject as other
        where other.teacher_profile_id = class.teacher_profile_id and other.year = class.year
          and other.subject_id in (class_names_after_merge.merged, class_names_after_merge.into_subject)
          and private.same_text(other.name)
            = private.same_text(left(class.name, 90) || ' (' || number || ')'))
      order by number limit 1)
  from public.teacher_class_subject as class
  where class.subject_id = class_names_after_merge.merged
    and exists (
      select from public.teacher_class_subject as other
      where other.teacher_profile_id = class.teacher_profile_id and other.year = class.year
        and other.subject_id = class_names_after_merge.into_subject
        and private.same_text(other.name) = private.same_text(class.name));
end;
comment on function private.class_names_after_merge(uuid, uuid) is
  'The classes whose name their teacher uses for the other subject too, each with the name that it gets.';

create function private.refuse_merge_of_subjects(subject_id uuid, into_subject_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if subject_id = into_subject_id then
    raise exception 'subject_merge_same' using errcode = 'PT422';
  end if;
  if (select count(*) from public.subject as subject
    where subject.id in (refuse_merge_of_subjects.subject_id, into_subject_id)) < 2
  then
    raise exception 'subject_not_found' using errcode = 'PT422';
  end if;
  if (select count(distinct subject.grade) from public.subject as subject
    where subject.id in (refuse_merge_of_subjects.subject_id, into_subject_id)) > 1
  then
    raise exception 'subject_merge_grades' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.refuse_merge_of_subjects(uuid, uuid) is
  'Two different subjects of one grade can be made one. Raises subject_merge_same, subject_not_found and '
  'subject_merge_grades.';

-- Definer: as _used_by().
create function public.subject_merge_preview(subject_id uuid, into_subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.refuse_merge_of_subjects(subject_id, into_subject_id);
  return private.subject_uses(subject_merge_preview.subject_id) || jsonb_build_object('renamed', (
    select count(*)
    from private.class_names_after_merge(subject_merge_preview.subject_id, into_subject_id)));
end
$$;
comment on function public.subject_merge_preview(uuid, uuid) is
  'For administrators: what merge_subjects() would move, {classes, lessons, papers, templates}, and how many of the '
  'classes would get a number after their name, {renamed}. Raises as merge_subjects().';
grant execute on function public.subject_merge_preview(uuid, uuid) to authenticated;

-- Definer: nobody may delete subjects otherwise, nor write the classes, lessons and papers of others.
create function public.merge_subjects(subject_id uuid, into_subject_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved jsonb;
begin
  perform private.require_admin();
  -- By id, so that two merges of the same subjects do not wait for each other.
  perform from public.subject as subject
  where subject.id in (merge_subjects.subject_id, into_subject_id) order by subject.id for update;
  perform private.refuse_merge_of_subjects(subject_id, into_subject_id);
  moved := public.subject_merge_preview(subject_id, into_subject_id);

  update public.teacher_class_subject as class set name = free.new_name
  from private.class_names_after_merge(merge_subjects.subject_id, into_subject_id) as free
  where class.id = free.class_id;
  update public.teacher_class_subject as class set subject_id = into_subject_id
  where class.subject_id = merge_subjects.subject_id;
  update public.teacher_subject_template as lesson set subject_id = into_subject_id
  where lesson.subject_id = merge_subjects.subject_id;
  update public.teacher_assessment_template as paper set subject_id = into_subject_id
  where paper.subject_id = merge_subjects.subject_id;
  update public.subject_template as template set subject_id = into_subject_id
  where template.subject_id = merge_subjects.subject_id;
  update public.assessment_template as template set subject_id = into_subject_id
  where template.subject_id = merge_subjects.subject_id;
  delete from public.subject as subject where subject.id = merge_subjects.subject_id;
  return moved;
end
$$;
comment on function public.merge_subjects(uuid, uuid) is
  'Deletes the first subject; its classes, lessons, papers and templates have the second. A class whose teacher has '
  'one of that name there gets a number after its name. Answers as subject_merge_preview(). Raises '
  'subject_merge_same, subject_not_found and subject_merge_grades.';
grant execute on function public.merge_subjects(uuid, uuid) to authenticated;

create function private.missing_subjects()
returns table (phase text, grade text, subject text, subject_af text)
language sql stable set search_path = ''
begin atomic
  select taught.phase, taught.grade, taught.subject, taught.subject_af
  from private.curriculum_subjects() as taught
  where not exists (
    select from public.subject as subject
    where subject.grade = taught.grade
      and private.same_text(subject.subject) = private.same_text(taught.subject));
end;
comment on function private.missing_subjects() is 'The subjects of the national curriculum that are not in the list.';

-- Definer: the curriculum is private.
create function public.curriculum_preview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'phase', missing.phase, 'grade', missing.grade, 'subject', missing.subject,
        'subjectAf', missing.subject_af)
      order by private.grade_order(missing.grade), missing.subject), '[]')
    from private.missing_subjects() as missing);
end
$$;
comment on function public.curriculum_preview() is
  'For administrators: the subjects of the national curriculum that are not in the list, in order of grade: '
  '[{phase, grade, subject, subjectAf}].';
grant execute on function public.curriculum_preview() to authenticated;

-- Definer: as curriculum_preview(); and whoever adds them, they are the curriculum's.
create function public.add_curriculum_subjects(phases text[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  added integer;
begin
  perform private.require_admin();
  insert into public.subject (grade, subject, subject_af, created_by)
  select missing.grade, missing.subject, missing.subject_af, null
  from private.missing_subjects() as missing
  where missing.phase = any (add_curriculum_subjects.phases)
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;
comment on function public.add_curriculum_subjects(text[]) is
  'For administrators: adds the missing subjects of these phases (foundation, intermediate, senior, further). Answers how '
  'many.';
grant execute on function public.add_curriculum_subjects(text[]) to authenticated;
