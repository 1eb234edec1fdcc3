-- What stands in a teacher's calendar.

create table public.teacher_activity (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  label text not null,
  start_date_time timestamptz not null,
  end_date_time timestamptz not null,
  color text not null default 'red',
  type text,
  teacher_assessment_template_id uuid,
  teacher_subject_template_id uuid,
  repeat_id uuid,
  constraint teacher_activity_pkey primary key (id),
  constraint teacher_activity_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint teacher_activity_label_present check (not private.is_blank(label)),
  constraint teacher_activity_label_length check (length(label) <= 200),
  constraint teacher_activity_end_not_before_start check (end_date_time >= start_date_time),
  constraint teacher_activity_dates_finite check (isfinite(start_date_time) and isfinite(end_date_time)),
  constraint teacher_activity_color_shape check (color ~ '^([a-z]+(-[a-z]+)*|#[0-9a-fA-F]{6})$'
    and length(color) <= 30),
  constraint teacher_activity_type_known check (
    type in ('Assessment', 'Lesson', 'Culture', 'Sport', 'Leave', 'Off Period'))
);

-- A view of the calendar asks for one teacher's rows that start before its end.
create index teacher_activity_profile_start_idx on public.teacher_activity
  (teacher_profile_id, start_date_time, end_date_time);
create index teacher_activity_assessment_template_idx on public.teacher_activity
  (teacher_assessment_template_id);
create index teacher_activity_subject_template_idx on public.teacher_activity
  (teacher_subject_template_id);
create index teacher_activity_repeat_id_idx on public.teacher_activity (repeat_id);

alter table public.teacher_activity enable row level security;

create policy "teachers read their activities" on public.teacher_activity
  for select to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers create their activities" on public.teacher_activity
  for insert to authenticated
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers change their activities" on public.teacher_activity
  for update to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()))
  with check (teacher_profile_id = (select private.my_teacher_profile_id()));
create policy "teachers delete their activities" on public.teacher_activity
  for delete to authenticated
  using (teacher_profile_id = (select private.my_teacher_profile_id()));

grant select (
  id, created_at, updated_at, teacher_profile_id, label, start_date_time, end_date_time, color,
  type, teacher_assessment_template_id, teacher_subject_template_id, repeat_id
) on public.teacher_activity to authenticated;
grant insert (
  teacher_profile_id, label, start_date_time, end_date_time, color, type,
  teacher_assessment_template_id, teacher_subject_template_id, repeat_id
), update (
  label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
  teacher_subject_template_id, repeat_id
), delete on public.teacher_activity to authenticated;
-- Not granted: changing teacher_profile_id. An activity does not move to another teacher.
grant select, insert, update, delete on public.teacher_activity to service_role;

comment on table public.teacher_activity is
  'Activities of the calendar; a month is loaded at once. '
  '@graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.teacher_activity.repeat_id is
  'Shared by the weekly copies of one activity, the first included.';

create trigger trim_texts before insert or update on public.teacher_activity
  for each row execute function private.trim_texts('label');
create trigger set_updated_at before update on public.teacher_activity
  for each row execute function private.set_updated_at();

-- Definer: counts rows of the writer's own repeats whatever their policy shows.
create function private.limit_repeats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.teacher_activity as copy
    where copy.repeat_id in (select written.repeat_id from written)
    group by copy.teacher_profile_id, copy.repeat_id
    having count(*) > 13
  ) then
    raise exception 'repeat_too_long' using errcode = 'PT422';
  end if;
  return null;
end
$$;
comment on function private.limit_repeats() is
  'Twelve weeks of copies at most, so thirteen rows with the activity itself.';

create trigger limit_repeats_inserted after insert on public.teacher_activity
  referencing new table as written
  for each statement execute function private.limit_repeats();
create trigger limit_repeats_updated after update on public.teacher_activity
  referencing new table as written
  for each statement execute function private.limit_repeats();

create function public.add_activity(
  label text,
  start_date_time timestamptz,
  end_date_time timestamptz,
  color text default 'red',
  type text default null,
  teacher_assessment_template_id uuid default null,
  teacher_subject_template_id uuid default null,
  repeat_weeks integer default 0
) returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
declare
  repeated uuid;
begin
  if (repeat_weeks between 0 and 12) is not true then
    raise exception 'repeat_too_long' using errcode = 'PT422';
  end if;
  if repeat_weeks > 0 then
    repeated := gen_random_uuid();
  end if;
  return query
    insert into public.teacher_activity as activity (
      label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
      teacher_subject_template_id, repeat_id)
    select add_activity.label, add_activity.start_date_time + week * interval '7 days',
      add_activity.end_date_time + week * interval '7 days', add_activity.color, add_activity.type,
      add_activity.teacher_assessment_template_id, add_activity.teacher_subject_template_id, repeated
    from generate_series(0, repeat_weeks) as week
    returning activity.*;
end
$$;
comment on function public.add_activity(
  text, timestamptz, timestamptz, text, text, uuid, uuid, integer
) is
  'Puts an activity into the caller''s calendar, with a copy in each of the next repeat_weeks weeks '
  '(0 to 12). Returns all of them; copies share one repeatId.';
grant execute on function public.add_activity(
  text, timestamptz, timestamptz, text, text, uuid, uuid, integer
) to authenticated;
