-- What a teacher's paper was before it was saved again, so that nothing that was once saved is lost (decision 076). A
-- trigger of the paper writes it; nobody else does.

create table public.teacher_assessment_version (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_assessment_template_id uuid not null,
  saved_at timestamptz not null,
  title text not null,
  complexity text not null,
  total_marks numeric(9, 2) not null,
  total_minutes integer not null,
  font_family text not null,
  question_count integer not null,
  headings jsonb not null,
  instructions jsonb not null,
  questions jsonb not null,
  translation jsonb,
  constraint teacher_assessment_version_pkey primary key (id),
  constraint teacher_assessment_version_teacher_assessment_template_id_fkey
    foreign key (teacher_assessment_template_id)
    references public.teacher_assessment_template (id) on delete cascade,
  constraint teacher_assessment_version_numbers check (total_marks <> 'NaN')
);

create index teacher_assessment_version_paper_idx on public.teacher_assessment_version
  (teacher_assessment_template_id, saved_at desc, id);

alter table public.teacher_assessment_version enable row level security;

create policy "owners read the versions of their papers" on public.teacher_assessment_version
  for select to authenticated
  using (exists (
    select from public.teacher_assessment_template as parent
    where parent.id = teacher_assessment_version.teacher_assessment_template_id));

grant select (
  id, created_at, updated_at, teacher_assessment_template_id, saved_at, title, complexity,
  total_marks, total_minutes, font_family, question_count, headings, instructions, questions,
  translation
) on public.teacher_assessment_version to authenticated;
-- Not granted: insert, update and delete, because a trigger keeps the versions. They go with their paper.
grant select, insert, update, delete on public.teacher_assessment_version to service_role;

comment on table public.teacher_assessment_version is
  'What a teacher''s paper was before it was saved again.';
comment on column public.teacher_assessment_version.created_at is 'When the next version replaced it.';
comment on column public.teacher_assessment_version.saved_at is 'When it was saved itself.';
comment on column public.teacher_assessment_version.question_count is
  'The number of its questions, for lists.';
comment on column public.teacher_assessment_version.questions is
  'As in teacher_assessment_template.questions. Subject, school and taxonomy are the paper''s own and have no versions.';

create trigger set_updated_at before update on public.teacher_assessment_version
  for each row execute function private.set_updated_at();

-- Definer: nobody may write versions.
create function private.keep_assessment_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Of several saves within so short a time, what stood before the first of them is enough.
  pause constant interval := '5 minutes';
begin
  if old.updated_at > now() - pause and exists (
    select from public.teacher_assessment_version as kept
    where kept.teacher_assessment_template_id = old.id and kept.created_at > now() - pause)
  then
    return null;
  end if;
  insert into public.teacher_assessment_version (teacher_assessment_template_id, saved_at, title,
    complexity, total_marks, total_minutes, font_family, question_count, headings, instructions,
    questions, translation)
  values (old.id, old.updated_at, old.title, old.complexity, old.total_marks, old.total_minutes,
    old.font_family, jsonb_array_length(old.questions), old.headings, old.instructions,
    old.questions, old.translation);
  -- Of days longer ago than a month the last version is enough, and of a paper the newest fifty.
  delete from public.teacher_assessment_version as gone
  using (
    select kept.id,
      row_number() over (order by kept.saved_at desc, kept.id) as place,
      row_number() over (
        partition by (kept.saved_at at time zone 'Africa/Johannesburg')::date
        order by kept.saved_at desc, kept.id) as of_day,
      kept.saved_at < now() - interval '30 days' as is_old
    from public.teacher_assessment_version as kept
    where kept.teacher_assessment_template_id = old.id
  ) as counted
  where gone.id = counted.id
    and (counted.place > 50 or (counted.is_old and counted.of_day > 1));
  return null;
end
$$;
comment on function private.keep_assessment_version() is
  'Keeps what a paper was before it was saved again: once in five minutes, of days longer ago than a month one, of a '
  'paper fifty.';

create trigger keep_assessment_version after update on public.teacher_assessment_template
  for each row when (
    (old.title, old.complexity, old.total_minutes, old.font_family, old.headings, old.instructions,
      old.questions, old.translation)
    is distinct from
    (new.title, new.complexity, new.total_minutes, new.font_family, new.headings, new.instructions,
      new.questions, new.translation))
  execute function private.keep_assessment_version();
