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
  school_id uuid,
  subject_id uuid not null,
  taxonomy_id uuid,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default '',
  constraint teacher_assessment_template_pkey primary key (id),
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
  constraint teacher_assessment_template_instructions_present check (jsonb_array_length(instructions) > 0)
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
  headings, instructions, questions, subject_id, school_id, taxonomy_id, total_marks,
  subject_name, grade_order, school_name, search_field
) on public.teacher_assessment_template to authenticated;
grant insert (
  id, title, complexity, total_minutes, font_family, headings, instructions, questions,
  subject_id, school_id, taxonomy_id
), update (
  title, complexity, total_minutes, font_family, headings, instructions, questions, subject_id,
  school_id, taxonomy_id
), delete on public.teacher_assessment_template to authenticated;
-- Not granted: the owner is the caller; total_marks is a sum; names, order of the grade and search text
-- are derived. The id may be sent: a second try of a save whose answer was lost cannot make a twin.
grant select, insert, update, delete on public.teacher_assessment_template to service_role;

comment on table public.teacher_assessment_template is
  'Question papers with their memoranda of a teacher. @graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_assessment_template.taxonomy_id is
  'Where the cognitive levels come from; the questions keep copies.';
comment on column public.teacher_assessment_template.total_marks is 'Sum of the marks of the questions; kept by a trigger.';
comment on column public.teacher_assessment_template.headings is 'List of label and value: what the paper calls things.';
comment on column public.teacher_assessment_template.instructions is 'List of texts, at least one.';
comment on column public.teacher_assessment_template.questions is 'The tree that paper and memorandum are printed from.';
comment on column public.teacher_assessment_template.subject_name is 'Of the subject, for sorting; kept by triggers.';
comment on column public.teacher_assessment_template.grade_order is 'R is 0; for sorting.';
comment on column public.teacher_assessment_template.school_name is 'Of the school, for sorting.';
comment on column public.teacher_assessment_template.search_field is 'Lower-case text that searches look into.';

create trigger fill_assessment_template before insert or update on public.teacher_assessment_template
  for each row execute function private.fill_assessment_template();
create trigger trim_texts before insert or update on public.teacher_assessment_template
  for each row execute function private.trim_texts('title');
create trigger set_updated_at before update on public.teacher_assessment_template
  for each row execute function private.set_updated_at();
