-- What is taught in each grade. Classes, templates and papers point here.

create table public.subject (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  grade text not null,
  subject text not null,
  subject_af text,
  created_by uuid default auth.uid(),
  constraint subject_pkey primary key (id),
  constraint subject_created_by_fkey foreign key (created_by)
    references auth.users (id) on delete set null,
  constraint subject_grade_known check (
    grade in ('R', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
  constraint subject_subject_present check (not private.is_blank(subject)),
  constraint subject_subject_length check (length(subject) <= 100),
  constraint subject_subject_af_length check (length(subject_af) between 1 and 100)
);

create unique index subject_grade_subject_key on public.subject (grade, lower(subject));
create index subject_created_by_idx on public.subject (created_by);

alter table public.subject enable row level security;

create policy "signed-in people read subjects" on public.subject
  for select to authenticated using (true);
create policy "signed-in people create subjects" on public.subject
  for insert to authenticated with check (created_by = (select auth.uid()));
-- A subject is everybody's. Whoever is not an administrator corrects only what they added.
create policy "people change subjects of theirs, administrators any" on public.subject
  for update to authenticated
  using (created_by = (select auth.uid()) or (select private.in_group('admin')))
  with check (created_by = (select auth.uid()) or (select private.in_group('admin')));

grant select (id, created_at, updated_at, grade, subject, subject_af, created_by)
  on public.subject to authenticated;
grant insert (grade, subject, subject_af), update (grade, subject, subject_af)
  on public.subject to authenticated;
-- Not granted: delete. Classes and papers of all teachers hang on a subject.
grant select, insert, update, delete on public.subject to service_role;

comment on table public.subject is
  'Subjects per grade, loaded whole by the pickers. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.subject.grade is 'R, or 1 to 12.';
comment on column public.subject.subject_af is 'Afrikaans name; the English one is shown without it.';
comment on column public.subject.created_by is 'Empty for the national curriculum''s own subjects.';

create trigger trim_texts before insert or update on public.subject
  for each row execute function private.trim_texts('subject', 'subject_af');
create trigger set_updated_at before update on public.subject
  for each row execute function private.set_updated_at();
