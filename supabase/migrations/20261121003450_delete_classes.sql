-- Deleting a class. What was planned for it stays in the calendar, with another class or with none, and "Undo" brings
-- back the same class with all that belonged to it.

create table private.deleted_class (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  content jsonb not null,
  periods jsonb not null,
  activity_ids uuid[] not null,
  heir_id uuid,
  constraint deleted_class_pkey primary key (id),
  constraint deleted_class_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint deleted_class_content_is_a_row check (jsonb_typeof(content) = 'object'),
  constraint deleted_class_periods_are_rows check (jsonb_typeof(periods) = 'array')
);

create index deleted_class_teacher_profile_id_idx on private.deleted_class (teacher_profile_id);
create index deleted_class_created_at_idx on private.deleted_class (created_at);

alter table private.deleted_class enable row level security;

comment on table private.deleted_class is
  'Classes that delete_class() deleted within the last day, under their own ids. restore_class() reads them.';
comment on column private.deleted_class.content is 'The row of teacher_class_subject as it was.';
comment on column private.deleted_class.periods is
  'Its rows of teacher_class_period as they were, and the other weeks'' rows of its heir that it was joined with.';
comment on column private.deleted_class.activity_ids is 'The activities that belonged to it.';
comment on column private.deleted_class.heir_id is 'The class that took over what belonged to it, if any.';

create trigger set_updated_at before update on private.deleted_class
  for each row execute function private.set_updated_at();

-- Definer: no caller may write what is kept. It deletes the caller's own classes only.
create function public.delete_class(class_id uuid, heir_id uuid default null)
returns setof public.teacher_class_subject
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine uuid := private.lock_my_profile();
  before public.teacher_class_subject;
  -- Where the class and its heir have one period in turn, week A and week B: the heir then has it every week.
  joined uuid[];
  halves uuid[];
begin
  select * into before from public.teacher_class_subject as class
  where class.id = delete_class.class_id and class.teacher_profile_id = mine;
  if before.id is null or delete_class.heir_id = before.id
    or delete_class.heir_id is not null and not exists (
      select from public.teacher_class_subject as heir
      where heir.id = delete_class.heir_id and heir.teacher_profile_id = mine
        and heir.year = before.year)
  then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;
  select coalesce(array_agg(entry.id), '{}'), coalesce(array_agg(half.id), '{}') into joined, halves
  from public.teacher_class_period as entry
  join public.teacher_class_period as half on half.teacher_class_subject_id = delete_class.heir_id
    and half.day = entry.day and half.period = entry.period
  where entry.teacher_class_subject_id = before.id;
  delete from private.deleted_class as kept
  where kept.id in (
    select outdated.id from private.deleted_class as outdated
    where outdated.created_at < now() - interval '1 day'
    limit 1000
    for update skip locked);
  insert into private.deleted_class as kept (
    id, teacher_profile_id, content, periods, activity_ids, heir_id)
  values (before.id, mine, to_jsonb(before),
    coalesce((
      select jsonb_agg(to_jsonb(entry)) from public.teacher_class_period as entry
      where entry.teacher_class_subject_id = before.id or entry.id = any (halves)), '[]'),
    array(
      select activity.id from public.teacher_activity as activity
      where activity.teacher_class_subject_id = before.id and activity.teacher_profile_id = mine),
    delete_class.heir_id)
  on conflict on constraint deleted_class_pkey do update
    set content = excluded.content, periods = excluded.periods, created_at = now(),
      activity_ids = excluded.activity_ids, heir_id = excluded.heir_id;
  if delete_class.heir_id is not null then
    update public.teacher_activity as activity
    set teacher_class_subject_id = delete_class.heir_id
    where activity.teacher_class_subject_id = before.id and activity.teacher_profile_id = mine;
    delete from public.teacher_class_period as half where half.id = any (halves);
    update public.teacher_class_period as entry
    set teacher_class_subject_id = delete_class.heir_id,
      week = case when entry.id = any (joined) then 'EVERY' else entry.week end
    where entry.teacher_class_subject_id = before.id;
  end if;
  return query
    delete from public.teacher_class_subject as class where class.id = before.id returning class.*;
end
$$;
comment on function public.delete_class(uuid, uuid) is
  'Deletes a class of the caller. Its activities and its periods of the timetable go to the heir, another class of the '
  'same year, which has a period every week where it had the other one; without one the activities stay without a class and the periods become free. restore_class() undoes it '
  'for a day. Returns the class that was there.';
grant execute on function public.delete_class(uuid, uuid) to authenticated;

-- Definer: no caller may read what is kept, or choose the ids of rows.
create function public.restore_class(class_id uuid) returns setof public.teacher_class_subject
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine uuid := private.lock_my_profile();
  kept private.deleted_class;
  freed uuid[];
begin
  delete from private.deleted_class as taken
  where taken.id = restore_class.class_id and taken.teacher_profile_id = mine
  returning * into kept;
  if kept.id is null then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;
  insert into public.teacher_class_subject as class
  select (jsonb_populate_record(null::public.teacher_class_subject, kept.content)).*;
  -- What has been given to yet another class since, or deleted, stays as it is.
  update public.teacher_activity as activity
  set teacher_class_subject_id = kept.id
  where activity.id = any (kept.activity_ids) and activity.teacher_profile_id = mine
    and activity.teacher_class_subject_id is not distinct from kept.heir_id;
  with taken_back as (
    delete from public.teacher_class_period as entry
    using jsonb_populate_recordset(null::public.teacher_class_period, kept.periods) as was
    where entry.id = was.id and entry.teacher_class_subject_id = kept.heir_id
    returning entry.id
  )
  select array_agg(taken_back.id) into freed from taken_back;
  insert into public.teacher_class_period as entry
  select was.* from jsonb_populate_recordset(null::public.teacher_class_period, kept.periods) as was
  where was.teacher_class_subject_id = kept.id or exists (
    -- The heir gets its own week back where it still had both.
    select from jsonb_populate_recordset(null::public.teacher_class_period, kept.periods) as other
    where other.id = any (freed) and other.day = was.day and other.period = was.period)
  on conflict do nothing;
  return query
    select class.* from public.teacher_class_subject as class where class.id = kept.id;
end
$$;
comment on function public.restore_class(uuid) is
  'Brings back a class that the caller deleted within the last day, under the same id, with its activities and its '
  'periods of the timetable, unless these have gone to another class since. Returns the class.';
grant execute on function public.restore_class(uuid) to authenticated;
