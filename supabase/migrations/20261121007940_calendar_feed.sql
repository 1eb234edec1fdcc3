-- The calendar on a phone: an address with a secret in it, which its owner may take back. It is kept
-- as it is and not as a hash, because a second device is added months later; it opens the names and
-- times of activities and nothing else.

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
  'Secrets in the addresses of calendar feeds, one per teacher. Read by calendar_feed_content.';

create trigger set_updated_at before update on private.calendar_feed
  for each row execute function private.set_updated_at();

-- Definer: no caller may read the table; it answers with the caller's own secret.
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
  'A new secret for the address of the caller''s calendar feed; an older address stops working.';
grant execute on function public.create_calendar_feed() to authenticated;

-- Definer: as my_calendar_feed.
create function public.revoke_calendar_feed() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.calendar_feed as feed
  where feed.teacher_profile_id = private.my_teacher_profile_id();
  return found;
end
$$;
comment on function public.revoke_calendar_feed() is
  'Takes the caller''s calendar feed back: its address stops working. False when there was none.';
grant execute on function public.revoke_calendar_feed() to authenticated;

-- Definer: who asks for a feed is a calendar program without a session; the secret says whose it is.
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
    ), '[]'));
end
$$;
comment on function public.calendar_feed_content(text) is
  'What a calendar feed says: language and the activities since a year ago. For the function '
  'calendar-feed.';
grant execute on function public.calendar_feed_content(text) to service_role;
