-- An activity may belong to a class, and a lesson may be locked to its date. Bumping a class's lessons
-- after a lost day reads both.

alter table public.teacher_class_subject
  add constraint teacher_class_subject_id_teacher_profile_id_key unique (id, teacher_profile_id);

alter table public.teacher_activity
  add column teacher_class_subject_id uuid,
  add column locked boolean not null default false,
  -- The key includes the teacher, because a foreign key does not ask row-level security whose class it is.
  add constraint teacher_activity_class_subject_fkey
    foreign key (teacher_class_subject_id, teacher_profile_id)
    references public.teacher_class_subject (id, teacher_profile_id)
    on delete set null (teacher_class_subject_id);

create index teacher_activity_class_subject_idx on public.teacher_activity
  (teacher_class_subject_id, teacher_profile_id);

grant select (teacher_class_subject_id, locked), insert (teacher_class_subject_id, locked),
  update (teacher_class_subject_id, locked) on public.teacher_activity to authenticated;

comment on column public.teacher_activity.locked is
  'Stays on its date when the lessons of its class are bumped.';
comment on constraint teacher_activity_class_subject_fkey on public.teacher_activity is
  '@graphql({"foreign_name": "teacherClassSubject", "local_name": "activities"})';
comment on table public.teacher_activity is
  'Activities of the calendar; what a view shows is loaded at once. '
  '@graphql({"max_rows": 3000, "totalCount": {"enabled": true}})';

-- Replaced, not overloaded: pg_graphql leaves overloaded names out.
drop function public.add_activity(text, timestamptz, timestamptz, text, text, uuid, uuid, integer);

create function public.add_activity(
  label text,
  start_date_time timestamptz,
  end_date_time timestamptz,
  color text default 'red',
  type text default null,
  teacher_assessment_template_id uuid default null,
  teacher_subject_template_id uuid default null,
  repeat_weeks integer default 0,
  every_weeks integer default 1,
  teacher_class_subject_id uuid default null,
  locked boolean default false
) returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
declare
  repeated uuid;
begin
  if (repeat_weeks between 0 and 12 and every_weeks between 1 and 2) is not true then
    raise exception 'repeat_too_long' using errcode = 'PT422';
  end if;
  if repeat_weeks >= every_weeks then
    repeated := gen_random_uuid();
  end if;
  return query
    insert into public.teacher_activity as activity (
      label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
      teacher_subject_template_id, teacher_class_subject_id, locked, repeat_id)
    select add_activity.label, add_activity.start_date_time + week * interval '7 days',
      add_activity.end_date_time + week * interval '7 days', add_activity.color, add_activity.type,
      add_activity.teacher_assessment_template_id, add_activity.teacher_subject_template_id,
      add_activity.teacher_class_subject_id, coalesce(add_activity.locked, false), repeated
    from generate_series(0, repeat_weeks, every_weeks) as week
    returning activity.*;
end
$$;
comment on function public.add_activity(
  text, timestamptz, timestamptz, text, text, uuid, uuid, integer, integer, uuid, boolean
) is
  'Puts an activity into the caller''s calendar, with copies in the next repeat_weeks weeks (0 to 12), '
  'in each or in every second one. Returns all of them; copies share one repeatId.';
grant execute on function public.add_activity(
  text, timestamptz, timestamptz, text, text, uuid, uuid, integer, integer, uuid, boolean
) to authenticated;
