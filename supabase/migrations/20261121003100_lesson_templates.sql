-- Lesson templates that administrators keep for everybody, and the lessons of teachers.

-- Definer: it reads the names of subject and school, whatever the writer may read.
create function private.fill_lesson_template() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject public.subject;
begin
  perform private.refuse_large_document(new.headings);
  perform private.refuse_large_document(new.template);
  if private.are_template_headings(new.headings) is not true then
    raise exception 'headings_malformed' using errcode = 'PT422';
  end if;
  if private.are_lesson_steps(new.template) is not true then
    raise exception 'template_malformed' using errcode = 'PT422';
  end if;

  select * into subject from public.subject as taught where taught.id = new.subject_id;
  new.subject_name := subject.subject;
  new.grade_order := private.grade_order(subject.grade);
  new.school_name := (select school.name from public.school as school where school.id = new.school_id);
  new.search_field := private.searchable_text(concat_ws(' ', new.name, new.complexity, subject.grade,
    subject.subject, subject.subject_af, new.school_name));
  return new;
end
$$;
comment on function private.fill_lesson_template() is
  'Refuses malformed documents and fills the columns that lists sort by and search in.';

create table public.subject_template (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  type text not null default 'Lesson',
  complexity text not null,
  total_points integer,
  minutes integer,
  font_family text not null default 'Default',
  headings jsonb not null default '[]',
  template jsonb not null default '[]',
  school_id uuid not null,
  subject_id uuid,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default '',
  constraint subject_template_pkey primary key (id),
  constraint subject_template_school_id_fkey foreign key (school_id)
    references public.school (id) on delete restrict,
  constraint subject_template_subject_id_fkey foreign key (subject_id)
    references public.subject (id) on delete restrict,
  constraint subject_template_name_present check (not private.is_blank(name)),
  constraint subject_template_name_length check (length(name) <= 200),
  constraint subject_template_type_fixed check (type = 'Lesson'),
  constraint subject_template_complexity_known check (complexity in ('Simple', 'Detailed')),
  constraint subject_template_total_points_not_negative check (total_points >= 0),
  constraint subject_template_minutes_not_negative check (minutes >= 0),
  constraint subject_template_font_family_known check (font_family in ('Default', 'Arial')),
  constraint subject_template_documents_size
    check (coalesce(pg_column_size(headings) <= 1000000, true) and coalesce(pg_column_size(template) <= 1000000, true))
);

create index subject_template_school_id_idx on public.subject_template (school_id);
create index subject_template_subject_school_idx on public.subject_template (subject_id, school_id);
create index subject_template_name_idx on public.subject_template (name, id);

alter table public.subject_template enable row level security;

create policy "teachers read templates of their schools, administrators all" on public.subject_template
  for select to authenticated
  using (
    (select private.in_group('admin'))
    or ((select private.in_group('teacher'))
      and school_id in (select private.my_school_ids())));
create policy "administrators create lesson templates" on public.subject_template
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change lesson templates" on public.subject_template
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete lesson templates" on public.subject_template
  for delete to authenticated using ((select private.in_group('admin')));

-- The whole row: pg_graphql offers fields that a function computes only to whoever may read all columns.
grant select on public.subject_template to authenticated;
grant insert (
  id, name, complexity, total_points, minutes, font_family, headings, template, school_id,
  subject_id
), update (
  name, complexity, total_points, minutes, font_family, headings, template, school_id, subject_id
), delete on public.subject_template to authenticated;
-- Not granted: type is fixed; the names, the order of the grade and the search text are derived. The
-- id may be sent, so that a form can save a template and what hangs on it in one mutation.
grant select, insert, update, delete on public.subject_template to service_role;

comment on table public.subject_template is
  'Lesson templates for everybody to start from. @graphql({"totalCount": {"enabled": true}})';
comment on column public.subject_template.headings is 'List of label and value, printed above the lesson.';
comment on column public.subject_template.template is 'Ordered steps, each with a name and fields.';
comment on column public.subject_template.school_id is
  'A generic school makes the template available to all teachers of its provinces.';
comment on column public.subject_template.subject_name is
  'The name of the subject, for sorting; kept by triggers.';
comment on column public.subject_template.grade_order is
  'The grade as a number, R as 0, for sorting.';
comment on column public.subject_template.school_name is
  'The name of the school, for sorting; kept by triggers.';
comment on column public.subject_template.search_field is
  'The text that searches look into, in lower case without accents.';

create trigger fill_lesson_template before insert or update on public.subject_template
  for each row execute function private.fill_lesson_template();
create trigger set_updated_at before update on public.subject_template
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.subject_template
  for each row execute function private.record_admin_write();
create trigger trim_texts before insert or update on public.subject_template
  for each row execute function private.trim_texts('name');

-- A teacher's own lessons.

create table public.teacher_subject_template (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  name text not null,
  type text not null default 'Lesson',
  complexity text not null,
  total_points integer,
  minutes integer,
  font_family text not null default 'Default',
  headings jsonb not null default '[]',
  template jsonb not null default '[]',
  school_id uuid,
  subject_id uuid,
  subject_template_id uuid,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default '',
  constraint teacher_subject_template_pkey primary key (id),
  constraint teacher_subject_template_id_teacher_profile_id_key unique (id, teacher_profile_id),
  constraint teacher_subject_template_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint teacher_subject_template_school_id_fkey foreign key (school_id)
    references public.school (id) on delete set null,
  constraint teacher_subject_template_subject_id_fkey foreign key (subject_id)
    references public.subject (id) on delete restrict,
  constraint teacher_subject_template_subject_template_id_fkey foreign key (subject_template_id)
    references public.subject_template (id) on delete set null,
  constraint teacher_subject_template_name_present check (not private.is_blank(name)),
  constraint teacher_subject_template_name_length check (length(name) <= 200),
  constraint teacher_subject_template_type_fixed check (type = 'Lesson'),
  constraint teacher_subject_template_complexity_known check (complexity in ('Simple', 'Detailed')),
  constraint teacher_subject_template_total_points_not_negative check (total_points >= 0),
  constraint teacher_subject_template_minutes_not_negative check (minutes >= 0),
  constraint teacher_subject_template_font_family_known check (font_family in ('Default', 'Arial')),
  constraint teacher_subject_template_documents_size
    check (coalesce(pg_column_size(headings) <= 1000000, true) and coalesce(pg_column_size(template) <= 1000000, true))
);

create index teacher_subject_template_owner_idx on public.teacher_subject_template (teacher_profile_id, updated_at desc, id);
create index teacher_subject_template_school_id_idx on public.teacher_subject_template (school_id);
create index teacher_subject_template_subject_id_idx on public.teacher_subject_template (subject_id);
create index teacher_subject_template_subject_template_id_idx on public.teacher_subject_template (subject_template_id);

alter table public.teacher_subject_template enable row level security;

create policy "owners read their lessons" on public.teacher_subject_template
  for select to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers create lessons of their own" on public.teacher_subject_template
  for insert to authenticated
  with check (
    teacher_profile_id = (select private.my_teacher_profile_id())
    and (select private.in_group('teacher')));
create policy "owners change their lessons" on public.teacher_subject_template
  for update to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()))
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "owners delete their lessons" on public.teacher_subject_template
  for delete to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));

grant select (
  id, created_at, updated_at, teacher_profile_id, name, complexity, total_points, minutes,
  font_family, headings, template, school_id, subject_id, type, subject_name, grade_order,
  school_name, search_field, subject_template_id
) on public.teacher_subject_template to authenticated;
grant insert (
  id, name, complexity, total_points, minutes, font_family, headings, template, school_id,
  subject_id, subject_template_id
), update (
  name, complexity, total_points, minutes, font_family, headings, template, school_id, subject_id
), delete on public.teacher_subject_template to authenticated;
-- Not granted: the owner is the caller; type is fixed; names, order of the grade and search text are
-- derived. Where a lesson was started is said once and shown to nobody: it is counted. The id may be sent, so that saving again after a lost answer can not make a second row.
grant select, insert, update, delete on public.teacher_subject_template to service_role;

-- max_rows: an activity of the calendar chooses among all of them.
comment on table public.teacher_subject_template is
  'Lessons of a teacher, made from a template or from nothing. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.teacher_subject_template.headings is 'List of label and value, printed above the lesson.';
comment on column public.teacher_subject_template.template is 'Ordered steps, each with a name and filled fields.';
comment on column public.teacher_subject_template.subject_template_id is
  'The template that the lesson was started from; counted, and not kept in step with it.';
comment on column public.teacher_subject_template.subject_name is
  'The name of the subject, for sorting; kept by triggers.';
comment on column public.teacher_subject_template.grade_order is
  'The grade as a number, R as 0, for sorting.';
comment on column public.teacher_subject_template.school_name is
  'The name of the school, for sorting; kept by triggers.';
comment on column public.teacher_subject_template.search_field is
  'The text that searches look into, in lower case without accents.';

-- Definer: a template that is gone, or was never the caller's to use, must not keep the lesson from being saved.
create function private.know_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.subject_template_id := (
    select template.id from public.subject_template as template
    where template.id = new.subject_template_id
      and template.school_id in (select private.my_school_ids()) for key share);
  return new;
end
$$;
comment on function private.know_template() is
  'Leaves out the template of a new lesson that its teacher does not see.';

create trigger know_template before insert on public.teacher_subject_template
  for each row when (new.subject_template_id is not null)
  execute function private.know_template();
create trigger fill_lesson_template before insert or update on public.teacher_subject_template
  for each row execute function private.fill_lesson_template();
create trigger limit_day after insert on public.teacher_subject_template
  referencing new table as added
  for each statement execute function private.limit_day('teacher_profile_id', '500');
create trigger set_updated_at before update on public.teacher_subject_template
  for each row execute function private.set_updated_at();
create trigger trim_texts before insert or update on public.teacher_subject_template
  for each row execute function private.trim_texts('name');
