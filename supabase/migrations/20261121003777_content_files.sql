-- The files of a resource come and go one by one, so that two administrators never overwrite each other's list.

-- Definer: the row may not be there yet.
create function public.start_content(product_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from public.product where product.id = start_content.product_id) then
    raise exception 'product_not_found' using errcode = 'PT422';
  end if;
  insert into public.product_content (product_id) values (start_content.product_id)
  on conflict on constraint product_content_product_id_key do nothing;
  return (
    select content.id from public.product_content as content
    where content.product_id = start_content.product_id
  );
end
$$;
comment on function public.start_content(uuid) is
  'For administrators: the id of the content of a resource, which is made where there is none; its files lie in '
  'ProductsContent/{id}/. Raises product_not_found.';
grant execute on function public.start_content(uuid) to authenticated;

create table private.content_file (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_key text not null,
  sha256 text not null,
  bytes bigint not null,
  constraint content_file_pkey primary key (id),
  constraint content_file_file_key_key unique (file_key),
  constraint content_file_sha256_shape check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint content_file_bytes_not_negative check (bytes >= 0)
);

alter table private.content_file enable row level security;

comment on table private.content_file is
  'What was sent under a key of the bucket "content", as the browser that sent it worked it out.';

create trigger set_updated_at before update on private.content_file
  for each row execute function private.set_updated_at();

create function private.require_whole_file(file_key text, bytes bigint) returns void
language plpgsql stable set search_path = '' as $$
declare
  stored storage.objects;
begin
  select * into stored from storage.objects as object
  where object.bucket_id = 'content' and object.name = require_whole_file.file_key;
  if stored.id is null then
    raise exception 'content_file_not_stored' using errcode = 'PT422';
  end if;
  if (stored.metadata ->> 'size')::bigint <> require_whole_file.bytes then
    raise exception 'content_file_not_whole' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.require_whole_file(text, bigint) is
  'Raises content_file_not_stored, or content_file_not_whole when Storage holds another size; null asks for no size.';

create function private.note_digest(file_key text, sha256 text, bytes bigint) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if sha256 is null or bytes is null then
    return;
  end if;
  insert into private.content_file as sent (file_key, sha256, bytes)
  values (note_digest.file_key, note_digest.sha256, note_digest.bytes)
  on conflict on constraint content_file_file_key_key
  do update set sha256 = excluded.sha256, bytes = excluded.bytes;
end
$$;

-- Definer: nobody writes the table.
create function public.add_content_file(
  product_id uuid, file_key text, sha256 text default null, bytes bigint default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_whole_file(add_content_file.file_key, add_content_file.bytes);
  perform public.start_content(add_content_file.product_id);
  update public.product_content as content
  set file_keys = content.file_keys || add_content_file.file_key
  where content.product_id = add_content_file.product_id
    and not add_content_file.file_key = any (content.file_keys);
  perform private.note_digest(add_content_file.file_key, add_content_file.sha256, add_content_file.bytes);
  return add_content_file.file_key;
end
$$;
comment on function public.add_content_file(uuid, text, text, bigint) is
  'For administrators: names a stored file of the bucket "content" as the last one of a resource; once, however '
  'often it is called. With what was sent: its SHA-256 in hexadecimal and its size. Raises product_not_found, '
  'content_file_not_stored, content_file_not_whole when another size was stored, and product_content_file_count.';
grant execute on function public.add_content_file(uuid, text, text, bigint) to authenticated;

-- Definer: nobody reads the table.
create function public.content_file_sent(file_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('sha256', sent.sha256, 'bytes', sent.bytes)
    from private.content_file as sent where sent.file_key = content_file_sent.file_key);
end
$$;
comment on function public.content_file_sent(text) is
  'For administrators: {sha256, bytes} of what was sent under this key; null when nothing is known of it.';
grant execute on function public.content_file_sent(text) to authenticated;

create function public.remove_content_file(product_id uuid, file_key text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.product_content as content
  set file_keys = array_remove(content.file_keys, remove_content_file.file_key)
  where content.product_id = remove_content_file.product_id
    and remove_content_file.file_key = any (content.file_keys);
  return remove_content_file.file_key;
end
$$;
comment on function public.remove_content_file(uuid, text) is
  'For administrators: a resource no longer names this file; the file itself stays in Storage. Nothing happens '
  'where it did not name it.';
grant execute on function public.remove_content_file(uuid, text) to authenticated;
