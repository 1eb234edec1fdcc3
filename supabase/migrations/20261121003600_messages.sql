-- Messages to teachers: announcements, which are shown until the teacher has pressed Read, and
-- communications, which are pages with texts, pictures and videos.

create table public.announcement (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null,
  message text not null,
  send_to text[] not null,
  constraint announcement_pkey primary key (id),
  constraint announcement_title_present check (not private.is_blank(title)),
  constraint announcement_message_present check (not private.is_blank(message)),
  constraint announcement_send_to_present check (cardinality(send_to) > 0),
  constraint announcement_send_to_all_alone
    check (cardinality(send_to) = 1 or not 'ALL' = any (send_to)),
  constraint announcement_title_length check (length(title) <= 200),
  constraint announcement_message_length check (length(message) <= 20000),
  constraint announcement_send_to_length check (private.are_short(send_to, 5000, 100))
);

-- Finds the announcements of one teacher without reading lists of ten thousand ids.
create index announcement_send_to_idx on public.announcement using gin (send_to);
create index announcement_created_at_idx on public.announcement (created_at desc nulls last, id);

-- Definer: policies ask it on behalf of people who may not read all profiles.
create function private.my_addresses() returns text[]
language sql stable security definer set search_path = ''
return case when private.in_group('teacher')
  then array_remove(array['ALL', private.my_teacher_profile_id()::text], null)
  else '{}'
end;
comment on function private.my_addresses() is
  'The entries of send_to that reach the caller: ALL and the own profile for teachers, none for '
  'others.';
grant execute on function private.my_addresses() to authenticated;

alter table public.announcement enable row level security;

create policy "teachers read what is addressed to them, administrators all" on public.announcement
  for select to authenticated
  using ((select private.in_group('admin')) or send_to && (select private.my_addresses()));
create policy "administrators create announcements" on public.announcement
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change announcements" on public.announcement
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete announcements" on public.announcement
  for delete to authenticated using ((select private.in_group('admin')));

-- Of the whole row, which _read_by() and _read_count() take.
grant select on public.announcement to authenticated;
grant insert (title, message, send_to), update (title, message, send_to), delete
  on public.announcement to authenticated;
grant select, insert, update, delete on public.announcement to service_role;

comment on table public.announcement is '@graphql({"totalCount": {"enabled": true}})';
comment on column public.announcement.send_to is 'Ids of teacher profiles, or ALL alone.';

-- Definer: whether an addressee exists does not depend on what the writer may read.
create function private.check_addressees() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(new.send_to) as addressee
    where addressee is distinct from 'ALL'
      and not exists (
        select from public.teacher_profile as profile
        where profile.id = private.id_in(addressee))
  ) then
    raise exception 'addressee_not_found' using errcode = 'PT422';
  end if;
  return new;
end
$$;
create trigger check_addressees before insert or update of send_to on public.announcement
  for each row execute function private.check_addressees();
create trigger trim_texts before insert or update on public.announcement
  for each row execute function private.trim_texts('title', 'message');
create trigger set_updated_at before update on public.announcement
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.announcement
  for each row execute function private.record_admin_write();

-- Who has read what. Rows of their own and not a list on the announcement, because thousands press the
-- button in one morning and must not wait for each other.

create table public.announcement_read (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  announcement_id uuid not null,
  teacher_profile_id uuid not null,
  constraint announcement_read_pkey primary key (id),
  constraint announcement_read_announcement_id_fkey foreign key (announcement_id)
    references public.announcement (id) on delete cascade,
  constraint announcement_read_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint announcement_read_once_key unique (teacher_profile_id, announcement_id)
);

create index announcement_read_announcement_id_idx on public.announcement_read (announcement_id);

alter table public.announcement_read enable row level security;

create policy "teachers read their own marks, administrators all" on public.announcement_read
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (select private.in_group('admin')));

grant select (id, created_at, updated_at, announcement_id, teacher_profile_id)
  on public.announcement_read to authenticated;
-- Not granted: insert, update, delete. read_announcement() writes, and only for the caller.
grant select on public.announcement_read to service_role;

comment on table public.announcement_read is 'Who has pressed Read, once per teacher.';

create trigger set_updated_at before update on public.announcement_read
  for each row execute function private.set_updated_at();

create function public._read_by(announcement public.announcement) returns uuid[]
language sql stable set search_path = ''
return coalesce(
  (select array_agg(mark.teacher_profile_id order by mark.created_at, mark.id)
   from public.announcement_read as mark where mark.announcement_id = announcement.id),
  '{}');
comment on function public._read_by(public.announcement) is
  'Profiles that have read it: all of them for administrators, only the caller''s own for '
  'teachers.';
grant execute on function public._read_by(public.announcement) to authenticated;

-- Definer: behind the policy the index on send_to is not used. It looks up the caller's own addresses only.
create function public.my_unread_announcements() returns setof public.announcement
language sql stable security definer set search_path = '' as $$
  select announcement.*
  from public.announcement as announcement
  where announcement.send_to && (select private.my_addresses())
    and not exists (
      select from public.announcement_read as mark
      where mark.announcement_id = announcement.id
        and mark.teacher_profile_id = (select private.my_teacher_profile_id()))
  order by announcement.created_at, announcement.id
$$;
comment on function public.my_unread_announcements() is
  'What is addressed to the calling teacher and not yet read, the oldest first.';
grant execute on function public.my_unread_announcements() to authenticated;

-- Definer: no client may write who has read what.
create function public.read_announcement(announcement_id uuid) returns public.announcement
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.my_teacher_profile_id();
  marked public.announcement;
begin
  perform private.signed_in_user();
  select announcement.* into marked
  from public.announcement as announcement
  where announcement.id = read_announcement.announcement_id
    and announcement.send_to && private.my_addresses();
  if marked.id is null then
    raise exception 'announcement_not_found' using errcode = 'PT404';
  end if;
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;

  insert into public.announcement_read (announcement_id, teacher_profile_id)
  values (marked.id, profile_id)
  on conflict on constraint announcement_read_once_key do nothing;
  return marked;
end
$$;
comment on function public.read_announcement(uuid) is
  'The Read button. Pressing it twice changes nothing, and nobody can press it for somebody else.';
grant execute on function public.read_announcement(uuid) to authenticated;

-- Communications: cards with texts, pictures and videos.

create function private.are_channels(channels text[]) returns boolean
language sql immutable parallel safe set search_path = ''
return channels <@ array['ALL', 'General', 'R', '1', '2', '3', '4', '5', '6', '7']
  and (cardinality(channels) <= 1 or not 'ALL' = any (channels));
comment on function private.are_channels(text[]) is
  'General, grades R to 7, or ALL alone. Empty while the communication is being written.';

create function private.are_storage_keys(keys text[], folders text[]) returns boolean
language sql immutable parallel safe set search_path = ''
return not exists (
  select from unnest(keys) as key
  where (split_part(key, '/', 1) = any (folders) and key ~ '^[^/]+/.' and key !~ '(^|/)\.\.?(/|$)' and length(key) <= 500)
    is not true);
comment on function private.are_storage_keys(text[], text[]) is
  'Keys of files inside these folders of the bucket, without "." or ".." in their path.';
-- For the constraints below, which run with the rights of whoever writes the row.
grant execute on function private.are_channels(text[]), private.are_storage_keys(text[], text[])
  to authenticated, service_role;

create table public.communication (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  subject text not null default 'New Communication',
  body text,
  images text[],
  video text,
  send_to text[] not null default '{}',
  show text[] not null default '{}',
  publish_date timestamptz not null default now(),
  constraint communication_pkey primary key (id),
  constraint communication_subject_present check (not private.is_blank(subject)),
  constraint communication_images_shape
    check (cardinality(images) > 0 and private.are_storage_keys(
      images, array['Communications', 'Products', 'ProductBundles'])),
  constraint communication_video_shape check (video ~ '^([A-Za-z0-9_-]{11}|[0-9]+)$'),
  constraint communication_send_to_known check (private.are_channels(send_to)),
  constraint communication_images_count check (cardinality(images) <= 10),
  constraint communication_show_known check (show <@ array['SUBJECT', 'BODY', 'IMAGES', 'VIDEO']),
  -- While it is addressed to nobody, it is being written.
  constraint communication_show_present check (cardinality(send_to) = 0 or cardinality(show) > 0),
  constraint communication_show_filled check (
    (body is not null or not 'BODY' = any (show))
    and (images is not null or not 'IMAGES' = any (show))
    and (video is not null or not 'VIDEO' = any (show))),
  constraint communication_publish_date_in_time check (private.in_time(publish_date)),
  constraint communication_subject_length check (length(subject) <= 200),
  constraint communication_body_present check (body is null or not private.is_blank(body)),
  constraint communication_body_length check (length(body) <= 100000)
);

create index communication_publish_date_idx on public.communication
  (publish_date desc nulls last, id);

-- Definer: a policy asks it on behalf of people who may not read all subscriptions.
create function private.my_channels() returns text[]
language sql stable security definer set search_path = ''
return case when private.my_user_id() is not null then array['ALL', 'General'] || coalesce(
  (select subscription.grades
   from public.teacher_subscription as subscription
   where subscription.teacher_profile_id = private.my_teacher_profile_id()),
  '{}') else '{}' end;
comment on function private.my_channels() is
  'Channels that the caller receives: those for everybody, and the grades of the subscription '
  'package; none for somebody who is half signed in (decision 028).';
grant execute on function private.my_channels() to authenticated;

alter table public.communication enable row level security;

create policy "people read what was published to them, administrators all" on public.communication
  for select to authenticated
  using (
    (select private.in_group('admin'))
    or (publish_date < now() and send_to && (select private.my_channels())));
create policy "administrators create communications" on public.communication
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change communications" on public.communication
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete communications" on public.communication
  for delete to authenticated using ((select private.in_group('admin')));

grant select (
  id, created_at, updated_at, subject, body, images, video, send_to, show, publish_date
) on public.communication to authenticated;
grant insert (subject, body, images, video, send_to, show, publish_date),
  update (subject, body, images, video, send_to, show, publish_date), delete
  on public.communication to authenticated;
-- Not granted: update by teachers. No screen of theirs changes a communication.
grant select, insert, update, delete on public.communication to service_role;

comment on table public.communication is '@graphql({"totalCount": {"enabled": true}})';
comment on column public.communication.body is
  'HTML from the editor; sanitised where it is shown. Null when there is none.';
comment on column public.communication.images is
  'Keys in the storage bucket "images": uploaded for it, below Communications/, or the pictures of a '
  'resource. Null when there are none.';
comment on column public.communication.video is
  'Eleven characters are a video of YouTube, digits one of Vimeo; null when there is none.';
comment on column public.communication.send_to is
  'Channels: ALL alone, or General and grades. While it is empty, nobody receives it: it was not sent, or was withdrawn.';
comment on column public.communication.show is
  'Which parts the card shows, of those that are not empty: SUBJECT, BODY, IMAGES, VIDEO.';

create trigger trim_texts before insert or update on public.communication
  for each row execute function private.trim_texts('subject', 'video');
create trigger set_updated_at before update on public.communication
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.communication
  for each row execute function private.record_admin_write();

-- A communication that is withdrawn has to disappear from open pages, but live updates do not mention rows
-- that the reader may no longer see. A row of this table, which they may see, tells them instead.

create table public.communication_withdrawal (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint communication_withdrawal_pkey primary key (id),
  constraint communication_withdrawal_id_fkey foreign key (id)
    references public.communication (id) on delete cascade
);

alter table public.communication_withdrawal enable row level security;

-- The inner query is under the policy of communication.
create policy "people hear of what was taken away from them" on public.communication_withdrawal
  for select to authenticated
  using ((select private.my_user_id()) is not null and not exists (
    select from public.communication where communication.id = communication_withdrawal.id));

grant select (id, created_at, updated_at) on public.communication_withdrawal to authenticated;
-- Not granted: insert, update, delete. The trigger on communication writes.
grant select on public.communication_withdrawal to service_role;

comment on table public.communication_withdrawal is
  'Communications that some people could read and no longer can. The id is that of the '
  'communication.';

create trigger set_updated_at before update on public.communication_withdrawal
  for each row execute function private.set_updated_at();

-- Definer: nobody may write the table directly.
create function private.note_withdrawal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Deleted and inserted again each time, because open pages follow insertions.
  delete from public.communication_withdrawal as withdrawal where withdrawal.id = new.id;
  if old.publish_date < now()
    and (new.publish_date >= now()
      or not (old.send_to <@ new.send_to or 'ALL' = any (new.send_to)))
  then
    insert into public.communication_withdrawal (id) values (new.id);
  end if;
  return null;
end
$$;
comment on function private.note_withdrawal() is
  'Notes a communication that was postponed or is now for fewer people.';

create trigger note_withdrawal after update of publish_date, send_to on public.communication
  for each row execute function private.note_withdrawal();
