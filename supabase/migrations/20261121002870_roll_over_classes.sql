-- In January a teacher has the same classes with other learners: the list of one year becomes that of the next,
-- with its timetable, while what was taught stays with last year's classes.

-- Definer: it reads the caller's own classes, and the rule is shared with roll_over_classes().
create function public.preview_roll_over_classes(from_year integer, to_year integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := private.my_teacher_profile_id();
begin
  if (from_year < to_year and from_year >= 2000 and to_year <= 2100) is not true then
    raise exception 'years_out_of_order' using errcode = 'PT422';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', class.id, 'name', class.name, 'grade', subject.grade, 'subject', subject.subject,
      'subjectAf', subject.subject_af,
      'there', exists (
        select from public.teacher_class_subject as next
        where next.teacher_profile_id = mine and next.year = to_year
          and next.subject_id = class.subject_id and private.same_text(next.name) = private.same_text(class.name)),
      -- Periods that another class of the new year has already are not taken from it.
      'periods', (
        select count(*) from public.teacher_class_period as period
        where period.teacher_class_subject_id = class.id and not exists (
          select from public.teacher_class_period as taken
          where taken.teacher_profile_id = mine and taken.year = to_year
            and taken.day = period.day and taken.period = period.period
            and (taken.week = period.week or 'EVERY' in (taken.week, period.week))))
      ) order by class.name, class.id)
    from public.teacher_class_subject as class
    join public.subject as subject on subject.id = class.subject_id
    where class.teacher_profile_id = mine and class.year = from_year
  ), '[]');
end
$$;
comment on function public.preview_roll_over_classes(integer, integer) is
  'The caller''s classes of a year and what bringing them over to a later one would do: id, name, grade, subject and '
  'subjectAf, there (the later year has the class already, so it would be left alone) and periods (how many of its '
  'timetable would come along). Changes nothing.';
grant execute on function public.preview_roll_over_classes(integer, integer) to authenticated;

-- Definer: nobody writes the timetable directly. It copies the caller's own classes only.
create function public.roll_over_classes(from_year integer, to_year integer, class_ids uuid[] default null)
returns setof public.teacher_class_subject
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine uuid := private.lock_my_profile();
  plan jsonb := public.preview_roll_over_classes(from_year, to_year);
  made uuid[];
begin
  with brought as (
    insert into public.teacher_class_subject as next (teacher_profile_id, subject_id, name, year)
    select class.teacher_profile_id, class.subject_id, class.name, to_year
    from jsonb_to_recordset(plan) as planned (id uuid, there boolean)
    join public.teacher_class_subject as class on class.id = planned.id
    where not planned.there and (class_ids is null or class.id = any (class_ids))
    returning next.id
  )
  select array_agg(brought.id) into made from brought;
  insert into public.teacher_class_period as copy (
    teacher_profile_id, teacher_class_subject_id, year, day, period, week)
  select mine, next.id, to_year, period.day, period.period, period.week
  from public.teacher_class_subject as next
  join public.teacher_class_subject as class on class.teacher_profile_id = mine
    and class.year = from_year and class.subject_id = next.subject_id
    and private.same_text(class.name) = private.same_text(next.name)
  join public.teacher_class_period as period on period.teacher_class_subject_id = class.id
  where next.id = any (made)
  on conflict do nothing;
  return query
    select class.* from public.teacher_class_subject as class
    where class.id = any (made) order by class.name, class.id;
end
$$;
comment on function public.roll_over_classes(integer, integer, uuid[]) is
  'Makes the caller''s classes of a year again for a later one, with their subject and timetable: those that are '
  'named, or all. Classes that the later year has already, and periods that are taken in it, are left alone, so a '
  'second time makes nothing. Returns the classes that were made.';
grant execute on function public.roll_over_classes(integer, integer, uuid[]) to authenticated;

-- Definer: it waits for whoever changes the timetable now. It deletes the caller's own classes only.
create function public.take_back_classes(class_ids uuid[], made timestamptz)
returns setof public.teacher_class_subject
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine uuid := private.lock_my_profile();
begin
  return query
    delete from public.teacher_class_subject as class
    where class.id = any (class_ids) and class.teacher_profile_id = mine and class.updated_at = made
      and not exists (
        select from public.teacher_class_period as period
        where period.teacher_class_subject_id = class.id and period.updated_at <> made)
      and not exists (
        select from public.teacher_activity as activity
        where activity.teacher_class_subject_id = class.id and activity.teacher_profile_id = mine)
    returning class.*;
end
$$;
comment on function public.take_back_classes(uuid[], timestamptz) is
  'Undoes roll_over_classes(): deletes those of its classes that are as they were made (updated_at), with a timetable '
  'that nobody has added to and nothing in the calendar. Returns the classes that were there.';
grant execute on function public.take_back_classes(uuid[], timestamptz) to authenticated;
