-- What the provider shows its teachers: texts, pictures and videos on cards.

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
  'Keys of files in these folders of the pictures, and no way out of them.';
-- For the constraints below, which run with the writer's rights.
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
  constraint communication_show_known check (show <@ array['SUBJECT', 'BODY', 'IMAGES', 'VIDEO'])
);

create index communication_publish_date_idx on public.communication (publish_date desc, id);

-- Definer: asked by a policy on behalf of people who may not search all profiles.
create function private.my_channels() returns text[]
language sql stable security definer set search_path = ''
return array['ALL', 'General'] || coalesce(
  (select array_agg(grade)
   from public.teacher_profile as profile,
     jsonb_path_query(profile.payfast_subscription_package, 'lax $.grades[*]') as value,
     lateral (select value #>> '{}' as grade) as named
   where profile.user_id = auth.uid() and grade is not null),
  '{}');
comment on function private.my_channels() is
  'Channels that the caller listens to: everybody''s, and the grades of the subscription package.';
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
comment on column public.communication.body is 'HTML from the editor; sanitised where it is shown.';
comment on column public.communication.images is
  'Keys in the storage bucket "images": uploaded for it, below Communications/, or the pictures of a '
  'resource. Null when there are none.';
comment on column public.communication.video is
  'Eleven characters are a video of YouTube, digits one of Vimeo; null when there is none.';
comment on column public.communication.send_to is
  'Channels: ALL alone, or General and grades. Empty reaches nobody yet.';
comment on column public.communication.show is 'Which parts the card shows: SUBJECT, BODY, IMAGES, VIDEO.';

create trigger trim_texts before insert or update on public.communication
  for each row execute function private.trim_texts('subject', 'video');
create trigger set_updated_at before update on public.communication
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.communication
  for each row execute function private.record_admin_write();

alter publication supabase_realtime add table public.communication;
