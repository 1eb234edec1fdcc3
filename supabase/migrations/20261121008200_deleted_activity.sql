-- "Undo" after a deletion brings back exactly what was there, so it is kept for a day, out of reach.

create table private.deleted_activity (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  content jsonb not null,
  constraint deleted_activity_pkey primary key (id),
  constraint deleted_activity_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint deleted_activity_content_is_a_row check (jsonb_typeof(content) = 'object')
);

create index deleted_activity_teacher_profile_id_idx on private.deleted_activity (teacher_profile_id);
create index deleted_activity_created_at_idx on private.deleted_activity (created_at);

alter table private.deleted_activity enable row level security;

comment on table private.deleted_activity is
  'Activities that were deleted within the last day, under their own ids. Read by restore_activities.';
comment on column private.deleted_activity.content is 'The row of teacher_activity as it was.';

create trigger set_updated_at before update on private.deleted_activity
  for each row execute function private.set_updated_at();

-- Definer: no caller may write the table. With the profile itself nothing is kept.
create function private.keep_deleted_activities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.deleted_activity as kept
  where kept.id in (
    select outdated.id from private.deleted_activity as outdated
    where outdated.created_at < now() - interval '1 day'
    limit 1000
    for update skip locked);
  insert into private.deleted_activity as kept (id, teacher_profile_id, content)
  select gone.id, gone.teacher_profile_id, to_jsonb(gone)
  from gone
  join public.teacher_profile as profile on profile.id = gone.teacher_profile_id
  on conflict on constraint deleted_activity_pkey do update
    set content = excluded.content, created_at = now();
  return null;
end
$$;
comment on function private.keep_deleted_activities() is
  'Keeps deleted activities for "undo", and forgets those of yesterday.';

create trigger keep_deleted_activities after delete on public.teacher_activity
  referencing old table as gone
  for each statement execute function private.keep_deleted_activities();

-- Definer: reads what is kept and writes ids, which no caller may choose.
create function public.restore_activities(ids uuid[]) returns setof public.teacher_activity
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine uuid := private.my_teacher_profile_id();
  restored integer;
begin
  return query
    with back as (
      delete from private.deleted_activity as kept
      where kept.id = any (restore_activities.ids) and kept.teacher_profile_id = mine
      returning kept.content
    )
    insert into public.teacher_activity as activity
    select (jsonb_populate_record(null::public.teacher_activity, back.content || jsonb_build_object(
      'teacher_class_subject_id', (
        select class.id from public.teacher_class_subject as class
        where class.id = (back.content ->> 'teacher_class_subject_id')::uuid
          and class.teacher_profile_id = mine),
      'teacher_subject_template_id', (
        select lesson.id from public.teacher_subject_template as lesson
        where lesson.id = (back.content ->> 'teacher_subject_template_id')::uuid
          and lesson.teacher_profile_id = mine),
      'teacher_assessment_template_id', (
        select paper.id from public.teacher_assessment_template as paper
        where paper.id = (back.content ->> 'teacher_assessment_template_id')::uuid
          and paper.teacher_profile_id = mine)))).*
    from back
    returning activity.*;
  get diagnostics restored = row_count;
  if restored = 0 or restored < cardinality(restore_activities.ids) then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.restore_activities(uuid[]) is
  'Brings back activities that the caller deleted within the last day, all or none, as they were: same '
  'ids, same repeat. A class, lesson or paper that has gone since is left out.';
grant execute on function public.restore_activities(uuid[]) to authenticated;
