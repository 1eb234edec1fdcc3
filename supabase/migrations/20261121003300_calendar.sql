-- The activities in a teacher's calendar, and the feed for calendar programs.

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
  teacher_class_subject_id uuid,
  locked boolean not null default false,
  notes text not null default '',
  constraint teacher_activity_pkey primary key (id),
  constraint teacher_activity_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  -- An activity may belong to a class, and may stand for a paper or a lesson. These keys include the
  -- teacher, because a foreign key does not ask row-level security whose class or template it is.
  -- Deferrable, because a merge of two accounts moves both sides one after the other.
  constraint teacher_activity_class_subject_fkey
    foreign key (teacher_class_subject_id, teacher_profile_id)
    references public.teacher_class_subject (id, teacher_profile_id)
    on delete set null (teacher_class_subject_id) deferrable,
  constraint teacher_activity_assessment_template_fkey
    foreign key (teacher_assessment_template_id, teacher_profile_id)
    references public.teacher_assessment_template (id, teacher_profile_id)
    on delete set null (teacher_assessment_template_id) deferrable,
  constraint teacher_activity_subject_template_fkey
    foreign key (teacher_subject_template_id, teacher_profile_id)
    references public.teacher_subject_template (id, teacher_profile_id)
    on delete set null (teacher_subject_template_id) deferrable,
  constraint teacher_activity_label_present check (not private.is_blank(label)),
  constraint teacher_activity_label_length check (length(label) <= 200),
  constraint teacher_activity_notes_length check (length(notes) <= 5000),
  constraint teacher_activity_end_not_before_start check (end_date_time >= start_date_time),
  constraint teacher_activity_dates_in_time
    check (private.in_time(start_date_time) and private.in_time(end_date_time)),
  constraint teacher_activity_color_shape check (color ~ '^([a-z]+(-[a-z]+)*|#[0-9a-fA-F]{6})$'
    and length(color) <= 30),
  constraint teacher_activity_type_known check (
    type in ('Assessment', 'Lesson', 'Culture', 'Sport', 'Leave', 'Off Period'))
);

-- A view of the calendar asks for one teacher's rows that start before its end.
create index teacher_activity_profile_start_idx on public.teacher_activity
  (teacher_profile_id, start_date_time, end_date_time);
create index teacher_activity_assessment_template_idx on public.teacher_activity
  (teacher_assessment_template_id, teacher_profile_id);
create index teacher_activity_subject_template_idx on public.teacher_activity
  (teacher_subject_template_id, teacher_profile_id);
create index teacher_activity_repeat_id_idx on public.teacher_activity (repeat_id);
create index teacher_activity_class_subject_idx on public.teacher_activity
  (teacher_class_subject_id, teacher_profile_id);

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
  type, teacher_assessment_template_id, teacher_subject_template_id, repeat_id,
  teacher_class_subject_id, locked, notes
) on public.teacher_activity to authenticated;
grant insert (
  teacher_profile_id, label, start_date_time, end_date_time, color, type,
  teacher_assessment_template_id, teacher_subject_template_id, repeat_id,
  teacher_class_subject_id, locked, notes
), update (
  label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
  teacher_subject_template_id, repeat_id, teacher_class_subject_id, locked, notes
), delete on public.teacher_activity to authenticated;
-- Not granted: changing teacher_profile_id. An activity does not move to another teacher.
grant select, insert, update, delete on public.teacher_activity to service_role;

comment on table public.teacher_activity is
  'Activities of the calendar; what a view shows is loaded at once. '
  '@graphql({"max_rows": 3000, "totalCount": {"enabled": true}})';
comment on column public.teacher_activity.repeat_id is
  'Shared by the weekly copies of one activity, the first included.';
comment on constraint teacher_activity_assessment_template_fkey on public.teacher_activity is
  '@graphql({"foreign_name": "teacherAssessmentTemplate", "local_name": "activities"})';
comment on constraint teacher_activity_subject_template_fkey on public.teacher_activity is
  '@graphql({"foreign_name": "teacherSubjectTemplate", "local_name": "activities"})';
comment on column public.teacher_activity.locked is
  'Stays on its date when the lessons of its class are bumped.';
comment on column public.teacher_activity.notes is
  'What the teacher keeps with the activity; screens make links of the web addresses in it.';
comment on constraint teacher_activity_class_subject_fkey on public.teacher_activity is
  '@graphql({"foreign_name": "teacherClassSubject", "local_name": "activities"})';

create trigger trim_texts before insert or update on public.teacher_activity
  for each row execute function private.trim_texts('label', 'notes');
create trigger limit_day after insert on public.teacher_activity
  referencing new table as added
  for each statement execute function private.limit_day('teacher_profile_id', '10000');
create trigger set_updated_at before update on public.teacher_activity
  for each row execute function private.set_updated_at();

-- Definer: it counts all rows of a repeat, whatever the writer may read.
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
  'At most twelve weekly copies, so thirteen rows with the activity itself.';

create trigger limit_repeats_inserted after insert on public.teacher_activity
  referencing new table as written
  for each statement execute function private.limit_repeats();
create trigger limit_repeats_updated after update on public.teacher_activity
  referencing new table as written
  for each statement execute function private.limit_repeats();

-- Definer: the rule of closed days is in the private schema. It reads the caller's province.
create function public.preview_repeat(
  start_date_time timestamptz,
  repeat_weeks integer default 0,
  every_weeks integer default 1,
  until_term_end boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first_day date := (start_date_time at time zone 'Africa/Johannesburg')::date;
  province text := private.my_province();
  last_week integer := repeat_weeks;
begin
  if (repeat_weeks between 0 and 12 and every_weeks between 1 and 2) is not true then
    raise exception 'repeat_too_long' using errcode = 'PT422';
  end if;
  if until_term_end then
    select (max(term.end_date) - first_day) / 7 into last_week
    from public.term as term
    where province = any (term.provinces) and first_day between term.start_date and term.end_date;
    if last_week is null then
      raise exception 'term_not_known' using errcode = 'PT422';
    end if;
    last_week := least(last_week, 12);
  end if;
  return (
    select jsonb_build_object(
      -- The activity itself stays where it was put, also when that day is closed.
      'weeks', jsonb_agg(copy.week order by copy.week)
        filter (where closed.day is null or copy.week = 0),
      'lastDay', max(copy.day) filter (where closed.day is null or copy.week = 0),
      'leftOut', coalesce(jsonb_agg(jsonb_build_object(
          'day', copy.day, 'label', closed.label, 'labelAf', closed.label_af) order by copy.week)
        filter (where closed.day is not null and copy.week > 0), '[]'))
    from (
      select week, first_day + week * 7 as day
      from generate_series(0, last_week, every_weeks) as week
    ) as copy
    left join private.closed_days(province, first_day, first_day + last_week * 7) as closed
      on closed.day = copy.day);
end
$$;
comment on function public.preview_repeat(timestamptz, integer, integer, boolean) is
  'Which copies a repeat makes: weeks (how many weeks after the activity each copy is, 0 being the '
  'activity itself), lastDay, and leftOut: the copies that would be on a day without school, with '
  'day, label and labelAf. Until the end of the term in which the activity is, or for repeat_weeks '
  'weeks; at most 12. add_activity and change_activity do what it says.';
grant execute on function public.preview_repeat(timestamptz, integer, integer, boolean)
  to authenticated;

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
  locked boolean default false,
  until_term_end boolean default false,
  notes text default ''
) returns setof public.teacher_activity
language plpgsql volatile set search_path = '' as $$
declare
  weeks jsonb := public.preview_repeat(
    start_date_time, repeat_weeks, every_weeks, until_term_end) -> 'weeks';
begin
  return query
    insert into public.teacher_activity as activity (
      label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
      teacher_subject_template_id, teacher_class_subject_id, locked, notes, repeat_id)
    select add_activity.label, add_activity.start_date_time + week::integer * interval '7 days',
      add_activity.end_date_time + week::integer * interval '7 days', add_activity.color,
      add_activity.type, add_activity.teacher_assessment_template_id,
      add_activity.teacher_subject_template_id, add_activity.teacher_class_subject_id,
      coalesce(add_activity.locked, false), coalesce(add_activity.notes, ''), series.id
    from (select case when jsonb_array_length(weeks) > 1 then gen_random_uuid() end as id) as series
    cross join jsonb_array_elements_text(weeks) as week
    returning activity.*;
end
$$;
comment on function public.add_activity(
  text, timestamptz, timestamptz, text, text, uuid, uuid, integer, integer, uuid, boolean, boolean, text
) is
  'Adds an activity to the caller''s calendar with the copies of preview_repeat(): in the next '
  'repeat_weeks weeks (0 to 12) or until the end of the term, every week or every second one, '
  'without days on which there is no school. Returns all of them; copies share one repeatId.';
grant execute on function public.add_activity(
  text, timestamptz, timestamptz, text, text, uuid, uuid, integer, integer, uuid, boolean, boolean, text
) to authenticated;

-- Definer: words are compared by functions of the private schema. It reads the caller's own calendar, whose
-- rows teacher_activity_profile_start_idx finds: a trigram index would be read for everybody's.
create function public.search_activities(words text) returns setof public.teacher_activity
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := private.my_teacher_profile_id();
  patterns text[] := array(select private.word_patterns(words));
begin
  -- Nothing typed would be the whole calendar.
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    select activity.*
    from public.teacher_activity as activity
    left join public.teacher_class_subject as class on class.id = activity.teacher_class_subject_id
    where activity.teacher_profile_id = mine
      and private.searchable_text(concat_ws(' ', activity.label, activity.notes, class.name))
        like all (patterns);
end
$$;
comment on function public.search_activities(text) is
  'The caller''s activities with every word in their label, notes or the name of their class. Order '
  'and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_activities(text) to authenticated;

-- The calendar on a phone: an address that contains a secret, which its owner can revoke. The secret is
-- stored as it is and not as a hash, because it must be shown again when a second device is added. It
-- opens the names and times of activities and nothing else.

create table private.calendar_feed (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  token text not null,
  constraint calendar_feed_pkey primary key (id),
  constraint calendar_feed_teacher_profile_id_key unique (teacher_profile_id),
  constraint calendar_feed_token_key unique (token),
  constraint calendar_feed_token_shape check (token ~ '^[0-9a-f]{64}$'),
  constraint calendar_feed_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade
);

alter table private.calendar_feed enable row level security;

comment on table private.calendar_feed is
  'The secrets in the addresses of calendar feeds, one per teacher. calendar_feed_content() reads '
  'them.';

create trigger set_updated_at before update on private.calendar_feed
  for each row execute function private.set_updated_at();

-- Definer: no caller may read the table. It returns the caller's own secret.
create function public.my_calendar_feed() returns text
language sql stable security definer set search_path = ''
return (
  select feed.token from private.calendar_feed as feed
  where feed.teacher_profile_id = private.my_teacher_profile_id());
comment on function public.my_calendar_feed() is
  'The secret in the address of the caller''s calendar feed; null when there is none.';
grant execute on function public.my_calendar_feed() to authenticated;

-- Definer: the secret is made here and never accepted from a client.
create function public.create_calendar_feed() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  made text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  insert into private.calendar_feed as feed (teacher_profile_id, token) values (profile_id, made)
  on conflict on constraint calendar_feed_teacher_profile_id_key do update set token = made;
  return made;
end
$$;
comment on function public.create_calendar_feed() is
  'Makes a new secret for the address of the caller''s calendar feed; the old address stops '
  'working.';
grant execute on function public.create_calendar_feed() to authenticated;

-- Definer: as my_calendar_feed().
create function public.revoke_calendar_feed() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.calendar_feed as feed
  where feed.teacher_profile_id = private.my_teacher_profile_id();
  return found;
end
$$;
comment on function public.revoke_calendar_feed() is
  'Removes the caller''s calendar feed: its address stops working. False when there was none.';
grant execute on function public.revoke_calendar_feed() to authenticated;

-- Definer: a calendar program has no session; the secret says whose calendar it asks for.
create function public.calendar_feed_content(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile public.teacher_profile;
begin
  select owner.* into profile
  from private.calendar_feed as feed
  join public.teacher_profile as owner on owner.id = feed.teacher_profile_id
  where feed.token = calendar_feed_content.token;
  if profile.id is null then
    raise exception 'feed_not_found' using errcode = 'PT404';
  end if;
  return jsonb_build_object(
    'language', profile.language,
    'activities', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', activity.id, 'label', activity.label, 'type', activity.type,
        'start', activity.start_date_time, 'end', activity.end_date_time,
        'createdAt', activity.created_at, 'updatedAt', activity.updated_at,
        'class', class.name) order by activity.start_date_time, activity.id)
      from public.teacher_activity as activity
      left join public.teacher_class_subject as class
        on class.id = activity.teacher_class_subject_id
      where activity.teacher_profile_id = profile.id
        and activity.start_date_time > now() - interval '1 year'
    ), '[]'),
    'terms', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', term.id, 'label', term.label, 'labelAf', term.label_af,
        'start', term.start_date, 'end', term.end_date) order by term.start_date)
      from public.term as term
      where profile.province = any (term.provinces)
        and term.end_date > private.today() - 365
    ), '[]'),
    'holidays', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', holiday.id, 'label', holiday.label, 'labelAf', holiday.label_af,
        'start', holiday.date, 'end', holiday.date) order by holiday.date)
      from public.holiday as holiday
      where holiday.date > private.today() - 365
    ), '[]'));
end
$$;
comment on function public.calendar_feed_content(text) is
  'The content of a calendar feed: language, and the activities, terms and holidays since a year '
  'ago. For the edge function calendar-feed.';
grant execute on function public.calendar_feed_content(text) to service_role;
