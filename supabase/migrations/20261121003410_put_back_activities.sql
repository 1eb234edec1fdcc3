-- Undoing a change of several copies of an activity. It runs as the caller, so the policies decide which rows it reaches.

create function public.put_back_activities(activities jsonb, versions timestamptz[])
returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
declare
  ids uuid[];
begin
  if (jsonb_typeof(activities) = 'array'
    and jsonb_array_length(activities) between 1 and 1000
    and jsonb_array_length(activities) = cardinality(versions)) is not true
  then
    raise exception 'moves_malformed' using errcode = 'PT422';
  end if;
  ids := array(select (each ->> 'id')::uuid from jsonb_array_elements(activities) as each);
  perform from public.teacher_activity as activity
  where activity.id = any (ids) order by activity.id for update;
  if exists (
    select from public.teacher_activity as activity
    join unnest(ids, versions) as known (id, updated_at) on known.id = activity.id
    where activity.updated_at <> known.updated_at
  ) then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
  return query
    update public.teacher_activity as activity
    set label = was.label, start_date_time = was.start_date_time, end_date_time = was.end_date_time,
      color = was.color, type = was.type, repeat_id = was.repeat_id, locked = was.locked, notes = was.notes,
      teacher_assessment_template_id = was.teacher_assessment_template_id,
      teacher_subject_template_id = was.teacher_subject_template_id,
      teacher_class_subject_id = was.teacher_class_subject_id
    from jsonb_populate_recordset(null::public.teacher_activity, activities) as was
    where activity.id = was.id
    returning activity.*;
  if (select count(*) from public.teacher_activity as activity where activity.id = any (ids))
    <> cardinality(ids)
  then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.put_back_activities(jsonb, timestamptz[]) is
  'Gives each of the caller''s activities everything that it had before a change of several copies: a list of rows as '
  'they were, and the versions (updated_at) after that change. All or none: row_changed when one has changed since.';
grant execute on function public.put_back_activities(jsonb, timestamptz[]) to authenticated;
