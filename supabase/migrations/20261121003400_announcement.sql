-- Short messages to teachers, shown until each has pressed Read.

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
    check (cardinality(send_to) = 1 or not 'ALL' = any (send_to))
);

-- Who is addressed, answered without opening a list of ten thousand ids.
create index announcement_send_to_idx on public.announcement using gin (send_to);
create index announcement_created_at_idx on public.announcement (created_at desc, id);

-- Definer: asked by policies and functions of people who may not search all profiles.
create function private.my_addresses() returns text[]
language sql stable security definer set search_path = ''
return case when private.in_group('teacher')
  then array_remove(array['ALL', private.my_teacher_profile_id()::text], null)
  else '{}'
end;
comment on function private.my_addresses() is
  'What an announcement''s send_to must contain to reach the caller: nothing reaches who is no teacher.';
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

grant select (id, created_at, updated_at, title, message, send_to)
  on public.announcement to authenticated;
grant insert (title, message, send_to), update (title, message, send_to), delete
  on public.announcement to authenticated;
grant select, insert, update, delete on public.announcement to service_role;

comment on table public.announcement is '@graphql({"totalCount": {"enabled": true}})';
comment on column public.announcement.send_to is 'Ids of teacher profiles, or ALL alone.';

-- Definer: that an addressee exists does not depend on what the writer may read.
create function private.check_addressees() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(new.send_to) as addressee
    where addressee is distinct from 'ALL'
      and not exists (
        select from public.teacher_profile as profile
        where profile.id = case
          when pg_input_is_valid(addressee, 'uuid') and addressee = addressee::uuid::text
          then addressee::uuid
        end)
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

-- Who has read what. Rows, not a list on the announcement: thousands press the button in one morning,
-- and each touches only a row of their own.

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
  'Profiles that have read it: all of them for administrators, the caller''s own for teachers.';
grant execute on function public._read_by(public.announcement) to authenticated;

-- Definer: behind the policy the index on send_to is not used, because an administrator would need
-- every row. The caller's own addresses are the only ones looked up.
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

-- Definer: no client may write the marks.
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
  'The Read button. Twice is the same as once, and nobody can press it for another.';
grant execute on function public.read_announcement(uuid) to authenticated;

-- A mark takes the banner away in the teacher's other windows.
alter publication supabase_realtime add table public.announcement, public.announcement_read;
