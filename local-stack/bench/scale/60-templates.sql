-- 50,000 templates: two lessons and two papers of each teacher, and 10,000 of the administrators, most of them for the
-- generic schools of the provinces. Checking the shape of a document takes milliseconds, so the triggers that do it are
-- off here and the derived columns are written directly. At the end, the triggers are run on a sample and must change
-- nothing.

alter table public.teacher_subject_template disable trigger fill_lesson_template;
alter table public.subject_template disable trigger fill_lesson_template;
alter table public.teacher_assessment_template disable trigger fill_assessment_template;
alter table public.assessment_template disable trigger fill_assessment_template;

create temporary table numbered_subject on commit drop as
select taught.id, taught.subject as subject_name, private.grade_order(taught.grade) as grade_order,
  concat_ws(' ', taught.grade, taught.subject, taught.subject_af) as searched,
  row_number() over (order by taught.grade, taught.subject) - 1 as place,
  count(*) over () as subjects
from public.subject as taught;

create temporary table template_school on commit drop as
select school.id, school.name as school_name, row_number() over (order by school.is_generic desc, school.id) - 1 as place
from public.school as school
order by school.is_generic desc, school.id
limit 18;

create temporary table lesson_document on commit drop as
select
  '[{"label": "Grade", "value": ""}, {"label": "Date", "value": ""}, {"label": "Term", "value": ""},
    {"label": "Total", "value": ""}, {"label": "Time", "value": ""}]'::jsonb as headings,
  (select jsonb_agg(jsonb_build_object('name', step, 'fields', (
      select jsonb_agg(jsonb_build_object('type', 'Textarea', 'label', label, 'value',
        repeat('Learners read the text and talk about it. ', 4)))
      from unnest('{Aim,Activities,Resources}'::text[]) as label)))
   from unnest('{Introduction,Body,Assessment,Reflection}'::text[]) as step) as template;

create temporary table paper_document on commit drop as
select '["Answer all the questions.", "Write neatly."]'::jsonb as instructions,
  jsonb_agg(jsonb_build_object('number', number::text, 'title', 'Question ' || number, 'marks', 10,
  'fields', (
    select jsonb_agg(jsonb_build_object('number', concat(number, '.', part), 'marks', 2,
      'question', 'Explain in your own words what the diagram shows.', 'answer', 'Any two correct facts.'))
    from generate_series(1, 5) as part))) as questions
from generate_series(1, 5) as number;

insert into public.teacher_subject_template (
  teacher_profile_id, name, complexity, total_points, minutes, headings, template, subject_id, updated_at,
  subject_name, grade_order, search_field
)
select md5('profile ' || teacher)::uuid, name, complexity, 20, 45, document.headings, document.template,
  subject.id, now() - n % 300 * interval '1 hour', subject.subject_name, subject.grade_order,
  private.searchable_text(concat_ws(' ', name, complexity, subject.searched))
from generate_series(1, pg_temp.scaled(20000)) as n
cross join lateral (
  select 1 + n % pg_temp.scaled(10000) as teacher,
    concat('Lesson ', n, ': ', ('{fractions,verbs,plants,maps,rivers}'::text[])[1 + n % 5]) as name,
    ('{Simple,Detailed}'::text[])[1 + n % 2] as complexity) as words
cross join lesson_document as document
join numbered_subject as subject on subject.place = teacher * 7 % subject.subjects;

insert into public.teacher_assessment_template (
  teacher_profile_id, title, complexity, total_marks, total_minutes, instructions, questions, subject_id,
  updated_at, subject_name, grade_order, search_field
)
select md5('profile ' || teacher)::uuid, title, complexity, 50, 60, document.instructions,
  document.questions, subject.id, now() - n % 300 * interval '1 hour', subject.subject_name,
  subject.grade_order, private.searchable_text(concat_ws(' ', title, complexity, subject.searched, '50.00', '60'))
from generate_series(1, pg_temp.scaled(20000)) as n
cross join lateral (
  select 1 + n % pg_temp.scaled(10000) as teacher,
    concat('Test ', n, ': ', ('{fractions,verbs,plants,maps,rivers}'::text[])[1 + n % 5]) as title,
    ('{Simple,Detailed}'::text[])[1 + n % 2] as complexity) as words
cross join paper_document as document
join numbered_subject as subject on subject.place = teacher * 7 % subject.subjects;

insert into public.subject_template (
  name, complexity, total_points, minutes, headings, template, school_id, subject_id, subject_name,
  grade_order, school_name, search_field
)
select name, complexity, 20, 45, document.headings, document.template, school.id, subject.id,
  subject.subject_name, subject.grade_order, school.school_name,
  private.searchable_text(concat_ws(' ', name, complexity, subject.searched, school.school_name))
from generate_series(1, pg_temp.scaled(5000)) as n
cross join lateral (
  select 'Lesson template ' || n as name, ('{Simple,Detailed}'::text[])[1 + n % 2] as complexity) as words
cross join lesson_document as document
join template_school as school on school.place = n % 18
join numbered_subject as subject on subject.place = n % subject.subjects;

insert into public.assessment_template (
  title, complexity, total_marks, total_minutes, instructions, questions, school_id, subject_id,
  subject_name, grade_order, school_name, search_field
)
select title, complexity, 50, 60, document.instructions, document.questions, school.id, subject.id,
  subject.subject_name, subject.grade_order, school.school_name,
  private.searchable_text(concat_ws(' ', title, complexity, subject.searched, school.school_name, '50.00', '60'))
from generate_series(1, pg_temp.scaled(5000)) as n
cross join lateral (
  select 'Paper ' || n as title, ('{Simple,Detailed}'::text[])[1 + n % 2] as complexity) as words
cross join paper_document as document
join template_school as school on school.place = n % 18
join numbered_subject as subject on subject.place = n % subject.subjects;

alter table public.teacher_subject_template enable trigger fill_lesson_template;
alter table public.subject_template enable trigger fill_lesson_template;
alter table public.teacher_assessment_template enable trigger fill_assessment_template;
alter table public.assessment_template enable trigger fill_assessment_template;

create temporary table written on commit drop as
select lesson.id, lesson.search_field, lesson.subject_name, lesson.grade_order, lesson.school_name, 0 as marks
from (select * from public.teacher_subject_template order by id limit 20) as lesson
union all
select shared.id, shared.search_field, shared.subject_name, shared.grade_order, shared.school_name, 0
from (select * from public.subject_template order by id limit 20) as shared
union all
select paper.id, paper.search_field, paper.subject_name, paper.grade_order, paper.school_name, paper.total_marks
from (select * from public.teacher_assessment_template order by id limit 20) as paper
union all
select shared.id, shared.search_field, shared.subject_name, shared.grade_order, shared.school_name, shared.total_marks
from (select * from public.assessment_template order by id limit 20) as shared;

update public.teacher_subject_template set search_field = '' where id in (select id from written);
update public.subject_template set search_field = '' where id in (select id from written);
update public.teacher_assessment_template set search_field = '' where id in (select id from written);
update public.assessment_template set search_field = '' where id in (select id from written);

do $$
begin
  if exists (
    (select id, search_field, subject_name, grade_order, school_name, marks from written)
    except
    (select id, search_field, subject_name, grade_order, school_name, 0 from public.teacher_subject_template
     union all
     select id, search_field, subject_name, grade_order, school_name, 0 from public.subject_template
     union all
     select id, search_field, subject_name, grade_order, school_name, total_marks
     from public.teacher_assessment_template
     union all
     select id, search_field, subject_name, grade_order, school_name, total_marks
     from public.assessment_template)
  ) then
    raise exception 'templates are not what their triggers make of them';
  end if;
end
$$;
