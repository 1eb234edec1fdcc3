-- Subjects that people have added to the list of all: which ones a picker is given, who added what, and how an
-- administrator takes back together what one person added. How administrators put the list in order:
-- 20261121003220_subject_order.sql.

-- Definer: the classes and papers of the caller are asked without their policies, once for all subjects.
create function public.my_subject_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  mine constant uuid := private.my_teacher_profile_id();
begin
  return array(
    select subject.id from public.subject as subject where subject.created_by = private.my_user_id()
    union
    select class.subject_id from public.teacher_class_subject as class where class.teacher_profile_id = mine
    union
    select lesson.subject_id from public.teacher_subject_template as lesson
    where lesson.teacher_profile_id = mine and lesson.subject_id is not null
    union
    select paper.subject_id from public.teacher_assessment_template as paper
    where paper.teacher_profile_id = mine and paper.subject_id is not null);
end
$$;
comment on function public.my_subject_ids() is
  'The subjects that the caller has added or uses: pickers show them first.';
grant execute on function public.my_subject_ids() to authenticated;

-- Definer: as my_subject_ids().
create function public.subjects_to_choose() returns setof public.subject
language plpgsql stable security definer set search_path = '' as $$
declare
  mine constant uuid[] := public.my_subject_ids();
begin
  perform private.signed_in_user();
  return query
    select subject.* from public.subject as subject
    order by subject.created_by is not null and subject.id <> all (mine), subject.created_at desc
    limit 1000;
end
$$;
comment on function public.subjects_to_choose() is
  'What a picker offers: the subjects of the curriculum and those that the caller has added or uses, then the newest of '
  'other people, a thousand in all. However many others add, nobody misses a subject of their own.';
grant execute on function public.subjects_to_choose() to authenticated;

-- Definer: the names of people.
create function public.added_subjects() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(person order by (person ->> 'newest') desc), '[]')
    from (
      select jsonb_build_object(
        'userId', subject.created_by, 'email', account.email,
        'name', (
          select private.known_as(profile) from public.teacher_profile as profile
          where profile.user_id = subject.created_by),
        'count', count(*), 'oldest', min(subject.created_at), 'newest', max(subject.created_at),
        'subjects', jsonb_agg(jsonb_build_object('id', subject.id, 'grade', subject.grade, 'subject', subject.subject)
          order by subject.created_at desc)) as person
      from public.subject as subject
      join auth.users as account on account.id = subject.created_by
      group by subject.created_by, account.email) as people);
end
$$;
comment on function public.added_subjects() is
  'For administrators: who has added which subjects, whoever added last first: [{userId, email, name, count, oldest, newest, '
  'subjects: [{id, grade, subject}]}].';
grant execute on function public.added_subjects() to authenticated;

-- Definer: nobody may delete subjects otherwise.
create function public.take_back_subjects(added_by uuid, since timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  added uuid;
  deleted integer := 0;
  used integer := 0;
begin
  perform private.require_admin();
  for added in
    select subject.id from public.subject as subject
    where subject.created_by = take_back_subjects.added_by
      and (since is null or subject.created_at >= since)
    order by subject.id
  loop
    begin
      delete from public.subject as subject where subject.id = added;
      deleted := deleted + 1;
    exception when foreign_key_violation or restrict_violation then
      used := used + 1;
    end;
  end loop;
  return jsonb_build_object('deleted', deleted, 'used', used);
end
$$;
comment on function public.take_back_subjects(uuid, timestamptz) is
  'For administrators: deletes what one person has added to the list of subjects, all of it or since a moment. What a '
  'class, lesson or paper of anybody uses stays: {deleted, used}.';
grant execute on function public.take_back_subjects(uuid, timestamptz) to authenticated;
