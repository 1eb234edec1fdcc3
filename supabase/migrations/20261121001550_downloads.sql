-- The files of a resource for those who own it, and the record of who fetched which file.

create table public.product_download (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid,
  teacher_profile_id uuid,
  product_id uuid,
  file_key text not null,
  constraint product_download_pkey primary key (id),
  constraint product_download_user_id_fkey foreign key (user_id)
    references auth.users (id) on delete set null,
  constraint product_download_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete set null,
  constraint product_download_product_id_fkey foreign key (product_id)
    references public.product (id) on delete set null,
  constraint product_download_file_key_present check (not private.is_blank(file_key)),
  constraint product_download_file_key_length check (length(file_key) <= 1000)
);

create index product_download_user_idx on public.product_download (user_id, created_at desc, id);
create index product_download_teacher_profile_id_idx on public.product_download (teacher_profile_id);
create index product_download_product_id_idx on public.product_download (product_id);

alter table public.product_download enable row level security;

create policy "people read their downloads, administrators all" on public.product_download
  for select to authenticated
  using (user_id = (select private.my_user_id()) or (select private.in_group('admin')));

grant select (id, created_at, updated_at, user_id, teacher_profile_id, product_id, file_key)
  on public.product_download to authenticated;
-- Not granted: insert, update, delete. record_download() writes, and no record is removed.
grant select on public.product_download to service_role;

comment on table public.product_download is
  'Who fetched which file and when. It is evidence in a dispute, so the rows outlive user and '
  'resource. @graphql({"totalCount": {"enabled": true}})';
comment on column public.product_download.teacher_profile_id is
  'Whose orders it is evidence of. It stays with a profile that stays because something was bought, after its '
  'user is gone. Empty for administrators who have no profile.';
comment on column public.product_download.created_at is 'When the link was handed out.';

create trigger limit_day after insert on public.product_download
  referencing new table as added
  for each statement execute function private.limit_day('teacher_profile_id', '5000');
create trigger set_updated_at before update on public.product_download
  for each row execute function private.set_updated_at();

create function private.require_content(product_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.signed_in_user();
  if private.in_group('admin') then
    return;
  end if;
  if not private.owns_product(private.my_teacher_profile_id(), require_content.product_id) then
    raise exception 'product_not_owned' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_content(uuid) is
  'Raises an error unless the caller owns the resource or is an administrator.';

create function private.file_name(file_key text) returns text
language sql immutable parallel safe set search_path = ''
return (
  select case
    when given.name ~ ' ' then given.name
    else upper(left(given.name, 1)) || regexp_replace(substr(given.name, 2), '[-_]+', ' ', 'g')
  end
  from (select regexp_replace(file_key, '^.*/|(?<=^|/)\d+-', '', 'g')) as given (name)
);
comment on function private.file_name(text) is
  'How people read the name of a file, "Common fractions grade 5.pdf": the key without its folders '
  'and its timestamp, and words instead of hyphens where the name has no spaces.';

-- Definer: no policy lets teachers read files or contents; this function checks what they own instead.
create function public.product_files(product_id uuid)
returns table (file_key text, file_name text, file_size bigint, corrected_at timestamptz, correction text, unseen boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  perform private.require_content(product_files.product_id);
  return query
    select key.name, private.file_name(key.name), (stored.metadata ->> 'size')::bigint,
      told.created_at, told.sentence, told.unseen
    from public.product_content as content
    cross join unnest(content.file_keys) with ordinality as key (name, position)
    join storage.objects as stored on stored.bucket_id = 'content' and stored.name = key.name
    left join private.corrections_of(profile_id, product_files.product_id) as told on told.current_key = key.name
    where content.product_id = product_files.product_id
    order by key.position;
end
$$;
comment on function public.product_files(uuid) is
  'Key, name and size of every stored file of a resource that the caller owns, and when, in which words and whether '
  'for the first time the caller was told that it is a corrected one. Over REST only: '
  'pg_graphql leaves functions that return tables out.';
grant execute on function public.product_files(uuid) to authenticated;

-- Definer: as product_files().
create function public.product_urls(product_id uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_content(product_urls.product_id);
  return coalesce(
    (select content.urls from public.product_content as content
     where content.product_id = product_urls.product_id),
    '{}');
end
$$;
comment on function public.product_urls(uuid) is
  'Videos and links of a resource that the caller owns.';
grant execute on function public.product_urls(uuid) to authenticated;

-- Definer: as product_files(), and nobody may write the record directly.
create function public.record_download(product_id uuid, file_key text)
returns public.product_download
language plpgsql volatile security definer set search_path = '' as $$
declare
  download public.product_download;
begin
  if not exists (
    select from public.product_files(record_download.product_id) as file
    where file.file_key = record_download.file_key
  ) then
    raise exception 'file_not_found' using errcode = 'PT404';
  end if;
  insert into public.product_download (user_id, teacher_profile_id, product_id, file_key)
  values (
    auth.uid(), private.my_teacher_profile_id(), record_download.product_id,
    record_download.file_key)
  returning * into download;
  return download;
end
$$;
comment on function public.record_download(uuid, text) is
  'Called with the caller''s own token before a link to the file is signed. Refuses callers who '
  'do not own the resource, and files that do not belong to it.';
grant execute on function public.record_download(uuid, text) to authenticated;
