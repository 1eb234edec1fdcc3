-- A file of a resource is replaced by a corrected one in the same place of the list. The earlier file is kept, for
-- administrators only; buyers get what the resource names.

create table private.content_version (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  file_key text not null,
  current_key text not null,
  kept boolean not null default true,
  constraint content_version_pkey primary key (id),
  constraint content_version_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade,
  constraint content_version_product_file_key unique (product_id, file_key)
);

create index content_version_current_idx on private.content_version (product_id, current_key);
create index content_version_file_key_idx on private.content_version (file_key) where kept;

alter table private.content_version enable row level security;

comment on table private.content_version is 'Earlier versions of the files of resources; created_at is when one was replaced.';
comment on column private.content_version.current_key is
  'The file that the resource names in its place today, however often it was replaced since.';
comment on column private.content_version.kept is
  'Whether the file is still stored. The row of one that was deleted stays: buyers may have been told of it.';

create trigger set_updated_at before update on private.content_version
  for each row execute function private.set_updated_at();

-- Definer: nobody reads or writes these tables. What a resource names no longer, and keeps as no version either, takes
-- its versions, its checksum and what buyers were told of it with it.
create function private.forget_content_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone text[] := array(
    select key.name from unnest(old.file_keys) as key (name)
    where (tg_op = 'DELETE' or not key.name = any (new.file_keys))
      and not exists (
        select from private.content_version as version
        where version.product_id = old.product_id and version.file_key = key.name));
begin
  delete from private.correction as told
  where told.product_id = old.product_id and (told.file_key = any (gone) or told.file_key in (
    select version.file_key from private.content_version as version
    where version.product_id = old.product_id and version.current_key = any (gone)));
  delete from private.content_version as version
  where version.product_id = old.product_id and version.current_key = any (gone);
  delete from private.content_file as sent where sent.file_key = any (gone);
  return null;
end
$$;

create trigger forget_content_files after update of file_keys or delete on public.product_content
  for each row execute function private.forget_content_files();

-- Definer: as forget_content_files().
create function private.forget_version_checksum() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.content_file as sent
  where sent.file_key = old.file_key and not exists (
    select from public.product_content as content
    where content.product_id = old.product_id and old.file_key = any (content.file_keys));
  return null;
end
$$;

create trigger forget_checksum_with_row after delete on private.content_version
  for each row execute function private.forget_version_checksum();
create trigger forget_checksum after update of kept on private.content_version
  for each row when (not new.kept) execute function private.forget_version_checksum();

create function private.exchange_content_file(product_id uuid, old_key text, new_key text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  keys text[];
begin
  select content.file_keys into keys from public.product_content as content
  where content.product_id = exchange_content_file.product_id for update;
  -- An answer that was lost on its way is asked for again.
  if new_key = any (keys) and exists (
    select from private.content_version as version
    where version.product_id = exchange_content_file.product_id
      and version.file_key = old_key and version.current_key = new_key)
  then
    return;
  end if;
  if (old_key = any (keys) and not new_key = any (keys)) is not true then
    raise exception 'content_file_not_named' using errcode = 'PT409';
  end if;
  update private.content_version as version set current_key = new_key
  where version.product_id = exchange_content_file.product_id and version.current_key = old_key;
  -- One that the store has lost already cannot be put back.
  insert into private.content_version (product_id, file_key, current_key, kept)
  values (exchange_content_file.product_id, old_key, new_key, exists (
    select from storage.objects as stored where stored.bucket_id = 'content' and stored.name = old_key));
  update public.product_content as content set file_keys = array_replace(content.file_keys, old_key, new_key)
  where content.product_id = exchange_content_file.product_id;
  -- Last, when the resource names the file again: its checksum stays.
  delete from private.content_version as version
  where version.product_id = exchange_content_file.product_id and version.file_key = new_key;
end
$$;

-- Definer: nobody writes the table.
create function public.replace_content_file(
  product_id uuid, old_key text, new_key text, sha256 text default null, bytes bigint default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_whole_file(replace_content_file.new_key, replace_content_file.bytes);
  perform private.exchange_content_file(
    replace_content_file.product_id, replace_content_file.old_key, replace_content_file.new_key);
  perform private.note_digest(
    replace_content_file.new_key, replace_content_file.sha256, replace_content_file.bytes);
  return new_key;
end
$$;
comment on function public.replace_content_file(uuid, text, text, text, bigint) is
  'For administrators: a stored file takes the place of another one of a resource, which is kept as an earlier version; '
  'once, however often it is called. With what was sent, as add_content_file(). Raises content_file_not_named when the '
  'resource does not name the earlier one any more, content_file_not_stored and content_file_not_whole.';
grant execute on function public.replace_content_file(uuid, text, text, text, bigint) to authenticated;

-- Definer: as replace_content_file().
create function public.put_back_content_file(product_id uuid, file_key text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  version private.content_version;
begin
  perform private.require_admin();
  -- Whoever replaces it at this moment goes first.
  perform from public.product_content as content
  where content.product_id = put_back_content_file.product_id for update;
  select * into version from private.content_version as earlier
  where earlier.product_id = put_back_content_file.product_id
    and earlier.file_key = put_back_content_file.file_key and earlier.kept;
  if version.id is null then
    raise exception 'content_file_not_named' using errcode = 'PT409';
  end if;
  perform private.require_whole_file(version.file_key, null);
  perform private.exchange_content_file(version.product_id, version.current_key, version.file_key);
  -- What was said of the file that is put away is not true of this one. Nobody hears of it any more.
  delete from private.correction as told
  where told.product_id = version.product_id and told.file_key = version.current_key;
  return version.file_key;
end
$$;
comment on function public.put_back_content_file(uuid, text) is
  'For administrators: an earlier version takes the place of the file that replaced it, which is kept in turn; what '
  'buyers were told of that file is taken back where they have not been told yet. Raises content_file_not_named when it '
  'is no earlier version, and content_file_not_stored.';
grant execute on function public.put_back_content_file(uuid, text) to authenticated;

-- Definer: as replace_content_file().
create function public.drop_content_version(product_id uuid, file_key text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.content_version as version set kept = false
  where version.product_id = drop_content_version.product_id
    and version.file_key = drop_content_version.file_key and version.kept;
  return drop_content_version.file_key;
end
$$;
comment on function public.drop_content_version(uuid, text) is
  'For administrators: an earlier version is kept no longer; the file itself stays in Storage. Nothing happens where it '
  'was none.';
grant execute on function public.drop_content_version(uuid, text) to authenticated;
