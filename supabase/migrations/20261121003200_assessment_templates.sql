-- Question papers with their memoranda: those that administrators keep for everybody, and those of teachers.

-- Definer: as fill_lesson_template().
create function private.fill_assessment_template() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject public.subject;
begin
  perform private.refuse_large_document(new.headings);
  perform private.refuse_large_document(new.instructions);
  perform private.refuse_large_document(new.questions);
  perform private.refuse_large_document(new.translation);
  if private.are_template_headings(new.headings) is not true then
    raise exception 'headings_malformed' using errcode = 'PT422';
  end if;
  if private.are_instructions(new.instructions) is not true then
    raise exception 'instructions_malformed' using errcode = 'PT422';
  end if;
  if private.are_questions(new.questions) is not true then
    raise exception 'questions_malformed' using errcode = 'PT422';
  end if;
  if private.is_paper_translation(new.translation, new.instructions) is not true then
    raise exception 'translation_malformed' using errcode = 'PT422';
  end if;

  new.total_marks := coalesce(
    (select sum((question ->> 'marks')::numeric) from jsonb_array_elements(new.questions) as question),
    0);
  select * into subject from public.subject as taught where taught.id = new.subject_id;
  new.subject_name := subject.subject;
  new.grade_order := private.grade_order(subject.grade);
  new.school_name := (select school.name from public.school as school where school.id = new.school_id);
  new.search_field := private.searchable_text(concat_ws(' ', new.title, new.complexity, subject.grade,
    subject.subject, subject.subject_af, new.school_name, new.total_marks::text,
    new.total_minutes::text));
  return new;
end
$$;
comment on function private.fill_assessment_template() is
  'Refuses malformed documents, adds up the marks, and fills the columns that lists sort by and '
  'search in.';

create table public.assessment_template (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null,
  complexity text not null,
  total_marks numeric(9, 2) not null default 0,
  total_minutes integer not null,
  font_family text not null default 'Default',
  headings jsonb not null default '[]',
  instructions jsonb not null,
  questions jsonb not null default '[]',
  translation jsonb,
  school_id uuid,
  subject_id uuid not null,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default '',
  constraint assessment_template_pkey primary key (id),
  constraint assessment_template_school_id_fkey foreign key (school_id)
    references public.school (id) on delete restrict,
  constraint assessment_template_subject_id_fkey foreign key (subject_id)
    references public.subject (id) on delete restrict,
  constraint assessment_template_title_present check (not private.is_blank(title)),
  constraint assessment_template_title_length check (length(title) <= 200),
  constraint assessment_template_complexity_known check (complexity in ('Simple', 'Detailed')),
  constraint assessment_template_total_minutes_not_negative check (total_minutes >= 0),
  constraint assessment_template_font_family_known check (font_family in ('Default', 'Arial')),
  constraint assessment_template_instructions_present check (jsonb_array_length(instructions) > 0),
  constraint assessment_template_numbers check (total_marks <> 'NaN'),
  constraint assessment_template_documents_size
    check (coalesce(pg_column_size(headings) <= 1000000, true) and coalesce(pg_column_size(instructions) <= 1000000, true) and coalesce(pg_column_size(questions) <= 1000000, true) and coalesce(pg_column_size(translation) <= 1000000, true))
);

create index assessment_template_school_id_idx on public.assessment_template (school_id);
create index assessment_template_subject_school_idx on public.assessment_template
  (subject_id, school_id);
create index assessment_template_title_idx on public.assessment_template (title, id);

alter table public.assessment_template enable row level security;

create policy "teachers read papers of their subjects, administrators all"
  on public.assessment_template
  for select to authenticated
  using (
    (select private.in_group('admin'))
    or ((select private.in_group('teacher'))
      and subject_id in (select private.my_subject_ids())
      and (school_id is null or school_id in (select private.my_school_ids()))));
create policy "administrators create assessment templates" on public.assessment_template
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change assessment templates" on public.assessment_template
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete assessment templates" on public.assessment_template
  for delete to authenticated using ((select private.in_group('admin')));

grant select (
  id, created_at, updated_at, title, complexity, total_minutes, font_family, headings,
  instructions, questions, translation, school_id, subject_id, total_marks, subject_name, grade_order,
  school_name, search_field
) on public.assessment_template to authenticated;
grant insert (
  id, title, complexity, total_minutes, font_family, headings, instructions, questions, translation,
  school_id, subject_id
), update (
  title, complexity, total_minutes, font_family, headings, instructions, questions, translation,
  school_id, subject_id
), delete on public.assessment_template to authenticated;
-- Not granted: total_marks is a sum; the names, the order of the grade and the search text are derived. The
-- id may be sent, so that a form can save a template and what hangs on it in one mutation.
grant select, insert, update, delete on public.assessment_template to service_role;

comment on table public.assessment_template is
  'Assessment templates for everybody to start from. @graphql({"totalCount": {"enabled": true}})';
comment on column public.assessment_template.school_id is
  'A generic school: the template is for all teachers of its provinces. Empty: for all teachers.';
comment on column public.assessment_template.total_marks is 'Sum of the marks of the questions; kept by a trigger.';
comment on column public.assessment_template.headings is
  'List of label and value: the words at the head of the paper.';
comment on column public.assessment_template.instructions is 'List of texts, at least one.';
comment on column public.assessment_template.questions is 'The tree that paper and memorandum are printed from.';
comment on column public.assessment_template.translation is
  'The other language of the paper with its title and instructions; null where there is one language.';
comment on column public.assessment_template.subject_name is
  'The name of the subject, for sorting; kept by triggers.';
comment on column public.assessment_template.grade_order is
  'The grade as a number, R as 0, for sorting.';
comment on column public.assessment_template.school_name is
  'The name of the school, for sorting; kept by triggers.';
comment on column public.assessment_template.search_field is
  'The text that searches look into, in lower case without accents.';

create trigger fill_assessment_template before insert or update on public.assessment_template
  for each row execute function private.fill_assessment_template();
create trigger trim_texts before insert or update on public.assessment_template
  for each row execute function private.trim_texts('title');
create trigger set_updated_at before update on public.assessment_template
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.assessment_template
  for each row execute function private.record_admin_write();

-- Which taxonomies a template's questions draw their cognitive levels from.

create table public.assessment_template_taxonomy (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  assessment_template_id uuid not null,
  taxonomy_id uuid not null,
  position integer not null default 0,
  constraint assessment_template_taxonomy_pkey primary key (id),
  constraint assessment_template_taxonomy_assessment_template_id_fkey
    foreign key (assessment_template_id)
    references public.assessment_template (id) on delete cascade,
  constraint assessment_template_taxonomy_taxonomy_id_fkey foreign key (taxonomy_id)
    references public.taxonomy (id) on delete cascade,
  constraint assessment_template_taxonomy_once_key unique (assessment_template_id, taxonomy_id),
  constraint assessment_template_taxonomy_position_not_negative check (position >= 0)
);

create index assessment_template_taxonomy_taxonomy_id_idx
  on public.assessment_template_taxonomy (taxonomy_id);

alter table public.assessment_template_taxonomy enable row level security;

create policy "who may read a template reads its taxonomies" on public.assessment_template_taxonomy
  for select to authenticated
  using (exists (
    select from public.assessment_template as parent
    where parent.id = assessment_template_taxonomy.assessment_template_id));
create policy "administrators choose taxonomies" on public.assessment_template_taxonomy
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators take taxonomies away" on public.assessment_template_taxonomy
  for delete to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, assessment_template_id, taxonomy_id, position)
  on public.assessment_template_taxonomy to authenticated;
grant insert (assessment_template_id, taxonomy_id, position), delete
  on public.assessment_template_taxonomy to authenticated;
-- Not granted: update. A taxonomy is chosen or not.
grant select, insert, update, delete on public.assessment_template_taxonomy to service_role;

comment on table public.assessment_template_taxonomy is
  'The taxonomies of an assessment template. @graphql({"max_rows": 1000})';
comment on column public.assessment_template_taxonomy.position is
  'The order in which they were chosen: a teacher''s own paper takes the first.';
comment on constraint assessment_template_taxonomy_assessment_template_id_fkey
  on public.assessment_template_taxonomy is
  '@graphql({"foreign_name": "assessmentTemplate", "local_name": "taxonomys"})';

create trigger set_updated_at before update on public.assessment_template_taxonomy
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete
  on public.assessment_template_taxonomy
  for each row execute function private.record_admin_write();

-- A teacher's own question papers with their memoranda.

create table public.teacher_assessment_template (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  title text not null,
  complexity text not null,
  total_marks numeric(9, 2) not null default 0,
  total_minutes integer not null,
  font_family text not null default 'Default',
  headings jsonb not null default '[]',
  instructions jsonb not null,
  questions jsonb not null default '[]',
  translation jsonb,
  school_id uuid,
  subject_id uuid not null,
  taxonomy_id uuid,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default '',
  constraint teacher_assessment_template_pkey primary key (id),
  constraint teacher_assessment_template_id_teacher_profile_id_key unique (id, teacher_profile_id),
  constraint teacher_assessment_template_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint teacher_assessment_template_school_id_fkey foreign key (school_id)
    references public.school (id) on delete set null,
  constraint teacher_assessment_template_subject_id_fkey foreign key (subject_id)
    references public.subject (id) on delete restrict,
  constraint teacher_assessment_template_taxonomy_id_fkey foreign key (taxonomy_id)
    references public.taxonomy (id) on delete set null,
  constraint teacher_assessment_template_title_present check (not private.is_blank(title)),
  constraint teacher_assessment_template_title_length check (length(title) <= 200),
  constraint teacher_assessment_template_complexity_known check (complexity in ('Simple', 'Detailed')),
  constraint teacher_assessment_template_total_minutes_not_negative check (total_minutes >= 0),
  constraint teacher_assessment_template_font_family_known check (font_family in ('Default', 'Arial')),
  constraint teacher_assessment_template_instructions_present check (jsonb_array_length(instructions) > 0),
  constraint teacher_assessment_template_numbers check (total_marks <> 'NaN'),
  constraint teacher_assessment_template_documents_size
    check (coalesce(pg_column_size(headings) <= 1000000, true) and coalesce(pg_column_size(instructions) <= 1000000, true) and coalesce(pg_column_size(questions) <= 1000000, true) and coalesce(pg_column_size(translation) <= 1000000, true))
);

create index teacher_assessment_template_owner_idx on public.teacher_assessment_template (teacher_profile_id, updated_at desc, id);
create index teacher_assessment_template_school_id_idx on public.teacher_assessment_template (school_id);
create index teacher_assessment_template_subject_id_idx on public.teacher_assessment_template (subject_id);
create index teacher_assessment_template_taxonomy_id_idx on public.teacher_assessment_template (taxonomy_id);

alter table public.teacher_assessment_template enable row level security;

create policy "owners read their papers" on public.teacher_assessment_template
  for select to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers create papers of their own" on public.teacher_assessment_template
  for insert to authenticated
  with check (
    teacher_profile_id = (select private.my_teacher_profile_id())
    and (select private.in_group('teacher')));
create policy "owners change their papers" on public.teacher_assessment_template
  for update to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()))
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "owners delete their papers" on public.teacher_assessment_template
  for delete to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));

grant select (
  id, created_at, updated_at, teacher_profile_id, title, complexity, total_minutes, font_family,
  headings, instructions, questions, translation, subject_id, school_id, taxonomy_id, total_marks,
  subject_name, grade_order, school_name, search_field
) on public.teacher_assessment_template to authenticated;
grant insert (
  id, title, complexity, total_minutes, font_family, headings, instructions, questions,
  translation, subject_id, school_id, taxonomy_id
), update (
  title, complexity, total_minutes, font_family, headings, instructions, questions, translation,
  subject_id, school_id, taxonomy_id
), delete on public.teacher_assessment_template to authenticated;
-- Not granted: the owner is the caller; total_marks is a sum; names, order of the grade and search text
-- are derived. The id may be sent, so that saving again after a lost answer can not make a second row.
grant select, insert, update, delete on public.teacher_assessment_template to service_role;

-- max_rows: an activity of the calendar chooses among all of them.
comment on table public.teacher_assessment_template is
  'Question papers with their memoranda of a teacher. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.teacher_assessment_template.taxonomy_id is
  'Where the cognitive levels come from; the questions contain copies.';
comment on column public.teacher_assessment_template.total_marks is 'Sum of the marks of the questions; kept by a trigger.';
comment on column public.teacher_assessment_template.headings is
  'List of label and value: the words at the head of the paper.';
comment on column public.teacher_assessment_template.instructions is 'List of texts, at least one.';
comment on column public.teacher_assessment_template.questions is 'The tree that paper and memorandum are printed from.';
comment on column public.teacher_assessment_template.translation is
  'The other language of the paper with its title and instructions; null where there is one language.';
comment on column public.teacher_assessment_template.subject_name is
  'The name of the subject, for sorting; kept by triggers.';
comment on column public.teacher_assessment_template.grade_order is
  'The grade as a number, R as 0, for sorting.';
comment on column public.teacher_assessment_template.school_name is
  'The name of the school, for sorting; kept by triggers.';
comment on column public.teacher_assessment_template.search_field is
  'The text that searches look into, in lower case without accents.';

create trigger fill_assessment_template before insert or update on public.teacher_assessment_template
  for each row execute function private.fill_assessment_template();
create trigger trim_texts before insert or update on public.teacher_assessment_template
  for each row execute function private.trim_texts('title');
create trigger limit_day after insert on public.teacher_assessment_template
  referencing new table as added
  for each statement execute function private.limit_day('teacher_profile_id', '500');
create trigger set_updated_at before update on public.teacher_assessment_template
  for each row execute function private.set_updated_at();
create trigger note_replaced_pictures after update on public.teacher_assessment_template
  for each row when (old.questions is distinct from new.questions)
  execute function private.note_released_pictures();
create trigger note_deleted_pictures after delete on public.teacher_assessment_template
  for each row execute function private.note_released_pictures();

-- A renamed subject or school reaches the templates that show its name.
-- Definer: whoever renames it may not even read those templates.
create function private.spread_template_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.subject_template set search_field = '''' where %I = $1', tg_argv[0])
    using new.id;
  execute format('update public.teacher_subject_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  execute format('update public.assessment_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  execute format('update public.teacher_assessment_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  return null;
end
$$;
comment on function private.spread_template_names() is
  'Any update makes the triggers of the templates derive the names anew.';

create trigger spread_template_names after update of grade, subject, subject_af on public.subject
  for each row
  when ((old.grade, old.subject, old.subject_af) is distinct from (new.grade, new.subject, new.subject_af))
  execute function private.spread_template_names('subject_id');
create trigger spread_template_names after update of name on public.school
  for each row when (old.name is distinct from new.name)
  execute function private.spread_template_names('school_id');
