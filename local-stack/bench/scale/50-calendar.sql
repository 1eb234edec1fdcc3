-- 200,000 activities: twenty for each teacher, on the school days of the twelve weeks around today.

insert into public.teacher_activity (teacher_profile_id, label, start_date_time, end_date_time, color, type)
select md5('profile ' || n)::uuid,
  concat(('{Test,Lesson,Rehearsal,Match,Leave,Marking}'::text[])[1 + activity % 6], ' ', 1 + activity),
  start, start + interval '45 minutes',
  ('{red,blue,green,orange,purple,teal}'::text[])[1 + activity % 6],
  ('{Assessment,Lesson,Culture,Sport,Leave,Off Period}'::text[])[1 + activity % 6]
from generate_series(1, pg_temp.scaled(10000)) as n
cross join generate_series(0, 19) as activity
cross join lateral (
  select date_trunc('week', now(), 'Africa/Johannesburg')
    + (activity * 3 / 5 - 6) * interval '7 days' + activity % 5 * interval '1 day'
    + (8 + (n + activity) % 6) * interval '1 hour' as start
) as slot;
