-- The classes that a teacher teaches, each in one subject of one grade.

create table public.teacher_class_subject (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  subject_id uuid not null,
  name text not null,
  constraint teacher_class_subject_pkey primary key (id),
  constraint teacher_class_subject_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint teacher_class_subject_subject_id_fkey foreign key (subject_id)
    references public.subject (id) on delete restrict,
  constraint teacher_class_subject_name_present check (not private.is_blank(name)),
  constraint teacher_class_subject_name_length check (length(name) <= 100)
);

create unique index teacher_class_subject_name_key on public.teacher_class_subject
  (teacher_profile_id, subject_id, lower(name));
create index teacher_class_subject_subject_id_idx on public.teacher_class_subject (subject_id);

alter table public.teacher_class_subject enable row level security;

create policy "teachers read their classes" on public.teacher_class_subject
  for select to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers create their classes" on public.teacher_class_subject
  for insert to authenticated
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers change their classes" on public.teacher_class_subject
  for update to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()))
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers delete their classes" on public.teacher_class_subject
  for delete to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));

grant select (id, created_at, updated_at, teacher_profile_id, subject_id, name)
  on public.teacher_class_subject to authenticated;
grant insert (teacher_profile_id, subject_id, name), update (subject_id, name), delete
  on public.teacher_class_subject to authenticated;
grant select, insert, update, delete on public.teacher_class_subject to service_role;

comment on table public.teacher_class_subject is
  'Classes of a teacher; a name is used once per subject. '
  '@graphql({"totalCount": {"enabled": true}})';

create trigger trim_texts before insert or update on public.teacher_class_subject
  for each row execute function private.trim_texts('name');
create trigger set_updated_at before update on public.teacher_class_subject
  for each row execute function private.set_updated_at();
