-- The bank of a country: a quarter of the questions in teachers' own papers, the others in shared templates of all
-- subjects. bench.questions says how many. Shapes are not checked here, because that takes most of the time.
alter table public.teacher_assessment_template disable trigger fill_assessment_template;
alter table public.assessment_template disable trigger fill_assessment_template;

create temporary table numbered_subject as
select id, private.grade_order(grade) as grade_order, row_number() over (order by grade, subject, id) - 1 as place,
  count(*) over () as subjects
from public.subject;

create temporary table person as
select md5('person ' || n)::uuid as user_id, md5('profile ' || n)::uuid as id, n as number
from generate_series(1, 50) as n;
insert into auth.users (id, email) select user_id, 'teacher' || number || '@school.example' from person;
insert into public.teacher_profile (id, user_id) select id, user_id from person;
select public.add_user_to_group(user_id, 'teacher') from person where number = 1;
-- One of whom teaches six subjects.
insert into public.teacher_class_subject (teacher_profile_id, subject_id, name)
select person.id, subject.id, 'Class ' || subject.place
from person cross join numbered_subject as subject where person.number = 1 and subject.place < 6;

create function pg_temp.paper(seed bigint) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('id', md5(concat(seed, ' ', n)), 'number', n::text, 'marks', 1 + (seed + n) % 10,
    'title', (array['Fractions', 'Rivers', 'Breuke', 'Plants', 'Photosynthesis', 'Werkwoorde', 'Maps'])[1 + (seed * 7 + n) % 7],
    'fields', jsonb_build_array(jsonb_build_object('number', n || '.1', 'type', (array['Text', 'Textarea', null])[1 + n % 3],
      'marks', 1 + (seed + n) % 10, 'cognitiveLevel', jsonb_build_object('label', (array['Low order', 'Middle order', 'High order'])[1 + n % 3], 'percentage', 30),
      'question', concat('Explain in your own words how number ', (seed * 31 + n * 17) % 9973, ' of the ',
        (array['diagram', 'story', 'table', 'graph', 'poem'])[1 + (seed + n * 3) % 5], ' changes when the learners ',
        (array['add', 'compare', 'measure', 'describe', 'multiply'])[1 + (seed * 3 + n) % 5], ' it, and give ', n, ' reasons.'),
      'answer', concat('Any ', n, ' correct facts about case ', seed, '.')))))
  from generate_series(1, 40) as n
$$;

insert into public.teacher_assessment_template (teacher_profile_id, title, complexity, total_minutes, instructions,
  questions, subject_id, grade_order, created_at)
select person.id, 'Test ' || n, 'Simple', 60, '["Answer all."]', pg_temp.paper(n), subject.id, subject.grade_order,
  now() - n * interval '3 hours'
from generate_series(1, greatest(1, current_setting('bench.questions')::integer / 160)) as n
join person on person.number = 1 + n % 50
join numbered_subject as subject on subject.place = n % subject.subjects;
-- A question of a template that many teachers took: a copy of it in most papers.
update public.teacher_assessment_template
set questions = questions || '[{"id": "popular", "number": "41", "marks": 1, "title": "The capital of the country",
  "fields": []}]';
insert into public.assessment_template (title, complexity, total_minutes, instructions, questions, subject_id,
  grade_order, created_at)
select 'Template ' || n, 'Simple', 60, '["Answer all."]', pg_temp.paper(100000 + n), subject.id, subject.grade_order,
  now() - n * interval '1 hour'
from generate_series(1, greatest(1, current_setting('bench.questions')::integer * 3 / 160)) as n
join numbered_subject as subject on subject.place = n % subject.subjects;

alter table public.teacher_assessment_template enable trigger fill_assessment_template;
alter table public.assessment_template enable trigger fill_assessment_template;
vacuum (analyze) public.bank_question;
